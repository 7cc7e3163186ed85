import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import type { JoinDraft } from './join.rules.ts';

/** The application as far as it is written; it lasts as long as the tab. */
export function createJoinDrafts(area: StorageArea): StoredValue<JoinDraft> {
  return storedValue(area, { key: 'chengcang.join', version: 1, read });
}

function read(data: unknown): JoinDraft | null {
  if (typeof data !== 'object' || data === null) return null;
  const { name, phone, city, remark } = data as Partial<Record<keyof JoinDraft, unknown>>;
  return isText(name) && isText(phone) && isText(city) && isText(remark)
    ? { name, phone, city, remark }
    : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
