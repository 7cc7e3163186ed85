import type { Identity } from '../../graphql/identity.ts';
import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import type { AccountKind } from './tokenStore.ts';

const isKind = (kind: unknown): kind is AccountKind => kind === 'buyer' || kind === 'seller';

const isScopes = (scopes: unknown): scopes is string[] =>
  Array.isArray(scopes) && scopes.every((scope) => typeof scope === 'string');

/** Who was signed in last, kept under `user`. */
export function createIdentityStore(area: StorageArea): StoredValue<Identity> {
  return storedValue(area, {
    key: 'user',
    version: 1,
    read: (data) => {
      const { uuid, authorityId, kind, scopes } = (data ?? {}) as Partial<Record<keyof Identity, unknown>>;
      if (typeof uuid !== 'string' || typeof authorityId !== 'number') return null;
      return isKind(kind) ? { uuid, authorityId, kind, scopes: isScopes(scopes) ? scopes : null } : null;
    },
  });
}

/** Who is signed in in this tab, as far as the form needs it that follows an expiry. */
export interface Member {
  phone: string;
  kind: AccountKind;
}

/** Ends with the tab and with the logout, so that a shared computer never shows a number to the next user. */
export function createMemberStore(tab: StorageArea): StoredValue<Member> {
  return storedValue(tab, {
    key: 'chengcang.member',
    version: 1,
    read: (data) => {
      const { phone, kind } = (data ?? {}) as Partial<Record<keyof Member, unknown>>;
      return typeof phone === 'string' && isKind(kind) ? { phone, kind } : null;
    },
  });
}
