import { assign, setup } from 'xstate';
import { absent } from '../../lib/absent.ts';
import type { GoodsQuery } from './goodsQuery.ts';

export interface LoadPageInput {
  query: GoodsQuery;
  page: number;
}

interface Context {
  query: GoodsQuery;
  /** Pages that are in view; the rows themselves are Apollo's. */
  pages: number;
}

/** The goods list of the home page, one page after the other until one comes back empty. */
export const goodsFeedMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'more.request' } | { type: 'load.retry' },
    input: {} as { query: GoodsQuery },
    tags: {} as 'busy',
  },
  actors: {
    /** Answers with the number of rows of the page. */
    loadPage: absent<number, LoadPageInput>(),
  },
  actions: {
    showPage: assign(({ context }) => ({ pages: context.pages + 1 })),
  },
  guards: {
    isEmpty: (_, { rows }: { rows: number }) => rows === 0,
  },
}).createMachine({
  id: 'goodsFeed',
  context: ({ input }) => ({ query: input.query, pages: 0 }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ query: context.query, page: context.pages + 1 }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ rows: event.output }) }, target: 'ended' },
          { target: 'ready', actions: 'showPage' },
        ],
        onError: 'broken',
      },
    },
    ready: { on: { 'more.request': 'loading' } },
    broken: { on: { 'load.retry': 'loading' } },
    ended: {},
  },
});
