import { regionOf } from '../../../../fields/region.ts';
import type { OpenBookEntriesMutation } from '../../../../graphql/generated/graphql.ts';
import { blankRecipient, phoneApart, type Recipient } from '../../shared/recipients/recipient.ts';

/** Most recipients of a shipment. */
export const MAX_ROWS = 500;

/** Somebody of the address book in clear. */
export type BookPerson = OpenBookEntriesMutation['openBookEntries'][number];

/** The highest number that a row's id carries. */
export function highestId(rows: readonly Recipient[]): number {
  return Math.max(0, ...rows.map(({ id }) => Number(id.slice(1))));
}

/** The recipients with people of the address book behind them, as far as there is room; who is there is not added again. */
export function withPeople(
  rows: readonly Recipient[],
  people: readonly BookPerson[],
  lastId = highestId(rows),
) {
  const there = new Set(rows.map(personOf));
  const named = people.map(recipientOf);
  const missing = named.filter((row) => !there.has(personOf(row)));
  const fresh = missing
    .slice(0, Math.max(0, MAX_ROWS - rows.length))
    .map((row, at) => ({ ...row, id: `r${lastId + at + 1}` }));
  return { rows: [...rows, ...fresh], added: fresh.length, known: named.length - missing.length };
}

function recipientOf({ name, phone, phoneExtension, address, ...region }: BookPerson): Recipient {
  return {
    ...blankRecipient(''),
    ...{ name, ...phoneApart({ phone, extension: phoneExtension }) },
    ...{ ...regionOf(region), detail: address },
  };
}

/** What tells people apart: name, phone and address, however they are spaced. */
function personOf({ name, phone, extension, districtCode, cityCode, detail }: Recipient): string {
  const parts = [name, phone, extension, districtCode || cityCode, detail];
  return parts.map((part) => part.replace(/\s/g, '')).join('|');
}
