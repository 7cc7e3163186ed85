import { plainHeader } from '../headerNames.ts';
import { type Grid, type GridRow, HEADER_ROWS } from '../sheets.types.ts';

/** A row of a sheet as it was read, with what keeps it from being sent. */
export interface ImportRow<Field extends string = string, Problem extends object = object> {
  line: number;
  /** By field, tidied; what could not be read stays as it stood. */
  texts: Readonly<Record<Field, string>>;
  problem: Problem | SaidProblem | null;
  /** Rows that are taken over together or not at all. */
  group?: string;
  /** Names of the pictures that have to be uploaded for it. */
  pictures?: readonly string[];
}

/** What somebody else has said of a row. */
export interface SaidProblem {
  said: string;
}

type Columns<Field extends string> = Partial<Record<Field, number>>;

/** The cell of a column in a row, and the flaw that it was read with. */
export type CellReader<Field extends string> = (field: Field) => {
  text: string;
  flaw: GridRow['flaws'][number] | undefined;
  /** Where it has several. */
  lines: readonly string[] | undefined;
};

interface SheetShape<Field extends string, Row> {
  /** What a column may be called, the best first; compared as `plainHeader` writes them. */
  names: Readonly<Record<Field, readonly string[]>>;
  /** Whether columns with these fields are enough. */
  isHeader: (has: (field: Field) => boolean) => boolean;
  rowOf: (line: number, at: CellReader<Field>) => Row;
}

/** The rows below the header, or null where there is none. */
export function rowsBelowHeader<Field extends string, Row>(
  { rows }: Grid,
  { names, isHeader, rowOf }: SheetShape<Field, Row>,
): Row[] | null {
  for (const header of rows.filter(({ line }) => line <= HEADER_ROWS)) {
    const columns = columnsOf(header, names);
    if (!isHeader((field) => columns[field] !== undefined)) continue;
    return rows
      .filter(({ line }) => line > header.line)
      .map(({ line, texts, flaws, lines }) =>
        rowOf(line, (field) => {
          const index = columns[field] ?? -1;
          return { text: texts[index] ?? '', flaw: flaws[index], lines: lines?.[index] };
        }),
      );
  }
  return null;
}

function columnsOf<Field extends string>(
  { texts }: GridRow,
  names: Readonly<Record<Field, readonly string[]>>,
): Columns<Field> {
  // Such as 增减数量（可为负）.
  const headers = texts.map((text) => plainHeader(text).replace(/\(.*\)$/, ''));
  const columns: Columns<Field> = {};
  for (const field of Object.keys(names) as Field[]) {
    const name = names[field].find((one) => headers.includes(one));
    if (name !== undefined) columns[field] = headers.indexOf(name);
  }
  return columns;
}

/** Why a row is not sent, in words. */
export function reasonOf<Row extends ImportRow>(
  { problem }: Row,
  problemText: (problem: Exclude<NonNullable<Row['problem']>, SaidProblem>) => string,
): string | null {
  if (problem === null) return null;
  return 'said' in problem
    ? (problem as SaidProblem).said
    : problemText(problem as Exclude<NonNullable<Row['problem']>, SaidProblem>);
}

/** The rows, of which some have been refused; what is taken over together with these is refused, too. */
export function refuseRows<Row extends ImportRow>(
  rows: readonly Row[],
  refused: ReadonlyMap<number, string>,
  withRow: (line: number) => string,
): Row[] {
  const groups = new Map<string, number>();
  for (const { line, group } of rows)
    if (group !== undefined && refused.has(line) && !groups.has(group)) groups.set(group, line);
  return rows.map((row) => {
    if (row.problem !== null) return row;
    const other = row.group === undefined ? undefined : groups.get(row.group);
    const said = refused.get(row.line) ?? (other === undefined ? undefined : withRow(other));
    return said === undefined ? row : { ...row, problem: { said } };
  });
}

/** Names of the pictures that the rows need and that have no address yet, each once. */
export function picturesToUpload(
  rows: readonly ImportRow[],
  addresses: Readonly<Record<string, string>>,
): string[] {
  const named = sendable(rows).flatMap(({ pictures = [] }) => pictures);
  return [...new Set(named)].filter((name) => !Object.hasOwn(addresses, name));
}

/** Rows that can be sent. */
export const sendable = <Row extends Pick<ImportRow, 'problem'>>(rows: readonly Row[]) =>
  rows.filter(({ problem }) => problem === null);

/** Rows with the same key are all rejected: it is unknown which was meant. */
export function rejectTwins<Row extends ImportRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  problemOf: (other: number) => NonNullable<Row['problem']>,
): Row[] {
  const others = new Map<Row, number>();
  for (const [first, second, ...more] of Map.groupBy(sendable(rows), keyOf).values()) {
    if (!first || !second) continue;
    others.set(first, second.line);
    for (const row of [second, ...more]) others.set(row, first.line);
  }
  return rows.map((row) => {
    const other = others.get(row);
    return other === undefined ? row : { ...row, problem: problemOf(other) };
  });
}
