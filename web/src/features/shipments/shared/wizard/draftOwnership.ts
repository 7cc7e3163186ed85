import { type StorageArea, type StoredValue, storedValue } from '../../../../lib/storage.ts';

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
