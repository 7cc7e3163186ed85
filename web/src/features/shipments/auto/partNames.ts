import type { AutoDraft } from '../autoDraft.ts';
import { partsOf } from '../batchInput.ts';

/** The goods of every part of the batch, in its order; none where the same goods go to all. */
export function partNames(draft: AutoDraft): (string | undefined)[] {
  const names = new Map(draft.plan?.parts.map(({ goodId, goodName }) => [goodId, goodName]));
  return draft.mode === 'mapped' ? partsOf(draft).map(({ goodId }) => names.get(goodId)) : [];
}
