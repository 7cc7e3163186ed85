import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

export interface LoadPageInput {
  /** From 1. */
  page: number;
}

interface Context {
  /** Pages that are in view; the rows themselves are Apollo's. */
  pages: number;
}

/** A list that grows page by page until a page comes back empty. It may begin with pages that were in view before. */
export const feedMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'more.request' } | { type: 'load.retry' },
    input: {} as { pages: number },
    tags: {} as 'busy',
  },
  actors: {
    /** Answers with the number of rows of the page. */
    loadPage: unprovidedActor<number, LoadPageInput>(),
  },
  actions: {
    showPage: assign(({ context }) => ({ pages: context.pages + 1 })),
  },
  guards: {
    hasPages: ({ context }) => context.pages > 0,
    isEmpty: (_, { rows }: { rows: number }) => rows === 0,
  },
}).createMachine({
  id: 'feed',
  context: ({ input }) => ({ pages: input.pages }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasPages', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ page: context.pages + 1 }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ rows: event.output }) }, target: 'ended' },
          { target: 'ready', actions: 'showPage' },
        ],
        onError: 'requestFailed',
      },
    },
    ready: { on: { 'more.request': 'loading' } },
    requestFailed: { on: { 'load.retry': 'loading' } },
    ended: {},
  },
});
