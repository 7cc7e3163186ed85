import { type StorageArea, type StoredValue, storedValue } from '../../../lib/storage.ts';
import { fieldNames } from '../sheets.text.ts';
import type { ColumnFields, Header } from '../sheets.types.ts';

/** By a header row's fingerprint; the one used last stands last. */
export type Mappings = Readonly<Record<string, ColumnFields>>;

const KEPT = 20;

/** The mappings that one account has chosen. */
export function mappingStore(area: StorageArea, account: string): StoredValue<Mappings> {
  return storedValue(area, { key: `chengcang.sheetMappings.${account}`, version: 1, read });
}

function read(data: unknown): Mappings | null {
  if (typeof data !== 'object' || data === null) return null;
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, ColumnFields] => isFields(entry[1])),
  );
}

function isFields(fields: unknown): fields is ColumnFields {
  return (
    Array.isArray(fields) &&
    fields.every((field) => field === null || (typeof field === 'string' && Object.hasOwn(fieldNames, field)))
  );
}

/** The mappings with one more; the oldest goes when there are many. */
export function withMapping(mappings: Mappings, { fingerprint }: Header, fields: ColumnFields): Mappings {
  const { [fingerprint]: _, ...others } = mappings;
  return Object.fromEntries([...Object.entries(others), [fingerprint, fields] as const].slice(-KEPT));
}
