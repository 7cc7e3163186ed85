import { assign, fromCallback, sendParent, setup } from 'xstate';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import type { ModelDraft } from './modelDraft.ts';

export interface KeepWish {
  account: string;
  /** Null: forget it. */
  draft: ModelDraft | null;
}

interface KeeperContext extends KeepWish {
  /** The draft changed again while it was being written. */
  newer: boolean;
}

type KeeperEvent =
  | { type: 'draft.changed'; draft: ModelDraft }
  | { type: 'draft.forget' }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' };

/**
 * Writes the draft a moment after it changed, one writing at a time, or at once when the tab is left; tells the wizard
 * when there is no room.
 */
export const modelKeeperMachine = setup({
  types: {
    context: {} as KeeperContext,
    events: {} as KeeperEvent,
    input: {} as { account: string },
  },
  actors: {
    writeDraft: unprovidedActor<boolean, KeepWish>(),
    watchTab: fromCallback<{ type: 'none' }>(() => {}),
  },
  delays: { draftSettle: 400 },
  guards: {
    hasNewer: ({ context }) => context.newer,
    wasKept: (_, { kept }: { kept: boolean }) => kept,
  },
  actions: {
    takeDraft: assign((_, { draft }: { draft: ModelDraft | null }) => ({ draft })),
    noteNewer: assign({ newer: true }),
    forgetNewer: assign({ newer: false }),
    tellKept: sendParent({ type: 'draft.kept' }),
    tellUnkept: sendParent({ type: 'draft.unkept' }),
  },
}).createMachine({
  id: 'modelKeeper',
  context: ({ input }) => ({ account: input.account, draft: null, newer: false }),
  invoke: { id: 'watchTab', src: 'watchTab' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'draft.changed': {
          target: 'settling',
          actions: { type: 'takeDraft', params: ({ event }) => event },
        },
        'draft.forget': { target: 'writing', actions: { type: 'takeDraft', params: { draft: null } } },
      },
    },
    settling: {
      after: { draftSettle: 'writing' },
      on: {
        'tab.hidden': 'writing',
        'draft.changed': { actions: { type: 'takeDraft', params: ({ event }) => event } },
        'draft.forget': { target: 'writing', actions: { type: 'takeDraft', params: { draft: null } } },
      },
    },
    writing: {
      entry: 'forgetNewer',
      invoke: {
        id: 'writeDraft',
        src: 'writeDraft',
        input: ({ context: { account, draft } }) => ({ account, draft }),
        onDone: [
          {
            guard: { type: 'wasKept', params: ({ event }) => ({ kept: event.output }) },
            target: 'written',
            actions: 'tellKept',
          },
          { target: 'written', actions: 'tellUnkept' },
        ],
        onError: { target: 'written', actions: 'tellUnkept' },
      },
      on: {
        // The answer to the first may never come; the browser does them in turn.
        'tab.hidden': { guard: 'hasNewer', target: 'writing', reenter: true },
        'draft.changed': { actions: [{ type: 'takeDraft', params: ({ event }) => event }, 'noteNewer'] },
        'draft.forget': { actions: [{ type: 'takeDraft', params: { draft: null } }, 'noteNewer'] },
      },
    },
    written: { always: [{ guard: 'hasNewer', target: 'writing' }, { target: 'idle' }] },
  },
});
