// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ConnectionLost } from '../../web/src/features/changeFeed/ConnectionLost.tsx';
import {
  changeFeedMachine,
  type News,
  NO_NEWS,
} from '../../web/src/features/changeFeed/changeFeed.machine.ts';
import { selectIsLost } from '../../web/src/features/changeFeed/changeFeed.selectors.ts';
import { changeFeedText } from '../../web/src/features/changeFeed/changeFeed.text.ts';
import { manualClock } from '../support/manualClock.ts';
import { acceptedEvents, createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, started } from '../support/viewTest.tsx';

const orders: News = { ...NO_NEWS, orders: true };
const wallet: News = { ...NO_NEWS, wallet: true };
const everything: News = { ...NO_NEWS, all: true };

const events = [
  { type: 'account.opened' },
  { type: 'account.closed' },
  { type: 'tab.shown' },
  { type: 'tab.hidden' },
  { type: 'stream.received', news: NO_NEWS },
  { type: 'stream.received', news: orders },
  { type: 'stream.failed' },
] as const;

type Snapshot = Parameters<typeof selectIsLost>[0];
const isLost = (expected: boolean) => (snapshot: Snapshot) => expect(selectIsLost(snapshot)).toBe(expected);
/** The stream was lost so often, and is waited for in view of the person. */
const lostTimes = (times: number) => (snapshot: Snapshot) => {
  expect(selectIsLost(snapshot)).toBe(true);
  expect(snapshot.context).toMatchObject({ failures: times, gap: true, visible: true });
};

const stateAssertions: StateAssertions<typeof changeFeedMachine, null> = {
  'connection.off': (snapshot) => {
    isLost(false)(snapshot);
    expect(snapshot.context).toMatchObject({ failures: 0, gap: false });
    expect(acceptedEvents(snapshot, events)).not.toContain('stream.received');
  },
  'connection.listening.connecting': (snapshot) => {
    isLost(snapshot.context.failures > 0)(snapshot);
    expect(acceptedEvents(snapshot, events)).toContain('stream.failed');
  },
  'connection.listening.open': (snapshot) => {
    isLost(false)(snapshot);
    expect(snapshot.context).toMatchObject({ failures: 0, gap: false });
  },
  'connection.listening.hidden': (snapshot) => expect(snapshot.context.visible).toBe(false),
  'connection.lost.counting': () => expect.unreachable('counts at once'),
  'connection.lost.oneFailure': lostTimes(1),
  'connection.lost.twoFailures': lostTimes(2),
  'connection.lost.threeFailures': lostTimes(3),
  'connection.lost.fourFailures': lostTimes(4),
  'connection.lost.manyFailures': lostTimes(5),
  'connection.paused': (snapshot) => {
    isLost(false)(snapshot);
    expect(snapshot.context).toMatchObject({ gap: true, visible: false });
  },
  'screen.upToDate': ({ context }) => expect(context.pending).toEqual(NO_NEWS),
  'screen.gathering': () => {},
  'screen.refreshing': ({ context }) => expect(context.asked).not.toEqual(NO_NEWS),
};

const modelTest = createModelTest(changeFeedMachine, {
  input: { visible: true },
  outcomes: { refresh: { done: { output: undefined }, failed: { error: new Error('offline') } } },
  events,
  limit: 20_000,
  key: ({ value, context: { visible, failures, gap, pending } }) => [value, visible, failures, gap, pending],
  equivalence: ({ value }) => value,
  fixture: () => ({ world: null, machine: changeFeedMachine }),
});

