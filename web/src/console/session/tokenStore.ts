import { type StorageArea, storedValue } from '../../lib/storage.ts';

/** The token of this tab's session. */
export interface TokenStore {
  token(): string | null;
  save(token: string): void;
  /** `expired`: the session has ended by itself, which is said until somebody signs in. */
  clear(expired?: boolean): void;
  /** Whether the last session of the tab ended by itself. */
  expired(): boolean;
}

/** Keeps the token as long as the tab lives. */
export function createTokenStore(tab: StorageArea): TokenStore {
  const stored = storedValue<string>(tab, {
    key: 'chengcang.console',
    version: 1,
    read: (data) => (typeof data === 'string' && data ? data : null),
  });
  const ended = storedValue<true>(tab, {
    key: 'chengcang.console.ended',
    version: 1,
    read: (data) => (data === true ? data : null),
  });
  return {
    token: stored.load,
    save: (token) => {
      ended.clear();
      stored.save(token);
    },
    clear: (expired = false) => {
      if (expired) ended.save(true);
      else ended.clear();
      stored.clear();
    },
    expired: () => ended.load() === true,
  };
}
