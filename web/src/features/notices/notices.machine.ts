import { assign, fromCallback, setup } from 'xstate';
import { output, payload } from '../../lib/params.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import { isNewer, type NoticeStamp } from './notices.rules.ts';

export interface LoadedNotices {
  /** Newest first. */
  stamps: readonly NoticeStamp[];
  /** Epoch milliseconds. */
  loadedAt: number;
}

/** What the person has done with, from before a reload. */
interface Seen {
  /** The newest one when the bar was closed, within this visit. */
  closed: NoticeStamp | null;
  /** The newest one that was acknowledged, within this visit. */
  acknowledged: NoticeStamp | null;
}

interface Context extends Seen {
  /** Newest first; null until known. */
  stamps: readonly NoticeStamp[] | null;
  loadedAt: number;
  openId: number | null;
}

type Event =
  | { type: 'notice.open'; id: number }
  | { type: 'notice.acknowledge' }
  | { type: 'bar.close' }
  | { type: 'tab.shown'; at: number };

/** A notice that is scheduled is seen by who comes back to the page a minute later. */
const FRESH_FOR_MS = 60_000;

/**
 * The notices of the home page. The bar stands until it is closed, and comes back with a newer notice; when there is
 * more than one, the newest opens by itself, once a visit. Bar and dialog are in view at home only.
 */
export const noticesMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Seen },
  actors: {
    loadNotices: unprovidedActor<LoadedNotices>(),
    /** Reports when the tab is shown again. */
    watchTab: fromCallback<{ type: 'none' }>(() => {}),
  },
  delays: { retryPause: 60_000 },
  guards: {
    isOld: ({ context }, { at }: { at: number }) => at - context.loadedAt >= FRESH_FOR_MS,
    isSettled: ({ context }) => context.stamps !== null || context.closed !== null,
    hasUnclosed: ({ context: { stamps, closed } }) => isNewer(stamps?.[0], closed),
    hasNoUnclosed: ({ context: { stamps, closed } }) => !isNewer(stamps?.[0], closed),
    newestIsDue: ({ context: { stamps, acknowledged } }) =>
      stamps !== null && stamps.length > 1 && isNewer(stamps[0], acknowledged),
    openOneIsGone: ({ context: { stamps, openId } }) => !stamps?.some(({ id }) => id === openId),
  },
  actions: {
    setNotices: assign((_, loaded: LoadedNotices) => loaded),
    defaultToNone: assign(({ context }) => ({ stamps: context.stamps ?? [] })),
    closeBar: assign(({ context }) => ({ closed: context.stamps?.[0] ?? null })),
    rememberClosed: (_, _params: { closed: NoticeStamp | null }) => {},
    openNewest: assign(({ context }) => ({ openId: context.stamps?.[0]?.id ?? null })),
    openOne: assign((_, { id }: { id: number }) => ({ openId: id })),
    acknowledge: assign(({ context: { stamps, openId, acknowledged } }) => {
      const open = stamps?.find(({ id }) => id === openId);
      return { acknowledged: open && isNewer(open, acknowledged) ? open : acknowledged };
    }),
    rememberAcknowledged: (_, _params: { acknowledged: NoticeStamp | null }) => {},
    clearOpenId: assign({ openId: null }),
  },
}).createMachine({
  id: 'notices',
  context: ({ input }) => ({ ...input, stamps: null, loadedAt: 0, openId: null }),
  invoke: { id: 'watchTab', src: 'watchTab' },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadNotices',
            src: 'loadNotices',
            onDone: {
              target: 'loaded',
              actions: { type: 'setNotices', params: output },
            },
            onError: { target: 'failed', actions: 'defaultToNone' },
          },
        },
        loaded: {
          on: {
            'tab.shown': { guard: { type: 'isOld', params: payload }, target: 'loading' },
          },
        },
        failed: {
          after: { retryPause: 'loading' },
          on: { 'tab.shown': 'loading' },
        },
      },
    },
    bar: {
      initial: 'waiting',
      states: {
        waiting: {
          always: [
            { guard: 'hasUnclosed', target: 'shown' },
            { guard: 'isSettled', target: 'hidden' },
          ],
        },
        shown: {
          always: { guard: 'hasNoUnclosed', target: 'hidden' },
          on: {
            'bar.close': {
              actions: [
                'closeBar',
                { type: 'rememberClosed', params: ({ context: { closed } }) => ({ closed }) },
              ],
            },
          },
        },
        hidden: {
          always: { guard: 'hasUnclosed', target: 'shown' },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          entry: 'clearOpenId',
          always: { guard: 'newestIsDue', target: 'open', actions: 'openNewest' },
          on: {
            'notice.open': {
              target: 'open',
              actions: { type: 'openOne', params: payload },
            },
          },
        },
        open: {
          always: { guard: 'openOneIsGone', target: 'closed' },
          on: {
            'notice.acknowledge': {
              target: 'closed',
              actions: [
                'acknowledge',
                {
                  type: 'rememberAcknowledged',
                  params: ({ context: { acknowledged } }) => ({ acknowledged }),
                },
              ],
            },
          },
        },
      },
    },
  },
});
