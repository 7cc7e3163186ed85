import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import type { AccountKind } from './tokenStore.ts';

/** Who is signed in in this tab, as far as the form needs it that follows an expiry. */
export interface Member {
  phone: string;
  kind: AccountKind;
}

/** Ends with the tab and with the logout, so that a shared computer never shows a number to the next user. */
export function createMemberStore(tab: StorageArea): StoredValue<Member> {
  return storedValue(tab, { key: 'chengcang.member', version: 1, read });
}

function read(data: unknown): Member | null {
  const { phone, kind } = data as Partial<Record<keyof Member, unknown>>;
  return typeof phone === 'string' && (kind === 'buyer' || kind === 'seller') ? { phone, kind } : null;
}
