import memoizeOne from 'memoize-one';
import type { ProblemCode } from '../../../spreadsheets/sheets.types.ts';
import type { BatchQuote } from '../../shared/checkout/batchQuote.ts';
import { checkParcelWords, checkReceiver } from '../../shared/recipients/recipientRules.ts';
import type { RuleCode } from '../../shared/recipients/rowFinding.ts';
import { hasChoice } from '../../shared/wizard/basket.ts';
import { shortages } from '../../shared/wizard/shortages.ts';
import { type ContentBy, type ModelContent, modelContent } from './modelContent.ts';
import type { ModelField, ModelRow } from './modelRow.ts';

/** Something wrong with a row: a code worded in shipModel.text.ts, or the server's own words. */
export interface ModelProblem {
  field: ModelField;
  /** False: only a reminder. */
  blocking: boolean;
  code?: RuleCode | ProblemCode | 'PLACE_UNREAD' | 'NUM_WRONG' | 'WAS_ORDERED' | 'PLACE_OTHER';
  /** The name that it is about, as the file has it. */
  said?: string;
  pieces?: { minNum: number; maxNum: number };
  /** Pieces of `said` that there are for all parcels. */
  available?: number;
  /** Line in the file of the other row, where two are alike. */
  other?: number;
  msg?: string;
}

/** `unread`: its region is still to be read; `duplicate`: twice in the file; `ordered`: its number was ordered before, in whatever way. */
export type ModelState = 'ok' | 'warn' | 'unread' | 'error' | 'duplicate' | 'ordered' | 'excluded';

type QuotedRow = BatchQuote['parts'][number]['rows'][number];

export interface ModelVerdict {
  state: ModelState;
  problems: readonly ModelProblem[];
  /** Null until the server has priced the row as it stands. */
  price: QuotedRow | null;
}

/** Of a row that nothing is said of. */
export const emptyVerdict: ModelVerdict = { state: 'ok', problems: [], price: null };

/** A quote, and the rows of each of its parts as they were sent. */
export interface ModelQuoted {
  quote: BatchQuote;
  parts: readonly (readonly ModelRow[])[];
}

/** Third-party order numbers that were ordered before, in whatever way. */
export type OrderedNumbers = ReadonlySet<string>;

const PIECES = /^[1-9]\d?$/;
const alone = new WeakMap<ModelRow, readonly ModelProblem[]>();

/** What is wrong with a row by itself; worked out once for a row that stays as it is. */
function problemsOf(row: ModelRow): readonly ModelProblem[] {
  const known = alone.get(row) ?? check(row);
  alone.set(row, known);
  return known;
}

function check(row: ModelRow): ModelProblem[] {
  const given: ModelProblem[] = [...row.fileProblems, ...row.placeProblems];
  const verdictCache = new Set(given.filter(({ blocking }) => blocking).map(({ field }) => field));
  const own: ModelProblem[] = [...checkReceiver(row), ...checkParcelWords(row)].filter(
    ({ field, code }) => (row.unplaced === '' || field !== 'region') && code !== 'SPECIFICATION_LONG',
  );
  if (!PIECES.test(row.num.trim())) own.push({ field: 'num', code: 'NUM_WRONG', blocking: true });
  if (row.unplaced !== '') own.push({ field: 'region', code: 'PLACE_UNREAD', blocking: true });
  return [...given, ...own.filter(({ field }) => !verdictCache.has(field))];
}

interface Keys {
  no: string;
  receiver: string;
}

const keys = new WeakMap<ModelRow, Keys>();

/** By which a row is found again; '' where it cannot be. */
function keysOf(row: ModelRow): Keys {
  const known = keys.get(row);
  if (known) return known;
  const phone = row.phone.replace(/\s/g, '');
  const detail = row.detail.replace(/\s/g, '');
  const place = row.districtCode || row.cityCode;
  const made = {
    no: row.fileProblems.some(({ field }) => field === 'thirdOrderNo') ? '' : row.thirdOrderNo.trim(),
    receiver: phone && detail ? `${row.name.trim()}|${phone}|${place}|${detail}` : '',
  };
  keys.set(row, made);
  return made;
}

/** Rows that stand in the list twice, by id: the same order number must not go, the same receiver may. */
function findTwins(rows: readonly ModelRow[]): ReadonlyMap<string, ModelProblem> {
  const found = new Map<string, ModelProblem>();
  const firstOf = { no: new Map<string, ModelRow>(), receiver: new Map<string, ModelRow>() };
  const meet = (kind: keyof Keys, row: ModelRow, problem: Omit<ModelProblem, 'other'>) => {
    const key = keysOf(row)[kind];
    if (key === '') return;
    const first = firstOf[kind].get(key);
    if (!first) {
      firstOf[kind].set(key, row);
      return;
    }
    if (!found.get(first.id)?.blocking) found.set(first.id, { ...problem, other: lineOf(row) });
    found.set(row.id, { ...problem, other: lineOf(first) });
  };
  for (const row of rows) {
    if (row.excluded) continue;
    meet('receiver', row, { field: 'row', code: 'SAME_RECEIVER', blocking: false });
    meet('no', row, { field: 'thirdOrderNo', code: 'SAME_NO', blocking: true });
  }
  return found;
}

