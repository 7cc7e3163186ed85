import { type StorageArea, storedValue } from '../../lib/storage.ts';
import { type ColumnPreferences, noPreferences, parsePreferences } from './columnPreferences.ts';

/** What persons prefer of the columns of tables, by table. It outlives the page where the browser allows. */
export interface ColumnPreferenceStore {
  /** The same object until something else is chosen. */
  get(table: string): ColumnPreferences;
  set(table: string, preferences: ColumnPreferences): void;
  /** Calls back whenever a preference changes; answers with the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Keeps preferences in a storage area. What cannot be kept or read there holds for the page. */
export function columnPreferenceStore(area: StorageArea): ColumnPreferenceStore {
  const known = new Map<string, ColumnPreferences>();
  const listeners = new Set<() => void>();
  const kept = (table: string) =>
    storedValue<ColumnPreferences>(area, {
      key: `chengcang.columns.${table}`,
      version: 1,
      read: parsePreferences,
    });
  return {
    get(table) {
      const preferences = known.get(table) ?? kept(table).load() ?? noPreferences;
      known.set(table, preferences);
      return preferences;
    },
    set(table, preferences) {
      known.set(table, preferences);
      if (preferences === noPreferences) kept(table).clear();
      else kept(table).save(preferences);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
