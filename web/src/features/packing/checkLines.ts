import type { OpenAtBenchMutation } from '../../graphql/generated/graphql.ts';

export type BenchParcel = OpenAtBenchMutation['openAtBench']['benchParcel'];

/** Pieces of one combination that are checked off: of a parcel, or of a bundle in it. */
export interface CheckLine {
  skuId: number;
  title: string;
  pic: string;
  bin: string;
  note: string;
  codes: readonly string[];
  /** The bundle that it is a part of, by its place among the items; null for what is sold alone. */
  bundle: { item: number; title: string; codes: readonly string[]; quantity: number } | null;
  need: number;
  done: number;
}

/** Pieces that were checked off at once, by line. */
export type CheckStep = readonly { line: number; pieces: number }[];

/** What came of a code: pieces, or why there are none. */
export type Checked = { step: CheckStep } | { wrong: 'unknown' | 'tooMany' };

export function linesOf({ items }: Pick<BenchParcel, 'items'>): CheckLine[] {
  return items.flatMap(({ parts, quantity, skuId, title, pic, bin, note, codes }, item): CheckLine[] =>
    parts.length === 0
      ? [{ skuId, title, pic, bin, note, codes, bundle: null, need: quantity, done: 0 }]
      : parts.map(({ quantity: each, ...part }) => ({
          ...part,
          bundle: { item, title, codes, quantity: each },
          need: quantity * each,
          done: 0,
        })),
  );
}

/** A code as it is compared: half-width, without blanks around it, in capitals. */
export function cleanCode(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase();
}

/** A piece with this code: of the first line that still needs one, or of a bundle with all of its parts. */
function pieceWith(lines: readonly CheckLine[], code: string): Checked {
  const named = lines.flatMap((line, at) => (line.codes.includes(code) ? [at] : []));
  const open = named.find((at) => missing(lines, at) > 0);
  if (open !== undefined) return { step: [{ line: open, pieces: 1 }] };
  const bundles = new Set(lines.flatMap(({ bundle }) => (bundle?.codes.includes(code) ? [bundle.item] : [])));
  for (const item of bundles) {
    const step = lines.flatMap(({ bundle }, line) =>
      bundle?.item === item ? [{ line, pieces: bundle.quantity }] : [],
    );
    if (step.every(({ line, pieces }) => missing(lines, line) >= pieces)) return { step };
  }
  return { wrong: named.length + bundles.size > 0 ? 'tooMany' : 'unknown' };
}

/** So many pieces of the line that comes next, without a code; all that it needs where nothing is said. */
function piecesOfNext(lines: readonly CheckLine[], pieces: number | null): Checked {
  const line = nextLine(lines);
  const needed = missing(lines, line);
  if (needed === 0 || (pieces ?? 1) > needed) return { wrong: 'tooMany' };
  return { step: [{ line, pieces: pieces ?? needed }] };
}

/** What is meant by what was typed or scanned: `+` and `+3` count the next line by hand. */
export function checkedBy(lines: readonly CheckLine[], typed: string): Checked {
  const code = cleanCode(typed);
  const counted = /^\+(\d{0,2})$/.exec(code);
  if (!counted) return pieceWith(lines, code);
  const [, pieces = ''] = counted;
  return piecesOfNext(lines, pieces === '' ? null : Math.max(Number(pieces), 1));
}

export function withStep(lines: readonly CheckLine[], step: CheckStep, sign: 1 | -1): CheckLine[] {
  return lines.map((line, at) => ({
    ...line,
    done: line.done + sign * step.reduce((sum, each) => sum + (each.line === at ? each.pieces : 0), 0),
  }));
}

/** The first line that still needs pieces; -1 where none does. */
export function nextLine(lines: readonly CheckLine[]): number {
  return lines.findIndex(({ need, done }) => done < need);
}

function missing(lines: readonly CheckLine[], at: number): number {
  const line = lines[at];
  return line ? line.need - line.done : 0;
}
