import type { RowField } from '../../graphql/generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { AddressReading, Receiver } from '../shipments/shared/recipients/recipient.ts';
import type { RowNote } from '../shipments/shared/recipients/verdicts.ts';

const FIELDS: readonly RowField[] = ['name', 'phone', 'region', 'detail', 'row'];
const REGION = ['provinceCode', 'cityCode', 'districtCode', 'province', 'city', 'district'] as const;

/** The form with what was read in it; what was not read stays as it was written. */
export function filledFrom(form: Receiver, reading: AddressReading): Receiver {
  const { name, phone, detail } = reading;
  const typed = Object.fromEntries(Object.entries({ name, phone, detail }).filter(([, text]) => text !== ''));
  const region =
    reading.provinceCode === '' ? {} : Object.fromEntries(REGION.map((key) => [key, reading[key]]));
  return { ...form, ...typed, ...region };
}

/** What keeps the receiver that was read from being taken. */
export function notesOfReading({ problems }: AddressReading): RowNote[] {
  return problems
    .filter(({ blocking }) => blocking)
    .map(({ field, reasonCode, msg }) => ({ field, reasonCode, msg, blocking: true }));
}

/** What the server finds wrong, at its fields; empty when it speaks of no field. */
export function notesOfRefusal({ errorKey, data }: Refusal): RowNote[] {
  if (errorKey !== 'ROWS_INVALID' || !Array.isArray(data.failed)) return [];
  return data.failed.flatMap((one: unknown): RowNote[] => {
    const { field, msg } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>;
    const known = FIELDS.find((name) => name === field);
    return typeof msg === 'string' ? [{ field: known ?? 'row', msg, blocking: true }] : [];
  });
}

/** The notes that remain when something is changed: those of the other fields. */
export function remainingNotes(notes: readonly RowNote[], change: Partial<Receiver>): RowNote[] {
  const gone = new Set<string>([
    'row',
    ...Object.keys(change).map((key) => (isRegion(key) ? 'region' : key)),
  ]);
  return notes.filter(({ field }) => !gone.has(field));
}

function isRegion(key: string): boolean {
  return REGION.some((one) => one === key);
}
