import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import type { Identity } from './session.setup.ts';

/** Who was signed in last, kept under `user`. */
export function createIdentityStore(area: StorageArea): StoredValue<Identity> {
  return storedValue(area, { key: 'user', version: 1, read });
}

function read(data: unknown): Identity | null {
  if (typeof data !== 'object' || data === null) return null;
  const { uuid, authorityId, kind } = data as Partial<Record<keyof Identity, unknown>>;
  if (typeof uuid !== 'string' || typeof authorityId !== 'number') return null;
  return kind === 'buyer' || kind === 'seller' ? { uuid, authorityId, kind } : null;
}
