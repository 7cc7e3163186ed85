import { type StorageArea, storedValue, tabStorage } from '../../lib/storage.ts';

/** Whether the person wants the desktop pages on this phone; it lasts as long as the tab. */
export interface DesktopChoice {
  made(): boolean;
  make(): void;
  /** Answers with the way to stop listening. */
  subscribe(listener: () => void): () => void;
}

export function createDesktopChoice(area: StorageArea): DesktopChoice {
  const kept = storedValue<true>(area, {
    key: 'chengcang.desktop',
    version: 1,
    read: (data) => (data === true ? true : null),
  });
  const listeners = new Set<() => void>();
  let made = kept.load() !== null;
  return {
    made: () => made,
    make: () => {
      made = true;
      kept.save(true);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The one of this page. */
export const desktopChoice = createDesktopChoice(tabStorage());
