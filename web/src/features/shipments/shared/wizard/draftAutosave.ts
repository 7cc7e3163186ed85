import type { StoredValue } from '../../../../lib/storage.ts';

/** As much of a wizard's snapshot as its draft is made of. */
interface Seen<Context> {
  context: Context;
  matches(state: 'opening' | 'loadFailed' | 'shipped'): boolean;
}

/** An observer that saves the draft on every change, and clears it once the order is paid. */
export function autosaveDraft<Context, Draft>(
  drafts: StoredValue<Draft>,
  draftOf: (context: Context) => Draft,
) {
  let kept: Context | null = null;
  return (snapshot: Seen<Context>) => {
    if (snapshot.matches('opening') || snapshot.matches('loadFailed') || snapshot.context === kept) return;
    kept = snapshot.context;
    if (snapshot.matches('shipped')) drafts.clear();
    else drafts.save(draftOf(snapshot.context));
  };
}

/** What of a context has a place in the draft. */
export function pickDraft<D extends object>(empty: D, context: D): D {
  const keys = Object.keys(empty) as (keyof D)[];
  return Object.fromEntries(keys.map((key) => [key, context[key]])) as D;
}
