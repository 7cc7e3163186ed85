import type { StorageArea } from '../../lib/storage.ts';

export type AccountKind = 'buyer' | 'seller';

/** The session as the browser keeps it: `token`, and `type` (1 buyer, otherwise seller), both plain text. */
export interface TokenStore {
  token(): string | null;
  kind(): AccountKind;
  save(token: string, kind: AccountKind): void;
  /** Puts a renewed token in the place of the one it renews. */
  renew(old: string, token: string): void;
  clear(): void;
}

export const TOKEN_KEY = 'token';
const TYPE_KEY = 'type';

/** Reads and writes the session's two keys; an unavailable storage reads as signed out. */
export function createTokenStore(area: StorageArea): TokenStore {
  const token = () => attempt(() => area.getItem(TOKEN_KEY)) || null;
  return {
    token,
    kind: () => ((attempt(() => area.getItem(TYPE_KEY)) ?? '1') === '1' ? 'buyer' : 'seller'),
    save: (value, kind) => {
      attempt(() => {
        area.setItem(TYPE_KEY, kind === 'buyer' ? '1' : '2');
        area.setItem(TOKEN_KEY, value);
      });
    },
    renew: (old, value) => {
      attempt(() => {
        if (token() === old) area.setItem(TOKEN_KEY, value);
      });
    },
    clear: () => {
      attempt(() => {
        area.removeItem(TOKEN_KEY);
        area.removeItem(TYPE_KEY);
      });
    },
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
