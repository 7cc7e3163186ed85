// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { FeedList } from '../../web/src/shop/FeedList.tsx';
import { feedMachine, type LoadPageInput } from '../../web/src/shop/feed.machine.ts';
import { shopText as text } from '../../web/src/shop/shop.text.ts';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import { button, createViewTest, isBusy, press } from '../support/viewTest.tsx';

const events = [{ type: 'more.request' }, { type: 'load.retry' }] as const;

const stateAssertions = {
  opening: () => expect.unreachable('it decides at once'),
  loading: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(acceptedEvents(snapshot, events)).toEqual([]);
  },
  ready: (snapshot) => {
    expect(snapshot.context.pages).toBeGreaterThan(0);
    expect(acceptedEvents(snapshot, events)).toEqual(['more.request']);
  },
  requestFailed: (snapshot) => expect(acceptedEvents(snapshot, events)).toEqual(['load.retry']),
  ended: (snapshot) => expect(acceptedEvents(snapshot, events)).toEqual([]),
} satisfies StateAssertions<typeof feedMachine, null>;

const walkFrom = (pages: number) =>
  createModelTest(feedMachine, {
    input: { pages },
    outcomes: {
      loadPage: { full: { output: 30 }, empty: { output: 0 }, lost: { error: new Error('offline') } },
    },
    events,
    limit: 200,
    within: ({ context }) => context.pages < 4,
    key: ({ value, context }) => [value, context.pages],
    fixture: () => ({ world: null, machine: feedMachine }),
  });

const fresh = walkFrom(0);
const resumed = walkFrom(2);

describe('feed: paths of the machine', () => {
  it.each(fresh.paths)('passes the state assertions, from nothing, along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it.each(resumed.paths)('passes the state assertions, from two pages, along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => {
    expect(uncoveredByAll([fresh.uncovered(), resumed.uncovered()])).toEqual([]);
  });
});

const pages = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const shown = ({ context }: SnapshotFrom<typeof feedMachine>) =>
  Array.from({ length: context.pages }, (_, at) => `page ${at + 1}`);

const seen = [fresh, resumed].map((modelTest) =>
  createViewTest(modelTest, {
    view: (feed) => (
      <FeedList
        feed={feed}
        label={text.goods}
        className={undefined}
        renderPage={(page) => <li key={page}>page {page}</li>}
        renderWaiting={(key) => <li key={key}>waiting</li>}
        waiting={{ first: 3, next: 1 }}
        empty={<p>nothing</p>}
      />
    ),
    externalEvents: [],
    userActions: {
      'more.request': () => press(button(text.loadMore)),
      'load.retry': () => press(button(uiText.retry)),
    },
    stateAssertions: {
      opening: () => expect.unreachable('it decides at once'),
      loading: (snapshot) => {
        expect(isBusy(screen.getByRole('list', { name: text.goods }))).toBe(true);
        const waiting = Array.from({ length: snapshot.context.pages === 0 ? 3 : 1 }, () => 'waiting');
        expect(pages()).toEqual([...shown(snapshot), ...waiting]);
      },
      ready: (snapshot) => {
        expect(pages()).toEqual(shown(snapshot));
        expect(button(text.loadMore)).toBeDefined();
      },
      requestFailed: (snapshot) => {
        expect(pages()).toEqual(shown(snapshot));
        expect(screen.getByRole('alert').textContent).toContain(uiText.notLoaded);
      },
      ended: (snapshot) => {
        expect(pages()).toEqual(shown(snapshot));
        expect(screen.queryByRole('button')).toBeNull();
        expect(screen.getByText(snapshot.context.pages === 0 ? 'nothing' : text.noMore)).toBeDefined();
      },
    },
  }),
);

describe('feed, in its list', () => {
  it.each(seen.flatMap(({ paths }) => paths))('shows every state along $title', (path) => path.run());

  it('covers every state and transition', () => {
    expect(uncoveredByAll(seen.map(({ uncovered }) => uncovered()))).toEqual([]);
  });
});

describe('feed: scenarios', () => {
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
    expect(feed.state()).toEqual(['requestFailed', 1]);
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
