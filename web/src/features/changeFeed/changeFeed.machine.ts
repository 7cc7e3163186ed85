import { assign, fromCallback, setup } from 'xstate';
import { payload } from '../../lib/params.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

/** What is to be read again of what is on screen. */
export interface News {
  /** Orders, parcels and problems. */
  orders: boolean;
  /** The balance and what moved it. */
  wallet: boolean;
  /** What the person was told. */
  notices: boolean;
  /** Everything. */
  all: boolean;
}

interface Context {
  visible: boolean;
  /** How often in a row the stream was lost; five stands for more. */
  failures: number;
  /** The stream was away, so that something may have been missed. */
  gap: boolean;
  pending: News;
  /** What is being read. */
  asked: News;
}

type Event =
  | { type: 'account.opened' }
  | { type: 'account.closed' }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' }
  /** Something has changed, or, when nothing is named, the stream stands. */
  | { type: 'stream.received'; news: News }
  | { type: 'stream.failed' };

export const NO_NEWS: News = { orders: false, wallet: false, notices: false, all: false };
const MAX_FAILURES = 5;
/** From this many failures on, every failed attempt also polls. */
const POLLING_FAILURES = 3;

/**
 * Keeps what is on screen up to date: listens to a stream of changes while somebody is signed in and looks, and reads
 * anew what they are about. A lost stream is opened again and again; meanwhile orders are asked for.
 */
export const changeFeedMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { visible: boolean } },
  actors: {
    /** Reports the events of the stream, and when it fails. */
    watchChanges: fromCallback<{ type: 'none' }>(() => {}),
    /** Reads anew what is on screen. */
    refresh: unprovidedActor<void, News>(),
    /** Reports accounts as they sign in and out. */
    watchAccount: fromCallback<{ type: 'none' }>(() => {}),
    /** Reports when the tab is shown or hidden. */
    watchTab: fromCallback<{ type: 'none' }>(() => {}),
  },
  delays: {
    connectLimit: 15_000,
    /** Streams say every 15 seconds that they stand. */
    silence: 40_000,
    hiddenPause: 10_000,
    firstRetry: 1_000,
    secondRetry: 2_000,
    thirdRetry: 5_000,
    fourthRetry: 10_000,
    laterRetry: 30_000,
    gathering: 300,
  },
  guards: {
    isVisible: ({ context }) => context.visible,
    hasNews: ({ context: { pending } }) => Object.values(pending).includes(true),
    hasFailed: ({ context }, { times }: { times: number }) => context.failures === times,
  },
  actions: {
    setTabVisible: assign((_, params: { visible: boolean }) => params),
    forget: assign({ failures: 0, gap: false, pending: NO_NEWS }),
    addChanges: assign(({ context: { pending } }, { news }: { news: News }) => ({
      pending: both(pending, news),
    })),
    recordConnected: assign(({ context: { pending, gap } }) => ({
      failures: 0,
      gap: false,
      pending: { ...pending, all: pending.all || gap },
    })),
    setGap: assign({ gap: true }),
    recordConnectionLoss: assign(({ context }) => {
      const failures = Math.min(context.failures + 1, MAX_FAILURES);
      const polls = failures >= POLLING_FAILURES;
      return {
        failures,
        gap: true,
        pending: both(context.pending, { orders: polls, wallet: polls, notices: polls, all: false }),
      };
    }),
    ask: assign(({ context }) => ({ asked: context.pending, pending: NO_NEWS })),
  },
}).createMachine({
  id: 'changeFeed',
  context: ({ input }) => ({ ...input, failures: 0, gap: false, pending: NO_NEWS, asked: NO_NEWS }),
  invoke: [
    { id: 'watchAccount', src: 'watchAccount' },
    { id: 'watchTab', src: 'watchTab' },
  ],
  type: 'parallel',
  states: {
    connection: {
      initial: 'off',
      on: { 'account.closed': '.off' },
      states: {
        off: {
          entry: 'forget',
          on: {
            'account.opened': [{ guard: 'isVisible', target: 'listening' }, { target: 'paused' }],
          },
        },
        listening: {
          invoke: { id: 'watchChanges', src: 'watchChanges' },
          initial: 'connecting',
          on: {
            'stream.received': {
              target: '.open',
              actions: { type: 'addChanges', params: payload },
            },
            'stream.failed': 'lost',
          },
          states: {
            connecting: {
              after: { connectLimit: '#changeFeed.connection.lost' },
              on: { 'tab.hidden': '#changeFeed.connection.paused' },
            },
            open: {
              entry: 'recordConnected',
              after: { silence: '#changeFeed.connection.lost' },
              on: { 'tab.hidden': 'hidden' },
            },
            /** A glance elsewhere costs no new stream. */
            hidden: {
              after: { hiddenPause: '#changeFeed.connection.paused' },
              on: {
                'tab.shown': 'open',
                'stream.received': { actions: { type: 'addChanges', params: payload } },
                'stream.failed': '#changeFeed.connection.paused',
              },
            },
          },
        },
        lost: {
          entry: 'recordConnectionLoss',
          initial: 'counting',
          on: { 'tab.hidden': 'paused' },
          states: {
            counting: {
              always: [
                { guard: { type: 'hasFailed', params: { times: 1 } }, target: 'oneFailure' },
                { guard: { type: 'hasFailed', params: { times: 2 } }, target: 'twoFailures' },
                { guard: { type: 'hasFailed', params: { times: 3 } }, target: 'threeFailures' },
                { guard: { type: 'hasFailed', params: { times: 4 } }, target: 'fourFailures' },
                { target: 'manyFailures' },
              ],
            },
            oneFailure: { after: { firstRetry: '#changeFeed.connection.listening' } },
            twoFailures: { after: { secondRetry: '#changeFeed.connection.listening' } },
            threeFailures: { after: { thirdRetry: '#changeFeed.connection.listening' } },
            fourFailures: { after: { fourthRetry: '#changeFeed.connection.listening' } },
            manyFailures: { after: { laterRetry: '#changeFeed.connection.listening' } },
          },
        },
        /** Browsers limit connections per site: a hidden tab holds none. */
        paused: {
          entry: 'setGap',
          on: { 'tab.shown': 'listening' },
        },
      },
    },
    screen: {
      initial: 'upToDate',
      on: {
        'tab.shown': { actions: { type: 'setTabVisible', params: { visible: true } } },
        'tab.hidden': { actions: { type: 'setTabVisible', params: { visible: false } } },
      },
      states: {
        upToDate: { always: { guard: 'hasNews', target: 'gathering' } },
        gathering: {
          after: { gathering: [{ guard: 'hasNews', target: 'refreshing' }, { target: 'upToDate' }] },
        },
        refreshing: {
          entry: 'ask',
          invoke: {
            id: 'refresh',
            src: 'refresh',
            input: ({ context }) => context.asked,
            onDone: 'upToDate',
            onError: 'upToDate',
          },
        },
      },
    },
  },
});

function both(one: News, other: News): News {
  return {
    orders: one.orders || other.orders,
    wallet: one.wallet || other.wallet,
    notices: one.notices || other.notices,
    all: one.all || other.all,
  };
}
