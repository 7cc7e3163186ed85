import memoizeOne from 'memoize-one';
import type { QuoteShipmentMutation, ReasonCode, RowField } from '../../../../graphql/generated/graphql.ts';
import { type Basket, hasChoice } from '../wizard/basket.ts';
import { shortages } from '../wizard/shortages.ts';
import { contentOf } from './content.ts';
import type { Recipient } from './recipient.ts';
import { checkRecipient, findDuplicates } from './recipientRules.ts';
import type { RowFinding } from './rowFinding.ts';

export type QuoteAnswer = QuoteShipmentMutation['quoteOrder'];
export type RowPrice = QuoteAnswer['rows'][number];

/** One of several orders that are placed as one. */
export interface QuotedPart {
  /** Its first goods. */
  goodId: number;
  warehouseId: number;
  courierId: number;
  packageCount: number;
  /** Fen. */
  totalFee: number;
}

/** A quote with the rows that it was asked for, in the order of its answer. */
export interface Quote {
  rows: readonly Recipient[];
  answer: QuoteAnswer;
  /** The orders that it is of, where they are several. */
  parts?: readonly QuotedPart[];
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
  /** Of the goods, as far as they are known. */
  facts: Basket | null;
}

/** The verdict on every row, by id: what this side finds, then what the server said of the row as it stands. */
export const judgeRows = memoizeOne(
  allVerdicts,
  ([one], [other]) =>
    one.rows === other.rows &&
    one.quote === other.quote &&
    one.failed === other.failed &&
    one.facts === other.facts,
);

function allVerdicts({ rows, quote, failed, facts }: Judged): ReadonlyMap<string, Verdict> {
  const duplicates = findDuplicates(rows);
  const priced = new Map(quote?.rows.map((row, index) => [row, quote.answer.rows[index]]));
  const refused = new Map(failed.map((one) => [one.row, one]));
  const short = quote && facts ? shortFindings(quote, facts) : new Map<Recipient, RowFinding>();
  return new Map(
    rows.map((row) => [
      row.id,
      cachedVerdict(row, duplicates.get(row.id), priced.get(row), refused.get(row), facts, short.get(row)),
    ]),
  );
}

/** At the rows that the stock does not reach for, how much of it there is. */
function shortFindings({ rows, answer }: Quote, basket: Basket): Map<Recipient, RowFinding> {
  const going = rows.filter(
    (row, at) => !row.excluded && !answer.rows[at]?.problems.some(({ blocking }) => blocking),
  );
  const found = shortages(going, (row) => contentOf(row, basket).items, answer.stock, basket);
  const field = hasChoice(basket) ? 'specification' : 'quantity';
  return new Map(
    [...found].map(([row, shortage]) => [row, { field, code: 'ITEM_SHORT', blocking: true, ...shortage }]),
  );
}

/** The rows that the stock does not reach for. */
export function isOutOfStock({ state, notes }: Verdict): boolean {
  return state !== 'excluded' && notes.some(({ finding }) => finding?.code === 'ITEM_SHORT');
}

const judged = new WeakMap<Recipient, { said: readonly unknown[]; verdict: Verdict }>();

type Said = [
  duplicate: RowFinding | undefined,
  price: RowPrice | undefined,
  failed: FailedRow | undefined,
  facts: Basket | null,
  short: RowFinding | undefined,
];

/** The same verdict object as long as nothing about the row changes, so that its row on the page rests too. */
function cachedVerdict(row: Recipient, ...about: Said): Verdict {
  const [duplicate, price, failed, facts, short] = about;
  const said = [duplicate?.code, duplicate?.other, price, failed, facts, short?.said, short?.available];
  const known = judged.get(row);
  if (known?.said.every((one, at) => one === said[at])) return known.verdict;
  const verdict = judge(row, ...about);
  judged.set(row, { said, verdict });
  return verdict;
}

function judge(row: Recipient, ...[duplicate, price, failed, facts, short]: Said): Verdict {
  if (row.excluded) return { state: 'excluded', notes: [], price: null };
  // The server's word on a row replaces what keeps it from going, not what a person has to look at.
  const read = row.readProblems.filter(({ blocking }) => !price || !blocking);
  // What the reader says of a field is closer to its text than our own rule.
  const alone = checkRecipient(row, facts)
    .filter(({ field }) => !read.some((problem) => problem.blocking && problem.field === field))
    .map((finding): RowNote => ({ ...finding, finding }));
  const server = price?.problems ?? [];
  const late = failed && !server.some((problem) => problem.blocking) ? [{ ...failed, blocking: true }] : [];
  const twice = [duplicate, short].flatMap((one) => (one ? [{ ...one, finding: one }] : []));
  const all: RowNote[] = [...alone, ...twice, ...withoutRepeats([...read, ...server, ...late]).map(noteOf)];
  const notes = row.checked ? all.filter(({ blocking }) => blocking) : all;
  return { state: stateOf(notes, duplicate, price), notes, price: price ?? null };
}

/** The server checks again what the reader has said already. */
function withoutRepeats<Note extends { field: RowField; blocking: boolean; msg: string }>(
  notes: readonly Note[],
): Note[] {
  const keyOf = ({ field, blocking, msg }: Note) => `${field} ${blocking} ${msg}`;
  return [...new Map(notes.toReversed().map((note) => [keyOf(note), note])).values()].toReversed();
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

/**
 * Whether a person has to look at the row: it cannot go, or it may not be what was meant. Words that were not
 * understood are a reminder alone.
 */
export function isUnsure({ state, notes }: Verdict): boolean {
  return state !== 'excluded' && notes.some(isDoubt);
}

function isDoubt({ blocking, finding, reasonCode }: RowNote): boolean {
  return blocking || reasonCode === 'ADDRESS_INVALID' || (finding !== undefined && !isMinor(finding));
}

/** What a person should look at first: what keeps the row from going, else what is in doubt. */
export function firstNote({ notes }: Verdict): RowNote | undefined {
  return notes.find(({ blocking }) => blocking) ?? notes.find(isDoubt) ?? notes[0];
}

function isMinor({ code, wasSure }: RowFinding): boolean {
  return code === 'REST_UNREAD' || (code === 'UNLIKE_PREVIEW' && !wasSure);
}

/** Whether the row can go and has something that a person may say is right. */
export function isAcceptable({ state, notes }: Verdict): boolean {
  const isOfReading = ({ finding, reasonCode }: RowNote) =>
    finding !== undefined || reasonCode === 'ADDRESS_INVALID';
  return state !== 'excluded' && !notes.some(({ blocking }) => blocking) && notes.some(isOfReading);
}

/** Whether the row keeps the order from going. */
export function blocks(verdict: Verdict): boolean {
  return verdict.state !== 'excluded' && verdict.notes.some((note) => note.blocking);
}

/** Whether the sum of the order has the row, or will have it once it is priced. */
export function isCounted(verdict: Verdict | undefined): verdict is Verdict {
  return verdict !== undefined && verdict.state !== 'excluded' && !verdict.notes.some(keepsOut);
}

function keepsOut({ blocking, finding }: RowNote): boolean {
  return blocking && finding?.code !== 'ITEM_SHORT';
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
