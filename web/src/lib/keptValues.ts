import { createSignal } from './createSignal.ts';
import { type StorageArea, storedValue } from './storage.ts';

/** Values by name, such as one for each table. They outlive the page where the browser allows. */
export interface KeptValues<T> {
  /** The same value until another is set. */
  get(name: string): T;
  set(name: string, value: T): void;
  /** Calls back whenever a value is set; answers with the way to stop. */
  subscribe(listener: () => void): () => void;
}

interface Shape<T> {
  /** What each key in the storage begins with. */
  prefix: string;
  version: number;
  read: (data: unknown) => T | null;
  /** What holds where nothing is kept; not kept itself. */
  nothing: T;
}

/** Keeps values in a storage area. What cannot be kept or read there holds for the page. */
export function keptValues<T>(area: StorageArea, { prefix, nothing, ...shape }: Shape<T>): KeptValues<T> {
  const known = new Map<string, T>();
  const changed = createSignal<void>();
  const kept = (name: string) => storedValue<T>(area, { key: `${prefix}${name}`, ...shape });
  return {
    get(name) {
      const value = known.get(name) ?? kept(name).load() ?? nothing;
      known.set(name, value);
      return value;
    },
    set(name, value) {
      known.set(name, value);
      if (value === nothing) kept(name).clear();
      else kept(name).save(value);
      changed.report();
    },
    subscribe: changed.subscribe,
  };
}
