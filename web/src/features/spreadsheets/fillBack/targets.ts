import { plainHeader, words } from '../headerNames.ts';
import type { Grid, GridRow } from '../sheets.types.ts';

/** What goes back into a row of a sheet. */
export interface Waybills {
  courier: string;
  waybillNo: string;
}

/** By the number of the row. */
export type RowWaybills = ReadonlyMap<number, Waybills>;

const FIELDS = ['courier', 'waybillNo'] as const satisfies readonly (keyof Waybills)[];

/** What the columns may be called where the sheet has them, as `plainHeader` writes them; the first is that of a new one. */
const NAMES: Record<keyof Waybills, readonly string[]> = {
  courier: words('快递公司 物流公司 快递公司名称 物流公司名称 承运商 快递 快递名称 快递公司(回填)'),
  waybillNo: words(`
    运单号 快递单号 物流单号 运单编号 运单号码 快递单号码 物流运单号 面单号 快递运单号 运单号(回填)
  `),
};
const HEADERS: Record<keyof Waybills, string> = { courier: '快递公司', waybillNo: '运单号' };

/** What goes into cells: by the number of the row, by column. */
export type SheetCells = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** A column to write into. */
export interface Target {
  column: number;
  /** Of a new column; null where it is there. */
  header: string | null;
  /** By the number of the row; those that have it already are left out. */
  texts: ReadonlyMap<number, string>;
}

interface Sheet {
  rows: readonly GridRow[];
  headerLine: number;
  /** Behind all that the sheet has. */
  firstFree: number;
  /** Columns in which something is worked out. */
  formulas: ReadonlySet<number>;
}

/**
 * Where courier and number are written: into columns that are called so, as far as these are empty or have the same in the
 * rows that are filled, else into new ones behind all others.
 */
export function targetsIn({ rows, headerLine, firstFree, formulas }: Sheet, waybills: RowWaybills): Target[] {
  const headers = rows.find(({ line }) => line === headerLine)?.texts.map(plainHeader) ?? [];
  const filled = rows.filter(({ line }) => waybills.has(line));
  let free = firstFree;
  return FIELDS.map((field) => {
    const texts = new Map([...waybills].map(([line, each]) => [line, each[field]]));
    const takes = (column: number) =>
      !formulas.has(column) &&
      filled.every((row) => {
        const there = row.texts[column] ?? '';
        return !row.flaws[column] && (there === '' || there === texts.get(row.line));
      });
    const column = headers.findIndex((header, at) => NAMES[field].includes(header) && takes(at));
    if (column < 0) {
      free += 1;
      const isTaken = headers.includes(HEADERS[field]);
      return { column: free - 1, header: isTaken ? `${HEADERS[field]}（回填）` : HEADERS[field], texts };
    }
    for (const { line, texts: there } of filled) if (there[column]) texts.delete(line);
    return { column, header: null, texts };
  });
}

/** By the number of the row, what is written into which column: the rows' texts and the headers of new columns. */
export function cellsOf(targets: readonly Target[], headerLine: number): SheetCells {
  const cells = new Map<number, Map<number, string>>();
  const put = (line: number, column: number, text: string) => {
    const row = cells.get(line) ?? new Map<number, string>();
    cells.set(line, row.set(column, text));
  };
  for (const { column, header, texts } of targets) {
    if (header !== null) put(headerLine, column, header);
    for (const [line, text] of texts) if (text !== '') put(line, column, text);
  }
  return cells;
}

/** The columns that something goes into, from the first on. */
export function columnsOf(cells: SheetCells): number[] {
  return [...new Set([...cells.values()].flatMap((row) => [...row.keys()]))].sort((one, two) => one - two);
}

/** Columns of a sheet up to the last with content or an odd cell. */
export function widthOf({ rows }: Pick<Grid, 'rows'>): number {
  return rows.reduce(
    (most, { texts, flaws }) =>
      Math.max(most, texts.length, ...Object.keys(flaws).map((column) => Number(column) + 1)),
    0,
  );
}
