import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { lazyActor } from '../../lib/lazyActor.ts';
import type { News } from '../changeFeed/changeFeed.machine.ts';
import { changeFeedMachine, NO_NEWS } from '../changeFeed/changeFeed.machine.ts';
import { subscribeToWallet } from './subscribeToWallet.ts';

it('subscribeToWallet calls the listener on each wallet change until it is unsubscribed', async () => {
  let tell = (_news: News) => {};
  const changeFeed = createActor(
    changeFeedMachine.provide({
      actors: {
        watchChanges: fromCallback(({ sendBack }) => {
          tell = (news) => sendBack({ type: 'stream.received', news });
        }),
        watchAccount: fromCallback(({ sendBack }) => sendBack({ type: 'account.opened' })),
        refresh: fromPromise<void, News>(async () => {}),
      },
      delays: { gathering: 0 },
    }),
    { input: { visible: true } },
  ).start();
  const heard: number[] = [];
  const host = lazyActor(async () => changeFeed);
  const stop = subscribeToWallet(host, () => void heard.push(1));
  await host.start();
  const told = async (news: News) => {
    tell(news);
    await expect.poll(() => changeFeed.getSnapshot().context.pending).toEqual(NO_NEWS);
  };
  await told({ ...NO_NEWS, orders: true });
  expect(heard).toEqual([]);
  await told({ ...NO_NEWS, wallet: true });
  await told({ ...NO_NEWS, all: true });
  expect(heard).toEqual([1, 1]);
  stop();
  await told({ ...NO_NEWS, wallet: true });
  expect(heard).toEqual([1, 1]);
  changeFeed.stop();
});
