import { describe, expect, it } from 'vitest';
import { draftAutosaveMachine } from '../../web/src/features/shipments/model/flow/draftAutosave.machine.ts';
import { emptyModelDraft } from '../../web/src/features/shipments/model/flow/modelDraft.ts';
import { type Sights, walkOf } from '../support/walk.ts';

type Table = Sights<typeof draftAutosaveMachine, null>;

const sights: Table = {
  idle: ({ context }) => expect(context.newer).toBe(false),
  settling: ({ context }) => expect(context.draft).not.toBeNull(),
  writing: (snapshot) => expect(snapshot.can({ type: 'draft.clear' })).toBe(true),
  written: () => expect.unreachable('decides at once'),
};

/** Without a wizard to tell. */
const alone = draftAutosaveMachine.provide({
  actions: { reportSaved: () => {}, reportSaveFailed: () => {} },
});

const walk = walkOf(alone, {
  input: { account: 'u-li' },
  gates: {
    writeDraft: { kept: { output: true }, full: { output: false }, lost: { error: new Error('closed') } },
  },
  events: [
    { type: 'draft.changed', draft: emptyModelDraft },
    { type: 'draft.clear' },
    { type: 'tab.hidden' },
  ],
  limit: 2_000,
  key: ({ value, context }) => [value, context.draft === null, context.newer],
  stage: () => ({ world: null, machine: alone }),
});

describe('keeping the draft of a file, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});
