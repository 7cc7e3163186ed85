import { type StorageArea, storedValue } from '../../lib/storage.ts';

/** The token of this tab's session. */
export interface TokenStore {
  token(): string | null;
  save(token: string): void;
  clear(): void;
}

/** Keeps the token as long as the tab lives. */
export function createTokenStore(tab: StorageArea): TokenStore {
  const stored = storedValue<string>(tab, {
    key: 'chengcang.console',
    version: 1,
    read: (data) => (typeof data === 'string' && data ? data : null),
  });
  return { token: stored.load, save: (token) => void stored.save(token), clear: stored.clear };
}
