import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { goodsFeedMachine, type LoadPageInput } from './goodsFeed.machine.ts';

const query = { categoryId: 8, areaCode: '33', sort: 'SALES', keyword: '杯' } as const;

/** A feed whose pages are answered by hand. */
function start() {
  const asked: LoadPageInput[] = [];
  let gate = Promise.withResolvers<number>();
  const actor = createActor(
    goodsFeedMachine.provide({
      actors: {
        loadPage: fromPromise<number, LoadPageInput>(({ input }) => {
          asked.push(input);
          gate = Promise.withResolvers<number>();
          return gate.promise;
        }),
      },
    }),
    { input: { query } },
  ).start();
  const flush = () => new Promise<void>((done) => setImmediate(done));
  return {
    actor,
    asked,
    answer: async (rows: number) => {
      gate.resolve(rows);
      await flush();
    },
    fail: async () => {
      gate.reject(new Error('offline'));
      await flush();
    },
    state: () => [actor.getSnapshot().value, actor.getSnapshot().context.pages],
  };
}

describe('goodsFeed', () => {
  it('grows page by page and ends with an empty one', async () => {
    const feed = start();
    await feed.answer(30);
    expect(feed.state()).toEqual(['ready', 1]);
    feed.actor.send({ type: 'more.request' });
    feed.actor.send({ type: 'more.request' });
    expect(feed.state()).toEqual(['loading', 1]);
    await feed.answer(7);
    expect(feed.state()).toEqual(['ready', 2]);
    feed.actor.send({ type: 'more.request' });
    await feed.answer(0);
    feed.actor.send({ type: 'more.request' });
    expect(feed.state()).toEqual(['ended', 2]);
    expect(feed.asked).toEqual([1, 2, 3].map((page) => ({ query, page })));
  });

  it('keeps its pages when one fails, and asks for the same again', async () => {
    const feed = start();
    await feed.answer(30);
    feed.actor.send({ type: 'more.request' });
    await feed.fail();
    expect(feed.state()).toEqual(['broken', 1]);
    feed.actor.send({ type: 'load.retry' });
    await feed.answer(30);
    expect(feed.state()).toEqual(['ready', 2]);
    expect(feed.asked.map(({ page }) => page)).toEqual([1, 2, 2]);
  });
});