/** Where a row stands in the file. */
export function lineOf({ lines }: ModelRow): number {
  return lines[0] ?? 0;
}

/** The verdict on every row, by id. */
export const computeVerdicts = memoizeOne(
  (
    rows: readonly ModelRow[],
    quoted: ModelQuoted | null,
    ordered?: OrderedNumbers | null,
    by: ContentBy | null = null,
  ): ReadonlyMap<string, ModelVerdict> => {
    const twins = findTwins(rows);
    const said = serverProblemsOf(quoted);
    const short = shortProblems(quoted, by);
    return new Map(
      rows.map((row) => {
        const wasOrdered = ordered?.has(keysOf(row).no) ?? false;
        return [
          row.id,
          cachedVerdict(row, {
            duplicateOf: twins.get(row.id),
            said: said.get(row),
            wasOrdered,
            content: contentProblem(row, by) ?? short.get(row) ?? null,
          }),
        ];
      }),
    );
  },
);

/** The order numbers of rows that may go, each once. */
export function numbersOf(rows: readonly ModelRow[]): string[] {
  const numbers = new Set(rows.filter(({ excluded }) => !excluded).map((row) => keysOf(row).no));
  numbers.delete('');
  return [...numbers];
}

const contents = new WeakMap<ModelContent, ModelProblem | null>();

/** What is wrong about the content of a row's parcel, and about words that are printed because they do not say it. */
function contentProblem(row: ModelRow, by: ContentBy | null): ModelProblem | null {
  if (!by) return null;
  const content = modelContent(row, by);
  const known = contents.get(content);
  if (known !== undefined) return known;
  const found = problemOf(row, content);
  contents.set(content, found);
  return found;
}

function problemOf(row: ModelRow, { wrong, from }: ModelContent): ModelProblem | null {
  const long = checkParcelWords(row).find(({ code }) => code === 'SPECIFICATION_LONG');
  if (!wrong) return from === 'all' && long ? long : null;
  const { code, text, pieces } = wrong;
  return {
    ...{ field: code === 'QUANTITY_WRONG' ? 'num' : 'specification', code, blocking: true },
    ...(text === undefined ? {} : { said: text }),
    ...(pieces ? { pieces } : {}),
  };
}

/** Whether nothing is wrong about the content of a row's parcel. */
export function isContentRight(row: ModelRow, by: ContentBy): boolean {
  return contentProblem(row, by) === null;
}

interface Said {
  price: QuotedRow | null;
  /** The part was refused as a whole. */
  refused: string | null;
}

const serverProblemsOf = memoizeOne((quoted: ModelQuoted | null) => {
  const said = new Map<ModelRow, Said>();
  for (const part of quoted?.quote.parts ?? []) {
    const refused = part.refusal?.msg ?? null;
    const priced = new Map(part.rows.map((row) => [row.row, row]));
    quoted?.parts[part.part]?.forEach((row, at) => {
      said.set(row, { price: priced.get(at) ?? null, refused });
    });
  }
  return said;
});

/** At the rows that the stock does not reach for, how much of it there is. */
const shortProblems = memoizeOne((quoted: ModelQuoted | null, by: ContentBy | null) => {
  const found = new Map<ModelRow, ModelProblem>();
  if (!by || !quoted) return found;
  const isChosen = hasChoice(by.facts);
  for (const { part, rows, stock } of quoted.quote.parts) {
    const stopped = new Set(
      rows.filter(({ problems }) => problems.some(({ blocking }) => blocking)).map(({ row }) => row),
    );
    const going = (quoted.parts[part] ?? []).filter((row, at) => !row.excluded && !stopped.has(at));
    const itemsOf = (row: ModelRow) => modelContent(row, by).items;
    for (const [row, shortage] of shortages(going, itemsOf, stock, by.facts))
      found.set(row, {
        ...{ field: isChosen ? 'specification' : 'num', code: 'ITEM_SHORT', blocking: true, ...shortage },
      });
  }
  return found;
});

/** Ids of the rows that the stock does not reach for. */
export function outOfStock(verdicts: ReadonlyMap<string, ModelVerdict>): string[] {
  return [...verdicts].flatMap(([id, { problems }]) =>
    problems.some(({ code }) => code === 'ITEM_SHORT') ? [id] : [],
  );
}

interface Heard {
  duplicateOf: ModelProblem | undefined;
  said: Said | undefined;
  wasOrdered: boolean;
  content: ModelProblem | null;
}

const verdictCache = new WeakMap<ModelRow, { heard: readonly unknown[]; verdict: ModelVerdict }>();

