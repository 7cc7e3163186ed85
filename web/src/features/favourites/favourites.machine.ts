import { assign, type EventObject, fromCallback, setup } from 'xstate';
import { payload } from '../../lib/params.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';

export type LoadedFavourites = { kind: 'loaded'; goodIds: readonly number[] } | Refusal;
export type SavedFavourite = { kind: 'saved' } | Refusal;

/** Goods to be kept, or no longer. */
export interface FavouriteRequest {
  goodId: number;
  kept: boolean;
}

interface Context {
  /** As the person sees them: with what is still being saved. */
  goodIds: ReadonlySet<number>;
  /** What is to be saved, the first being under way. */
  requests: readonly FavouriteRequest[];
}

type FavouritesEvent =
  | { type: 'account.opened' }
  | { type: 'account.closed' }
  | { type: 'favourite.toggle'; goodId: number };

const none: Context = { goodIds: new Set(), requests: [] };

/** The goods that the person keeps in mind: shown as wished at once, saved one after the other. */
export const favouritesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FavouritesEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadFavourites: unprovidedActor<LoadedFavourites>(),
    saveFavourite: unprovidedActor<SavedFavourite, FavouriteRequest>(),
    /** Reports accounts with favourites as they sign in and out. */
    watchAccount: fromCallback<EventObject>(() => {}),
  },
  delays: { retryPause: 5_000 },
  guards: {
    wasRefused: (_, { answer }: { answer: LoadedFavourites | SavedFavourite }) => isRefusal(answer),
    hasMore: ({ context }) => context.requests.length > 1,
  },
  actions: {
    empty: assign(none),
    setLoaded: assign((_, { answer }: { answer: LoadedFavourites }) =>
      answer.kind === 'loaded' ? { goodIds: new Set(answer.goodIds) } : {},
    ),
    request: assign(({ context: { goodIds, requests } }, { goodId }: { goodId: number }) => {
      const kept = !goodIds.has(goodId);
      return { goodIds: changed(goodIds, { goodId, kept }), requests: [...requests, { goodId, kept }] };
    }),
    /** A later request for the same goods is already visible. */
    revertFirst: assign(({ context: { goodIds, requests } }) => {
      const [refused, ...later] = requests;
      if (!refused || later.some(({ goodId }) => goodId === refused.goodId)) return {};
      return { goodIds: changed(goodIds, { ...refused, kept: !refused.kept }) };
    }),
    dropFirst: assign(({ context }) => ({ requests: context.requests.slice(1) })),
    notifyRefusal: (_, _params: { answer: LoadedFavourites | SavedFavourite }) => {},
    notifyFailure: () => {},
  },
}).createMachine({
  id: 'favourites',
  context: none,
  invoke: { id: 'watchAccount', src: 'watchAccount' },
  initial: 'closed',
  on: { 'account.closed': '.closed', 'account.opened': '.loading' },
  states: {
    closed: { entry: 'empty' },
    loading: {
      tags: 'busy',
      entry: 'empty',
      invoke: {
        id: 'loadFavourites',
        src: 'loadFavourites',
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'closed',
          },
          {
            target: 'ready',
            actions: { type: 'setLoaded', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'unreachable',
      },
    },
    unreachable: { after: { retryPause: 'loading' } },
    ready: {
      on: {
        'favourite.toggle': { target: 'saving', actions: { type: 'request', params: payload } },
      },
    },
    saving: {
      on: { 'favourite.toggle': { actions: { type: 'request', params: payload } } },
      initial: 'confirming',
      states: {
        confirming: {
          invoke: {
            id: 'saveFavourite',
            src: 'saveFavourite',
            input: ({ context }) => context.requests[0] ?? { goodId: 0, kept: false },
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'settled',
                actions: [
                  'revertFirst',
                  { type: 'notifyRefusal', params: ({ event }) => ({ answer: event.output }) },
                ],
              },
              { target: 'settled' },
            ],
            onError: { target: 'settled', actions: ['revertFirst', 'notifyFailure'] },
          },
        },
        settled: {
          always: [
            { guard: 'hasMore', target: 'confirming', actions: 'dropFirst' },
            { target: '#favourites.ready', actions: 'dropFirst' },
          ],
        },
      },
    },
  },
});

function changed(goodIds: ReadonlySet<number>, { goodId, kept }: FavouriteRequest): ReadonlySet<number> {
  const copy = new Set(goodIds);
  if (kept) copy.add(goodId);
  else copy.delete(goodId);
  return copy;
}
