import type { DraftOwnership } from '../../shared/wizard/wizardDraft.ts';
import { type ModelContext, type ModelDraft, sentOf } from './modelDraft.ts';
import { modelDraftOf } from './shipModel.setup.ts';

/** As much of the wizard's snapshot as its draft is made of. */
interface Seen {
  context: ModelContext;
  matches(state: 'opening' | 'loadFailed' | 'shipped'): boolean;
  children: {
    draftAutosave?:
      | { send(event: { type: 'draft.changed'; draft: ModelDraft } | { type: 'draft.clear' }): void }
      | undefined;
  };
}

/**
 * An observer that sends every change of the draft to the autosave machine, and clears it once the batch is paid. Whose
 * draft it is is noted at once: its writing may be overtaken.
 */
export function autosaveModelDraft(turn: Pick<DraftOwnership, 'isMine' | 'note'>) {
  let kept: ModelDraft | null = null;
  return (snapshot: Seen) => {
    const { context, children } = snapshot;
    if (snapshot.matches('opening') || snapshot.matches('loadFailed')) return;
    if (snapshot.matches('shipped')) {
      if (kept) children.draftAutosave?.send({ type: 'draft.clear' });
      kept = null;
      return;
    }
    const draft = modelDraftOf(context);
    const before = kept;
    const keys = Object.keys(draft) as (keyof ModelDraft)[];
    if (before && keys.every((key) => before[key] === draft[key])) return;
    kept = draft;
    if (turn.isMine()) turn.note(sentOf(draft));
    children.draftAutosave?.send({ type: 'draft.changed', draft });
  };
}
