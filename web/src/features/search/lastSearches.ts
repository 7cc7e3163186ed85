import { type StorageArea, storedValue } from '../../lib/storage.ts';
import type { Search } from './search.machine.ts';

/** Searches that are kept of each account. */
export const MAX_SEARCHES = 10;

/** What somebody searched for last, the newest first. */
export interface LastSearches {
  load(): readonly Search[];
  /** A search for nothing is none. */
  add(search: Search): void;
  remove(search: Search): void;
  clear(): void;
}

const isSame = (one: Search, other: Search) => one.kind === other.kind && one.text === other.text;

/**
 * The last searches of an account on this computer, until it signs out.
 *
 * @param account null for visitors
 */
export function lastSearches(area: StorageArea, account: string | null): LastSearches {
  const stored = storedValue(area, { key: `chengcang.searches.${account ?? 'visitor'}`, version: 1, read });
  const load = () => stored.load() ?? [];
  const others = (search: Search) => load().filter((one) => !isSame(one, search));
  return {
    load,
    add(search) {
      if (search.text !== '') stored.save([search, ...others(search)].slice(0, MAX_SEARCHES));
    },
    remove: (search) => void stored.save(others(search)),
    clear: stored.clear,
  };
}

function read(data: unknown): readonly Search[] | null {
  return Array.isArray(data) ? data.filter(isSearch).slice(0, MAX_SEARCHES) : null;
}

function isSearch(one: unknown): one is Search {
  const { kind, text } = (one ?? {}) as { kind?: unknown; text?: unknown };
  return (kind === 'goods' || kind === 'warehouse') && typeof text === 'string' && text !== '';
}
