import memoizeOne from 'memoize-one';
import type { QuoteShipmentMutation, ReasonCode, RowField } from '../../../../graphql/generated/graphql.ts';
import type { Recipient } from './recipient.ts';
import { checkRecipient, findDuplicates, type RowFinding } from './recipientRules.ts';

export type QuoteAnswer = QuoteShipmentMutation['quoteOrder'];
export type RowPrice = QuoteAnswer['rows'][number];

/** A quote with the rows that it was asked for, in the order of its answer. */
export interface Quote {
  rows: readonly Recipient[];
  answer: QuoteAnswer;
}

/** Why the server left a row out of an order that it refused. */
export interface FailedRow {
  row: Recipient;
  field: RowField;
  reasonCode: ReasonCode | null;
  msg: string;
}

export type RowState = 'checking' | 'ok' | 'warn' | 'error' | 'duplicate' | 'excluded';

/** Something to say at a row: found here (`finding`), or in the server's words (`msg`). */
export interface RowNote {
  field: RowField;
  blocking: boolean;
  finding?: RowFinding;
  msg?: string;
  reasonCode?: ReasonCode | null;
}

export interface Verdict {
  state: RowState;
  notes: readonly RowNote[];
  /** Null until the server has priced the row as it stands. */
  price: RowPrice | null;
}

interface Judged {
  rows: readonly Recipient[];
  quote: Quote | null;
  failed: readonly FailedRow[];
}

/** The verdict on every row, by id: what this side finds, then what the server said of the row as it stands. */
export const judgeRows = memoizeOne(
  allVerdicts,
  ([one], [other]) => one.rows === other.rows && one.quote === other.quote && one.failed === other.failed,
);

function allVerdicts({ rows, quote, failed }: Judged): ReadonlyMap<string, Verdict> {
  const duplicates = findDuplicates(rows);
  const priced = new Map(quote?.rows.map((row, index) => [row, quote.answer.rows[index]]));
  const refused = new Map(failed.map((one) => [one.row, one]));
  return new Map(
    rows.map((row) => [
      row.id,
      cachedVerdict(row, duplicates.get(row.id), priced.get(row), refused.get(row)),
    ]),
  );
}

const judged = new WeakMap<Recipient, { said: readonly unknown[]; verdict: Verdict }>();

type Said = [duplicate: RowFinding | undefined, price: RowPrice | undefined, failed: FailedRow | undefined];

/** The same verdict object as long as nothing about the row changes, so that its row on the page rests too. */
function cachedVerdict(row: Recipient, ...about: Said): Verdict {
  const [duplicate, price, failed] = about;
  const said = [duplicate?.code, duplicate?.other, price, failed];
  const known = judged.get(row);
  if (known?.said.every((one, at) => one === said[at])) return known.verdict;
  const verdict = judge(row, ...about);
  judged.set(row, { said, verdict });
  return verdict;
}

function judge(row: Recipient, ...[duplicate, price, failed]: Said): Verdict {
  if (row.excluded) return { state: 'excluded', notes: [], price: null };
  const read = price ? [] : row.readProblems;
  // What the reader says of a field is closer to its text than our own rule.
  const alone = checkRecipient(row)
    .filter(({ field }) => !read.some((problem) => problem.blocking && problem.field === field))
    .map((finding): RowNote => ({ ...finding, finding }));
  const server = price?.problems ?? [];
  const late = failed && !server.some((problem) => problem.blocking) ? [{ ...failed, blocking: true }] : [];
  const twice = duplicate ? [{ ...duplicate, finding: duplicate }] : [];
  const notes: RowNote[] = [...alone, ...twice, ...[...read, ...server, ...late].map(noteOf)];
  return { state: stateOf(notes, duplicate, price), notes, price: price ?? null };
}

function noteOf({ field, blocking, msg, reasonCode }: Required<Omit<RowNote, 'finding'>>): RowNote {
  return { field, blocking, msg, reasonCode };
}

function stateOf(
  notes: readonly RowNote[],
  duplicate: RowFinding | undefined,
  price: RowPrice | undefined,
): RowState {
  const isTwin = (note: RowNote) => note.finding?.code === 'SAME_NO' || note.reasonCode === 'DUPLICATE_NO';
  const blocking = notes.filter((note) => note.blocking);
  if (blocking.some((note) => !isTwin(note))) return 'error';
  if (blocking.length > 0 || duplicate || price?.state === 'DUPLICATE') return 'duplicate';
  if (!price) return 'checking';
  return notes.length > 0 ? 'warn' : 'ok';
}

/** Whether the row keeps the order from going. */
export function blocks(verdict: Verdict): boolean {
  return verdict.state !== 'excluded' && verdict.notes.some((note) => note.blocking);
}

type RowCounts = Record<RowState | 'all', number>;

/** How many rows are in each state. */
export function countStates(verdicts: ReadonlyMap<string, Verdict>): RowCounts {
  const counts: RowCounts = { all: 0, checking: 0, ok: 0, warn: 0, error: 0, duplicate: 0, excluded: 0 };
  for (const { state } of verdicts.values()) {
    counts.all += 1;
    counts[state] += 1;
  }
  return counts;
}