describe('live: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const says = (words: string) => () => expect(screen.getByRole('status').textContent).toBe(words);
const lost = says(changeFeedText.lost);
const quiet = says('');

const viewTest = createViewTest(modelTest, {
  view: () => <ConnectionLost />,
  externalEvents: events.map(({ type }) => type),
  userActions: {},
  stateAssertions: {
    'connection.off': quiet,
    'connection.listening.connecting': ({ context }) => (context.failures > 0 ? lost() : quiet()),
    'connection.listening.open': quiet,
    'connection.listening.hidden': quiet,
    'connection.lost.counting': () => expect.unreachable('counts at once'),
    'connection.lost.oneFailure': lost,
    'connection.lost.twoFailures': lost,
    'connection.lost.threeFailures': lost,
    'connection.lost.fourFailures': lost,
    'connection.lost.manyFailures': lost,
    'connection.paused': quiet,
    // What it reads anew is seen in the lists themselves.
    'screen.upToDate': () => {},
    'screen.gathering': () => {},
    'screen.refreshing': () => {},
  },
  system: (changeFeed) => ({ changeFeed: started(changeFeed) }),
});

describe('live, in the line that tells of it', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('live: scenarios', () => {
  /** A page of somebody who is signed in, with a stream that says what the test wants. */
  function start({ visible = true } = {}) {
    const clock = manualClock();
    const asked: News[] = [];
    const streams = { opened: 0, open: 0 };
    let answer: PromiseWithResolvers<void> | null = null;
    const actor = createActor(
      changeFeedMachine.provide({
        actors: {
          watchChanges: fromCallback(() => {
            streams.opened += 1;
            streams.open += 1;
            return () => {
              streams.open -= 1;
            };
          }),
          refresh: fromPromise<void, News>(({ input }) => {
            asked.push(input);
            answer = Promise.withResolvers<void>();
            return answer.promise;
          }),
        },
      }),
      { input: { visible }, clock },
    ).start();
    const answered = async () => {
      answer?.resolve();
      await new Promise(setImmediate);
    };
    const tell = (news: News) => actor.send({ type: 'stream.received', news });
    const breakOff = () => actor.send({ type: 'stream.failed' });
    const lost = () => selectIsLost(actor.getSnapshot());
    actor.send({ type: 'account.opened' });
    return { actor, clock, asked, streams, answered, tell, breakOff, lost };
  }

  it('collects events of 300 ms and refetches once', async () => {
    const { clock, asked, answered, tell } = start();
    tell(NO_NEWS);
    tell(orders);
    tell(wallet);
    tell(orders);
    expect(asked).toEqual([]);
    clock.fire(300);
    expect(asked).toEqual([{ ...NO_NEWS, orders: true, wallet: true }]);
    await answered();
    expect(() => clock.fire(300)).toThrow('or none');
  });

  it('refetches what changes during a refetch once that is answered', async () => {
    const { clock, asked, answered, tell } = start();
    tell(orders);
    clock.fire(300);
    tell(wallet);
    expect(() => clock.fire(300)).toThrow('or none');
    await answered();
    clock.fire(300);
    expect(asked).toEqual([orders, wallet]);
  });

  it('tries again after 1, 2, 5, 10 and every 30 s, and asks for orders from the third time on', async () => {
    const { clock, asked, answered, streams, breakOff, lost } = start();
    for (const pause of [1_000, 2_000]) {
      breakOff();
      expect([lost(), streams.open]).toEqual([true, 0]);
      clock.fire(pause);
      expect([lost(), streams.open]).toEqual([true, 1]);
    }
    expect(asked).toEqual([]);
    for (const pause of [5_000, 10_000, 30_000, 30_000]) {
      breakOff();
      clock.fire(300);
      await answered();
      clock.fire(pause);
    }
    expect(asked).toEqual(Array(4).fill({ ...NO_NEWS, orders: true, wallet: true, notices: true }));
    expect(streams).toEqual({ opened: 7, open: 1 });
  });

  it('reconnects by itself and refetches everything that may have been missed', async () => {
    const { clock, asked, answered, tell, breakOff, lost } = start();
    tell(NO_NEWS);
    breakOff();
    expect(lost()).toBe(true);
    clock.fire(1_000);
    tell(NO_NEWS);
    expect(lost()).toBe(false);
    clock.fire(300);
    await answered();
    expect(asked).toEqual([everything]);
    breakOff();
    clock.fire(1_000);
  });

  it('takes a stream for lost that says nothing for 40 s, or not a word for 15 s', () => {
    const { clock, lost, tell } = start();
    clock.fire(15_000);
    expect(lost()).toBe(true);
    clock.fire(1_000);
    tell(NO_NEWS);
    tell(NO_NEWS);
    expect(lost()).toBe(false);
    clock.fire(40_000);
    expect(lost()).toBe(true);
  });

  it('closes the stream of a hidden tab and refetches when the tab is visible again', () => {
    const { actor, clock, asked, streams, tell, lost } = start();
    tell(NO_NEWS);
    actor.send({ type: 'tab.hidden' });
    actor.send({ type: 'tab.shown' });
    expect(streams).toEqual({ opened: 1, open: 1 });
    actor.send({ type: 'tab.hidden' });
    tell(orders);
    clock.fire(300);
    expect(asked).toEqual([orders]);
    clock.fire(10_000);
    expect([streams.open, lost()]).toEqual([0, false]);
    actor.send({ type: 'tab.shown' });
    expect([streams.open, lost()]).toEqual([1, false]);
    tell(NO_NEWS);
    expect(actor.getSnapshot().context.pending).toEqual(everything);
  });

  it('begins unseen without a stream', () => {
    const { actor, streams } = start({ visible: false });
    expect(streams.opened).toBe(0);
    actor.send({ type: 'tab.shown' });
    expect(streams).toEqual({ opened: 1, open: 1 });
  });

  it('stops at the sign-out, and forgets what it has heard', () => {
    const { actor, clock, asked, streams, tell, breakOff, lost } = start();
    tell(orders);
    actor.send({ type: 'account.closed' });
    clock.fire(300);
    expect([streams.open, asked]).toEqual([0, []]);
    actor.send({ type: 'account.opened' });
    breakOff();
    actor.send({ type: 'account.closed' });
    expect([lost(), streams]).toEqual([false, { opened: 2, open: 0 }]);
    expect(() => clock.fire(1_000)).toThrow('or none');
  });
});
