import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { News } from '../../graphql/refreshScreen.ts';
import { liveMachine, NO_NEWS } from '../live/live.machine.ts';
import { subscribeToWallet } from './subscribeToWallet.ts';

it('calls back whenever money may have moved, and no more when it is stopped', async () => {
  let tell = (_news: News) => {};
  const live = createActor(
    liveMachine.provide({
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
  const stop = subscribeToWallet(live, () => void heard.push(1));
  const told = async (news: News) => {
    tell(news);
    await expect.poll(() => live.getSnapshot().context.pending).toEqual(NO_NEWS);
  };
  await told({ ...NO_NEWS, orders: true });
  expect(heard).toEqual([]);
  await told({ ...NO_NEWS, wallet: true });
  await told({ ...NO_NEWS, all: true });
  expect(heard).toEqual([1, 1]);
  stop();
  await told({ ...NO_NEWS, wallet: true });
  expect(heard).toEqual([1, 1]);
  live.stop();
});
