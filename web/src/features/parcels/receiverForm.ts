import type { RowField } from '../../graphql/generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { AddressReading, Receiver } from '../shipments/shared/recipients/recipient.ts';
import type { RowNote } from '../shipments/shared/recipients/verdicts.ts';

/** Whom a parcel goes to, and what is printed for it alone. */
export interface ReceiverForm extends Receiver {
  specification: string;
  remark: string;
}

const FIELDS: readonly RowField[] = [
  ...(['name', 'phone', 'region', 'detail', 'specification', 'remark', 'row'] as const),
];
const REGION = ['provinceCode', 'cityCode', 'districtCode', 'province', 'city', 'district'] as const;

/** The form with what was read in it; what was not read stays as it was written. */
export function filledFrom(form: ReceiverForm, reading: AddressReading): ReceiverForm {
  const { name, phone, detail, specification, remark } = reading;
  const read = { name, phone, detail, specification, remark };
  const typed = Object.fromEntries(Object.entries(read).filter(([, text]) => text !== ''));
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
export function remainingNotes(notes: readonly RowNote[], change: Partial<ReceiverForm>): RowNote[] {
  const gone = new Set<string>([
    'row',
    ...Object.keys(change).map((key) => (isRegion(key) ? 'region' : key)),
  ]);
  return notes.filter(({ field }) => !gone.has(field));
}

function isRegion(key: string): boolean {
  return REGION.some((one) => one === key);
}
