import { describe, expect, it } from 'vitest';
import { draftAutosaveMachine } from '../../web/src/features/shipments/model/flow/draftAutosave.machine.ts';
import { emptyModelDraft } from '../../web/src/features/shipments/model/flow/modelDraft.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';

type Table = StateAssertions<typeof draftAutosaveMachine, null>;

const stateAssertions: Table = {
  idle: ({ context }) => expect(context.newer).toBe(false),
  debouncing: ({ context }) => expect(context.draft).not.toBeNull(),
  writing: (snapshot) => expect(snapshot.can({ type: 'draft.clear' })).toBe(true),
  written: () => expect.unreachable('decides at once'),
};

/** Without a wizard to tell. */
const alone = draftAutosaveMachine.provide({
  actions: { reportSaved: () => {}, reportSaveFailed: () => {} },
});

const modelTest = createModelTest(alone, {
  input: { account: 'u-li' },
  outcomes: {
    writeDraft: { kept: { output: true }, full: { output: false }, lost: { error: new Error('closed') } },
  },
  events: [
    { type: 'draft.changed', draft: emptyModelDraft },
    { type: 'draft.clear' },
    { type: 'tab.hidden' },
  ],
  limit: 2_000,
  key: ({ value, context }) => [value, context.draft === null, context.newer],
  fixture: () => ({ world: null, machine: alone }),
});

describe('keeping the draft of a file: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});