/** The same verdict object as long as nothing about the row changes, so that its row on the page rests too. */
function cachedVerdict(row: ModelRow, about: Heard): ModelVerdict {
  const heard = [
    about.duplicateOf?.code,
    about.duplicateOf?.other,
    about.said,
    about.wasOrdered,
    about.content,
  ];
  const known = verdictCache.get(row);
  if (known?.heard.every((one, at) => one === heard[at])) return known.verdict;
  const verdict = verdictFor(row, about);
  verdictCache.set(row, { heard, verdict });
  return verdict;
}

const WAS_ORDERED: ModelProblem = { field: 'thirdOrderNo', code: 'WAS_ORDERED', blocking: true };

/** The server's own word on a row, once it is there, takes the place of what it was asked before. */
function verdictFor(row: ModelRow, { duplicateOf, said, wasOrdered, content }: Heard): ModelVerdict {
  if (row.excluded) return { state: 'excluded', problems: [], price: null };
  const server = said?.price?.problems ?? (wasOrdered ? [WAS_ORDERED] : []);
  const refused = said?.refused ? [{ field: 'row', blocking: true, msg: said.refused } as const] : [];
  // The pieces that the goods allow say more than those of any sheet.
  const alone = problemsOf(row).filter(
    ({ code }) => code !== 'NUM_WRONG' || content?.code !== 'QUANTITY_WRONG',
  );
  const own = [...alone, ...(content ? [content] : [])];
  const problems = [...own, ...(duplicateOf ? [duplicateOf] : []), ...server, ...refused];
  return { state: stateOf(problems, duplicateOf), problems, price: said?.price ?? null };
}

type Coded = { code?: string; reasonCode?: string };
const isOrdered = ({ code, reasonCode }: Coded) => code === 'WAS_ORDERED' || reasonCode === 'DUPLICATE_NO';
const isTwin = ({ code }: Coded) => code === 'SAME_NO';
const isUnread = ({ code }: Coded) => code === 'PLACE_UNREAD';

function stateOf(
  problems: readonly (ModelProblem & { reasonCode?: string })[],
  duplicateOf: ModelProblem | undefined,
): ModelState {
  if (problems.some((one) => one.blocking && !isTwin(one) && !isOrdered(one) && !isUnread(one)))
    return 'error';
  if (problems.some(isUnread)) return 'unread';
  if (duplicateOf) return 'duplicate';
  if (problems.some(isOrdered)) return 'ordered';
  return problems.length > 0 ? 'warn' : 'ok';
}

/** Whether the row is blocked as it is. Unknown while its region is pending. */
export function isStopped({ state, problems }: ModelVerdict): boolean {
  return state !== 'excluded' && state !== 'unread' && problems.some(({ blocking }) => blocking);
}

/**
 * Ids of the rows that cannot go even when the others of these are left out: of those with one order number, the first
 * that has nothing else against it can.
 */
export function stoppedForGood(
  rows: readonly ModelRow[],
  verdicts: ReadonlyMap<string, ModelVerdict>,
): string[] {
  const stops = (row: ModelRow) => {
    const verdict = verdicts.get(row.id);
    return verdict !== undefined && isStopped(verdict);
  };
  const isTwinAlone = (row: ModelRow) =>
    verdicts.get(row.id)?.problems.every((problem) => !problem.blocking || isTwin(problem)) ?? false;
  const numbered = rows.filter((row) => !row.excluded && keysOf(row).no !== '');
  const saved = [...Map.groupBy(numbered, (row) => keysOf(row).no).values()].flatMap((twins) =>
    twins.every(stops) ? (twins.find(isTwinAlone) ?? []) : [],
  );
  const ids = new Set(saved.map(({ id }) => id));
  return rows.flatMap((row) => (stops(row) && !ids.has(row.id) ? [row.id] : []));
}

/** The rows that are worth pricing, in the order of the file: in, and with nothing against them on this side. */
export const includedRows = memoizeOne((rows: readonly ModelRow[]): readonly ModelRow[] => {
  const twins = findTwins(rows);
  return rows.filter(
    (row) =>
      !row.excluded && !twins.get(row.id)?.blocking && !problemsOf(row).some(({ blocking }) => blocking),
  );
});

type ModelCounts = Record<ModelState | 'all' | 'stopped', number>;

/** How many rows are in each state; `stopped`: cannot go as they stand. */
export function countVerdicts(verdicts: ReadonlyMap<string, ModelVerdict>): ModelCounts {
  const counts = {
    all: 0,
    ok: 0,
    warn: 0,
    unread: 0,
    error: 0,
    duplicate: 0,
    ordered: 0,
    excluded: 0,
    stopped: 0,
  };
  for (const verdict of verdicts.values()) {
    counts.all += 1;
    counts[verdict.state] += 1;
    if (isStopped(verdict)) counts.stopped += 1;
  }
  return counts;
}
