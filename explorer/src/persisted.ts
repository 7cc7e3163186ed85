import { useSyncExternalStore } from 'react';

/** A value that this tab of the browser keeps until it is closed, and that views follow. */
export type PersistedValue<T> = {
  get(): T;
  set(value: T): void;
  follow(onChange: () => void): () => void;
};

/** What is kept under `key`; `initial` is made when there is nothing yet. */
export function persisted<T>(key: string, initial: () => T): PersistedValue<T> {
  const followers = new Set<() => void>();
  const stored = sessionStorage.getItem(key);
  let value: T = stored === null ? initial() : JSON.parse(stored);
  const set = (next: T) => {
    value = next;
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // More than the browser keeps; this page still has it.
    }
    for (const onChange of followers) onChange();
  };
  if (stored === null) set(value);
  return {
    get: () => value,
    set,
    follow(onChange) {
      followers.add(onChange);
      return () => followers.delete(onChange);
    },
  };
}

export function usePersisted<T>({ get, follow }: PersistedValue<T>): T {
  return useSyncExternalStore(follow, get);
}
