import { type StorageArea, type StoredValue, storedValue } from '../../../../lib/storage.ts';
import type { BasketLine } from './basket.ts';
import type { WizardDraft } from './wizard.types.ts';

/** What the draft of every wizard starts with. */
export const emptyWizardDraft: Omit<WizardDraft, 'step'> = {
  warehouseId: null,
  courierId: null,
  senderId: null,
  senderForm: null,
  remark: '',
  createNo: null,
  payNo: null,
  placed: null,
};

/** The draft with a sender that is still there, if there is any. */
export function withSender<D extends { senderId: number | null }>(draft: D, senderIds: readonly number[]): D {
  return { ...draft, senderId: senderIds.find((id) => id === draft.senderId) ?? senderIds[0] ?? null };
}

/** A stored draft with lines; one of an earlier version names goods and pieces. */
export function withLines(stored: object): object & { lines?: readonly BasketLine[] } {
  const { goodId, num, ...draft } = stored as {
    goodId?: unknown;
    num?: unknown;
    lines?: readonly BasketLine[];
  };
  if (draft.lines || typeof goodId !== 'number') return draft;
  return { ...draft, lines: [{ goodId, skuId: null, num: typeof num === 'number' ? num : 1 }] };
}

/** As much of a wizard's snapshot as its draft is made of. */
interface Seen<Context> {
  context: Context;
  matches(state: 'opening' | 'loadFailed' | 'shipped'): boolean;
}

/**
 * An observer that saves the draft on every change, and clears it once the order is paid.
 *
 * @param nextDraftOf what is kept for the next order, if anything is
 */
export function autosaveDraft<Context, Draft>(
  drafts: StoredValue<Draft>,
  draftOf: (context: Context) => Draft,
  nextDraftOf: (context: Context) => Draft | null = () => null,
) {
  let kept: Context | null = null;
  return (snapshot: Seen<Context>) => {
    if (snapshot.matches('opening') || snapshot.matches('loadFailed') || snapshot.context === kept) return;
    kept = snapshot.context;
    const draft = (snapshot.matches('shipped') ? nextDraftOf : draftOf)(snapshot.context);
    if (draft) drafts.save(draft);
    else drafts.clear();
  };
}

/** What of a context has a place in the draft. */
export function pickDraft<D extends object>(empty: D, context: D): D {
  const keys = Object.keys(empty) as (keyof D)[];
  return Object.fromEntries(keys.map((key) => [key, context[key]])) as D;
}

/**
 * Which of the tabs that have one draft open may still write it. From the sending of an order on it is that tab's: what
 * another one holds was ordered, and would be ordered once more after a reload.
 */
export interface DraftOwnership {
  /** The draft was read as it is now; `isSent`: with its order under way. */
  begin(isSent: boolean): void;
  isMine(): boolean;
  /** The draft is written; with the sending of its order the others are out. */
  note(isSent: boolean): void;
}

/** The ownership of the draft stored under a key. */
export function draftOwnership(area: StorageArea, key: string): DraftOwnership {
  const turns = storedValue<number>(area, { key: `${key}.turn`, version: 1, read });
  const current = () => turns.load() ?? 0;
  let mine = current();
  let wasSent = false;
  return {
    begin: (isSent) => {
      mine = current();
      wasSent = isSent;
    },
    isMine: () => current() === mine,
    note: (isSent) => {
      if (isSent && !wasSent && turns.save(current() + 1)) mine = current();
      wasSent = isSent;
    },
  };
}

/** A stored draft that only its owning tab writes and clears; writes of other tabs are dropped. */
export function ownedDraft<T>(
  drafts: StoredValue<T>,
  turn: DraftOwnership,
  isSent: (draft: T) => boolean,
): StoredValue<T> {
  return {
    load: () => {
      const draft = drafts.load();
      turn.begin(draft !== null && isSent(draft));
      return draft;
    },
    save: (draft) => {
      if (!turn.isMine()) return true;
      turn.note(isSent(draft));
      return drafts.save(draft);
    },
    clear: () => {
      if (turn.isMine()) drafts.clear();
    },
  };
}

function read(data: unknown): number | null {
  return typeof data === 'number' && Number.isSafeInteger(data) ? data : null;
}
