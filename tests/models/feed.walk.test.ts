import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { feedMachine, type LoadPageInput } from '../../web/src/shop/feed.machine.ts';
import { type Sights, takes, walkOf } from '../support/walk.ts';

const events = [{ type: 'more.request' }, { type: 'load.retry' }] as const;

const sights = {
  opening: () => expect.unreachable('it decides at once'),
  loading: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(takes(snapshot, events)).toEqual([]);
  },
  ready: (snapshot) => {
    expect(snapshot.context.pages).toBeGreaterThan(0);
    expect(takes(snapshot, events)).toEqual(['more.request']);
  },
  broken: (snapshot) => expect(takes(snapshot, events)).toEqual(['load.retry']),
  ended: (snapshot) => expect(takes(snapshot, events)).toEqual([]),
} satisfies Sights<typeof feedMachine, null>;

const walkFrom = (pages: number) =>
  walkOf(feedMachine, {
    input: { pages },
    gates: {
      loadPage: { full: { output: 30 }, empty: { output: 0 }, lost: { error: new Error('offline') } },
    },
    events,
    limit: 200,
    within: ({ context }) => context.pages < 4,
    key: ({ value, context }) => [value, context.pages],
    stage: () => ({ world: null, machine: feedMachine }),
  });

const fresh = walkFrom(0);
const resumed = walkFrom(2);

describe('feed, walked', () => {
  it.each(fresh.paths)('from nothing: $title', (path) => path.run(undefined, sights));

  it.each(resumed.paths)('from two pages: $title', (path) => path.run(undefined, sights));

  it('walks every edge', () => {
    const left = new Set(resumed.unwalked());
    expect(fresh.unwalked().filter((edge) => left.has(edge))).toEqual([]);
  });
});

describe('feed, pinned', () => {
  const settled = () => new Promise(setImmediate);

  /** A feed whose pages are answered by hand. */
  function start(pages = 0) {
    const asked: number[] = [];
    let gate = Promise.withResolvers<number>();
    const actor = createActor(
      feedMachine.provide({
        actors: {
          loadPage: fromPromise<number, LoadPageInput>(({ input }) => {
            asked.push(input.page);
            gate = Promise.withResolvers<number>();
            return gate.promise;
          }),
        },
      }),
      { input: { pages } },
    ).start();
    return {
      actor,
      asked,
      answer: async (rows: number) => {
        gate.resolve(rows);
        await settled();
      },
      fail: async () => {
        gate.reject(new Error('offline'));
        await settled();
      },
      state: () => [actor.getSnapshot().value, actor.getSnapshot().context.pages],
    };
  }

  it('grows page by page, asks once for each, and stops at an empty one', async () => {
    const feed = start();
    await feed.answer(30);
    feed.actor.send({ type: 'more.request' });
    feed.actor.send({ type: 'more.request' });
    expect(feed.state()).toEqual(['loading', 1]);
    await feed.answer(7);
    expect(feed.state()).toEqual(['ready', 2]);
    feed.actor.send({ type: 'more.request' });
    await feed.answer(0);
    feed.actor.send({ type: 'more.request' });
    expect(feed.state()).toEqual(['ended', 2]);
    expect(feed.asked).toEqual([1, 2, 3]);
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
    expect(feed.asked).toEqual([1, 2, 2]);
  });

  it('goes on after the pages that it begins with', async () => {
    const feed = start(3);
    expect([feed.state(), feed.asked]).toEqual([['ready', 3], []]);
    feed.actor.send({ type: 'more.request' });
    await feed.answer(30);
    expect([feed.state(), feed.asked]).toEqual([['ready', 4], [4]]);
  });
});
