import { assign, fromCallback, sendParent, setup } from 'xstate';
import { unprovidedActor } from '../../../../lib/unprovidedActor.ts';
import type { ModelDraft } from './modelDraft.ts';

export interface SaveDraftRequest {
  account: string;
  /** Null clears the draft. */
  draft: ModelDraft | null;
}

interface AutosaveContext extends SaveDraftRequest {
  /** The draft changed again while it was being written. */
  newer: boolean;
}

type AutosaveEvent =
  | { type: 'draft.changed'; draft: ModelDraft }
  | { type: 'draft.clear' }
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' };

/**
 * Writes the draft a moment after it changed, one writing at a time, or at once when the tab is left; reports to the wizard
 * when there is no room.
 */
export const draftAutosaveMachine = setup({
  types: {
    context: {} as AutosaveContext,
    events: {} as AutosaveEvent,
    input: {} as { account: string },
  },
  actors: {
    writeDraft: unprovidedActor<boolean, SaveDraftRequest>(),
    watchTab: fromCallback<{ type: 'none' }>(() => {}),
  },
  delays: { draftDebounce: 400 },
  guards: {
    hasNewer: ({ context }) => context.newer,
    wasSaved: (_, { kept }: { kept: boolean }) => kept,
  },
  actions: {
    setDraft: assign((_, { draft }: { draft: ModelDraft | null }) => ({ draft })),
    setNewer: assign({ newer: true }),
    clearNewer: assign({ newer: false }),
    reportSaved: sendParent({ type: 'draft.saved' }),
    reportSaveFailed: sendParent({ type: 'draft.saveFailed' }),
  },
}).createMachine({
  id: 'draftAutosave',
  context: ({ input }) => ({ account: input.account, draft: null, newer: false }),
  invoke: { id: 'watchTab', src: 'watchTab' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'draft.changed': {
          target: 'debouncing',
          actions: { type: 'setDraft', params: ({ event }) => event },
        },
        'draft.clear': { target: 'writing', actions: { type: 'setDraft', params: { draft: null } } },
      },
    },
    debouncing: {
      after: { draftDebounce: 'writing' },
      on: {
        'tab.hidden': 'writing',
        'draft.changed': { actions: { type: 'setDraft', params: ({ event }) => event } },
        'draft.clear': { target: 'writing', actions: { type: 'setDraft', params: { draft: null } } },
      },
    },
    writing: {
      entry: 'clearNewer',
      invoke: {
        id: 'writeDraft',
        src: 'writeDraft',
        input: ({ context: { account, draft } }) => ({ account, draft }),
        onDone: [
          {
            guard: { type: 'wasSaved', params: ({ event }) => ({ kept: event.output }) },
            target: 'written',
            actions: 'reportSaved',
          },
          { target: 'written', actions: 'reportSaveFailed' },
        ],
        onError: { target: 'written', actions: 'reportSaveFailed' },
      },
      on: {
        // The answer to the first may never come; the browser does them in turn.
        'tab.hidden': { guard: 'hasNewer', target: 'writing', reenter: true },
        'draft.changed': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'setNewer'] },
        'draft.clear': { actions: [{ type: 'setDraft', params: { draft: null } }, 'setNewer'] },
      },
    },
    written: { always: [{ guard: 'hasNewer', target: 'writing' }, { target: 'idle' }] },
  },
});
