import { type StorageArea, storedValue } from '../../lib/storage.ts';

/** The inviter's id in an address's hash, such as `#super=42` or `#/join?super=42`; null when there is none. */
export function superIdIn(hash: string): string | null {
  return /(?<![0-9A-Za-z])super=([0-9A-Za-z]{1,32})(?![0-9A-Za-z])/.exec(hash)?.[1] ?? null;
}

/** Who invited the person, as this tab keeps it. */
export interface InviterStore {
  superId(): string | null;
  /** Takes note of an address. Whom it named before a registration or a removal does not come back with it. */
  notice(hash: string): void;
  forget(): void;
}

interface Kept {
  superId: string;
  forgotten: boolean;
}

export function createInviterStore(area: StorageArea): InviterStore {
  const kept = storedValue<Kept>(area, { key: 'chengcang.inviter', version: 1, read });
  return {
    superId: () => {
      const last = kept.load();
      return last && !last.forgotten ? last.superId : null;
    },
    notice: (hash) => {
      const superId = superIdIn(hash);
      if (superId !== null && superId !== kept.load()?.superId) kept.save({ superId, forgotten: false });
    },
    forget: () => {
      const last = kept.load();
      if (last) kept.save({ ...last, forgotten: true });
    },
  };
}

function read(data: unknown): Kept | null {
  if (typeof data !== 'object' || data === null) return null;
  const { superId, forgotten } = data as Partial<Record<keyof Kept, unknown>>;
  return typeof superId === 'string' && typeof forgotten === 'boolean' ? { superId, forgotten } : null;
}
