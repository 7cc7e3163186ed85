import type { SQL } from 'drizzle-orm';
import { shanghaiIso } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { timeText } from '../exports/exportWords.ts';
import type { FilledColumn } from '../exports/sheet.types.ts';
import type { Revealed } from '../parcels/receiverReveals.repository.ts';

/** A row of the query; encrypted texts are decrypted by `opened`. */
export type PersonalRow = { id: number; [field: string]: unknown };

/** One kind of personal data: a sheet of the copy. */
export type PersonalSheet = {
  title: string;
  /** The tables that it covers. */
  tables: readonly string[];
  /** The account kind that has it; both where omitted. */
  of?: 'buyer' | 'seller';
  /** All rows of the account, each with a number `id` of its own that is never 0. */
  rows(accountId: number): SQL;
  /** The decrypted or masked values of a row, by column name. */
  opened?(box: SecretBox, row: PersonalRow): Record<string, unknown>;
  /** Rows are parcels, or entries of the address book, whose receivers are revealed; of those of a shop nothing is. */
  reveals?: Revealed;
  columns: readonly FilledColumn<PersonalRow>[];
};

type Column = FilledColumn<PersonalRow>;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(textOf).join('，') : String(value);
};

/** The number of a row for enquiries: the first column of every sheet. */
export const numbered: Column = { header: '编号', kind: 'count', width: 12, cell: ({ id }) => id };
export const text = (header: string, field: string, width = 20): Column => ({
  ...{ header, kind: 'text', width },
  cell: (row) => textOf(row[field]),
});
export const count = (header: string, field: string): Column => ({
  ...{ header, kind: 'count', width: 10 },
  cell: (row) => (row[field] === null ? '' : Number(row[field])),
});
/** Fen, shown as yuan. */
export const money = (header: string, field: string): Column => ({
  ...{ header, kind: 'money', width: 14 },
  cell: (row) => (row[field] === null ? '' : Number(row[field])),
});
export const time = (header: string, field: string): Column => ({
  ...{ header, kind: 'text', width: 20 },
  cell: (row) => (row[field] === null ? '' : timeText(shanghaiIso(new Date(row[field] as string)))),
});
export const yesNo = (header: string, field: string): Column => ({
  ...{ header, kind: 'text', width: 8 },
  cell: (row) => (row[field] ? '是' : '否'),
});
/** What stands for words. */
export const choice = (
  header: string,
  field: string,
  words: Readonly<Record<number | string, string>>,
): Column => ({
  ...{ header, kind: 'text', width: 12 },
  cell: (row) => words[textOf(row[field])] ?? textOf(row[field]),
});
