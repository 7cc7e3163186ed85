import type { StoredValue } from '../lib/storage.ts';
import { toast } from '../ui/feedback/toast.ts';
import type { DraftPlace } from './draftEditor.ts';

/**
 * The actions that keep what is not saved in the browser, for a chart with a draft.
 *
 * @param unsaved what is not saved; null when nothing is
 * @param noRoom said once when the browser keeps nothing
 */
export function draftStorage<Context extends DraftPlace, Kept>(
  storeOf: (place: DraftPlace) => StoredValue<Kept>,
  unsaved: (context: Context) => Kept | null,
  noRoom: string,
) {
  let isFull = false;
  return {
    saveUnsavedDraft: ({ context }: { context: Context }) => {
      const draft = unsaved(context);
      if (!draft) return storeOf(context).clear();
      const isKept = storeOf(context).save(draft);
      // Once is enough: it is asked at every letter.
      if (!isKept && !isFull) toast.warning(noRoom);
      isFull = !isKept;
    },
    clearDraft: ({ context }: { context: Context }) => storeOf(context).clear(),
  };
}
