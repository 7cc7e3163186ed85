import { type StorageArea, stored } from '../../lib/storage.ts';
import { type ColumnWishes, noWishes, readWishes } from './shownColumns.ts';

/** What persons wish of the columns of tables, by table. It outlives the page where the browser allows. */
export interface ColumnMemory {
  /** The same object until something else is wished. */
  wishes(table: string): ColumnWishes;
  wish(table: string, wishes: ColumnWishes): void;
  /** Calls back whenever something is wished; answers with the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Keeps wishes in a storage area. What cannot be kept or read there holds for the page. */
export function columnMemory(area: StorageArea): ColumnMemory {
  const known = new Map<string, ColumnWishes>();
  const listeners = new Set<() => void>();
  const kept = (table: string) =>
    stored<ColumnWishes>(area, { key: `chengcang.columns.${table}`, version: 1, read: readWishes });
  return {
    wishes(table) {
      const wishes = known.get(table) ?? kept(table).load() ?? noWishes;
      known.set(table, wishes);
      return wishes;
    },
    wish(table, wishes) {
      known.set(table, wishes);
      if (wishes === noWishes) kept(table).clear();
      else kept(table).save(wishes);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
