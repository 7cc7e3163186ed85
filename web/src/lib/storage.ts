/** The part of the browser's Storage that is used; either area, or a fake in a test. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One remembered value. Nothing here throws: a full, forbidden or damaged storage acts like an empty one. */
export interface StoredValue<T> {
  load(): T | null;
  /** False when the browser could not keep it (quota, private mode). */
  save(value: T): boolean;
  clear(): void;
}

interface Shape<T> {
  key: string;
  /** Raised when the shape changes; values written by another version are forgotten. */
  version: number;
  /** Turns what was read into T, or null when it is not one. */
  read: (data: unknown) => T | null;
}

/** A versioned, validated value in session or local storage. */
export function storedValue<T>(area: StorageArea, { key, version, read }: Shape<T>): StoredValue<T> {
  return {
    load: () => tryOrUndefined(() => parseStored(area.getItem(key), version, read)) ?? null,
    save: (value) =>
      tryOrUndefined(() => {
        area.setItem(key, JSON.stringify({ v: version, data: value }));
        return true;
      }) ?? false,
    clear: () => {
      tryOrUndefined(() => area.removeItem(key));
    },
  };
}

function parseStored<T>(text: string | null, version: number, read: Shape<T>['read']): T | null {
  const box: unknown = text === null ? null : JSON.parse(text);
  if (typeof box !== 'object' || box === null) return null;
  const { v, data } = box as { v?: unknown; data?: unknown };
  return v === version ? read(data) : null;
}

function tryOrUndefined<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Tells whenever another tab changes that value of the local storage; answers with the way to stop. */
export function watchStored(key: string, report: () => void): () => void {
  // A null key means that the whole storage was cleared.
  const listen = (event: StorageEvent) => (event.key === null || event.key === key) && report();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The page's local storage, or one that forgets with the page where the browser forbids it. */
export function browserStorage(): StorageArea {
  return tryOrUndefined(() => window.localStorage) ?? memoryStorage();
}

/** The tab's session storage, or one that forgets with the page where the browser forbids it. */
export function tabStorage(): StorageArea {
  return tryOrUndefined(() => window.sessionStorage) ?? memoryStorage();
}

/** A storage that forgets with the page, in `entries`. */
export function memoryStorage(entries: Map<string, string> = new Map()): StorageArea {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
