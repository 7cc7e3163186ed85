import { type StorageArea, type StoredValue, storedValue, watchStored } from '../../../../lib/storage.ts';
import { watchTabVisibility } from '../../../../lib/tabVisibility.ts';
import type { Sent } from '../checkout/checkout.types.ts';
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

/** What was stored, with pieces named as they are now: an earlier version called them `num`. */
export function withQuantities<T>(stored: T): T {
  if (Array.isArray(stored)) return stored.map(withQuantities) as T;
  if (typeof stored !== 'object' || stored === null) return stored;
  const isPieces = (value: unknown) => value === null || typeof value === 'number';
  const parts = Object.entries(stored).map(([name, value]) =>
    // The cells of a sheet are text.
    name === 'num' && isPieces(value) ? ['quantity', value] : [name, withQuantities(value)],
  );
  return Object.fromEntries(parts) as T;
}

/** A stored draft with lines; one of an earlier version names goods and pieces. */
export function withLines(stored: object): object & { lines?: readonly BasketLine[] } {
  const { goodId, quantity, ...draft } = stored as {
    goodId?: unknown;
    quantity?: unknown;
    lines?: readonly BasketLine[];
  };
  if (draft.lines || typeof goodId !== 'number') return draft;
  return {
    ...draft,
    lines: [{ goodId, skuId: null, quantity: typeof quantity === 'number' ? quantity : 1 }],
  };
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
  /** The draft is taken as it is now; `sent`: with its order. */
  begin(sent: Sent | null): void;
  isMine(): boolean;
  /** The draft is written; with the sending of its order the others are out. */
  note(sent: Sent | null): void;
  /** What another tab has sent it as since it was taken; null where none has, or where that came to nothing. */
  sentElsewhere(): Sent | null;
  /** Tells of that whenever it may be another; answers with the way to stop. */
  watch(report: (sent: Sent | null) => void): () => void;
}

/** How often the draft of an account was sent, and what it was sent as last. */
interface Turn {
  count: number;
  sent: Sent | null;
}

/** The ownership of the draft stored under a key. */
export function draftOwnership(area: StorageArea, key: string): DraftOwnership {
  const turnKey = `${key}.turn`;
  const turns = storedValue<Turn>(area, { key: turnKey, version: 2, read });
  const current = () => turns.load() ?? { count: 0, sent: null };
  let mine = current().count;
  let before: Sent | null = null;
  const sentElsewhere = () => {
    const { count, sent } = current();
    return count === mine ? null : sent;
  };
  const isMine = () => sentElsewhere() === null;
  return {
    begin: (sent) => {
      mine = current().count;
      before = sent;
    },
    isMine,
    note: (sent) => {
      const { count } = current();
      if (sent && !before && turns.save({ count: count + 1, sent })) mine = count + 1;
      if (sent && before && sent.placed !== before.placed) turns.save({ count, sent });
      // It was refused or withdrawn: what others hold is not ordered.
      if (!sent && before?.placed === null) turns.save({ count, sent: null });
      before = sent;
    },
    sentElsewhere,
    watch: (report) => {
      const tell = () => report(sentElsewhere());
      // A page that the browser kept for Back hears nothing meanwhile.
      const stops = [watchStored(turnKey, tell), watchTabVisibility((visible) => visible && tell())];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** A stored draft, and whose it is. */
export interface OwnedDraft<T> extends StoredValue<T> {
  turn: DraftOwnership;
}

/** A stored draft that only its owning tab writes and clears; writes of other tabs are dropped. */
export function ownedDraft<T>(
  drafts: StoredValue<T>,
  turn: DraftOwnership,
  sentOf: (draft: T) => Sent | null,
): OwnedDraft<T> {
  return {
    turn,
    load: () => {
      const draft = drafts.load();
      turn.begin(draft && sentOf(draft));
      return draft;
    },
    save: (draft) => {
      if (!turn.isMine()) return true;
      turn.note(sentOf(draft));
      return drafts.save(draft);
    },
    clear: () => {
      if (turn.isMine()) drafts.clear();
    },
  };
}

function read(data: unknown): Turn | null {
  const turn = data as Turn | null;
  return typeof turn?.count === 'number' && Number.isSafeInteger(turn.count) ? turn : null;
}
