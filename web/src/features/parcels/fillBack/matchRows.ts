import type { FindParcelsOfRowsQuery } from '../../../graphql/generated/graphql.ts';
import type { BackRow, Waybills } from '../../spreadsheets/fillBack/backSheet.ts';

export type RowParcel = FindParcelsOfRowsQuery['parcelsOfRows'][number]['parcels'][number];

/** What is asked once for all rows that ask the same: by the number of an order, or by a receiver. */
export interface Question {
  /** Of the file, the first of which names it. */
  lines: readonly number[];
  thirdOrderNo?: string;
  receiver?: NonNullable<BackRow['receiver']>;
}

/** The parcels of a row, and how they were found. */
export interface Found {
  by: 'number' | 'receiver';
  /** Rows that asked the same. */
  rows: number;
  parcels: readonly RowParcel[];
}

/** By the number of the row. */
export type FoundRows = ReadonlyMap<number, Found>;

export type RowResult =
  /** `waiting`: parcels of the row that have no waybill yet. */
  | { kind: 'filled'; waybills: Waybills; waiting: number }
  | { kind: 'waiting' | 'ended'; state: string }
  | { kind: 'ambiguous'; parcels: number }
  /** What the receiver has is that of a row which names it by its number. */
  | { kind: 'taken'; line: number }
  | { kind: 'missing' | 'incomplete' };

/** Most characters that the server takes; what is longer is no name, phone or address. */
const MAX_LENGTHS = { name: 64, phone: 40, address: 400 };
const SEPARATOR = '；';
const ENDED: readonly RowParcel['status'][] = ['REFUNDED', 'CANCELLED'];

/** Each order number of the sheet once; not one that stands beside several receivers, who are looked for instead. */
export function numberQuestions(rows: readonly BackRow[]): Question[] {
  const numbered = Map.groupBy(
    rows.filter(({ thirdOrderNo }) => thirdOrderNo !== ''),
    ({ thirdOrderNo }) => thirdOrderNo,
  );
  return [...numbered]
    .filter(([, own]) => new Set(own.flatMap(({ receiver }) => receiver ?? []).map(personOf)).size < 2)
    .map(([thirdOrderNo, own]) => ({ lines: own.map(({ line }) => line), thirdOrderNo }));
}

const personOf = ({ name, phone }: NonNullable<BackRow['receiver']>) => `${name}|${phone}`.replace(/\s/g, '');

/** Each receiver once whose rows were not found by their numbers: no others are told of to find them. */
export function receiverQuestions(rows: readonly BackRow[], found: FoundRows): Question[] {
  const rest = rows.flatMap(({ line, receiver }) =>
    receiver && !found.has(line) && isAskable(receiver) ? [{ line, receiver }] : [],
  );
  const keyOf = ({ receiver: { name, phone, address } }: (typeof rest)[number]) =>
    [name, phone, address].join('|').replace(/\s/g, '');
  return [...Map.groupBy(rest, keyOf).values()].map((own) => ({
    lines: own.map(({ line }) => line),
    ...(own[0] ? { receiver: own[0].receiver } : {}),
  }));
}

function isAskable({ name, phone, address }: NonNullable<BackRow['receiver']>): boolean {
  return (
    name.length <= MAX_LENGTHS.name &&
    phone.length <= MAX_LENGTHS.phone &&
    address.length <= MAX_LENGTHS.address
  );
}

/** By the row, what is to be done with it. */
export function resultsOf(rows: readonly BackRow[], found: FoundRows): ReadonlyMap<number, RowResult> {
  const claimed = new Map(
    [...found].flatMap(([line, { by, parcels }]) =>
      by === 'number' ? parcels.map(({ parcelId }) => [parcelId, line] as const) : [],
    ),
  );
  return new Map(rows.map((row) => [row.line, resultOf(row, found.get(row.line), claimed)]));
}

function resultOf(row: BackRow, found: Found | undefined, claimed: ReadonlyMap<number, number>): RowResult {
  if (!found) return { kind: row.thirdOrderNo === '' && row.receiver === null ? 'incomplete' : 'missing' };
  if (found.by === 'number') return toldOf(found.parcels);
  // What other rows have by their numbers is not this one's.
  const parcels = found.parcels.filter(({ parcelId }) => !claimed.has(parcelId));
  const line = claimed.get(found.parcels[0]?.parcelId ?? 0);
  if (parcels.length === 0) return line === undefined ? { kind: 'missing' } : { kind: 'taken', line };
  const orders = new Set(parcels.map(({ orderId }) => orderId)).size;
  if (orders > 1 || (found.rows > 1 && parcels.length > 1))
    return { kind: 'ambiguous', parcels: parcels.length };
  return toldOf(parcels);
}

function toldOf(parcels: readonly RowParcel[]): RowResult {
  const [first] = parcels;
  if (!first) return { kind: 'missing' };
  const state = first.statusText;
  if (parcels.every(({ status }) => ENDED.includes(status))) return { kind: 'ended', state };
  const issued = parcels.filter(({ waybillNo }) => waybillNo);
  if (issued.length === 0) return { kind: 'waiting', state };
  const couriers = new Set(issued.map(({ courierName }) => courierName));
  const each = couriers.size === 1 ? [...couriers] : issued.map(({ courierName }) => courierName);
  return {
    kind: 'filled',
    waybills: {
      courier: each.join(SEPARATOR),
      waybillNo: issued.map(({ waybillNo }) => waybillNo).join(SEPARATOR),
    },
    waiting: parcels.length - issued.length,
  };
}

/** What goes into the file, by the row. */
export function waybillsOf(results: ReadonlyMap<number, RowResult>): ReadonlyMap<number, Waybills> {
  return new Map(
    [...results].flatMap(([line, result]) =>
      result.kind === 'filled' ? [[line, result.waybills] as const] : [],
    ),
  );
}
