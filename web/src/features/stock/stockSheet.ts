import type { StockRowInput } from '../../graphql/generated/graphql.ts';
import { codeOf, wordsOf } from '../spreadsheets/fieldText.ts';
import { plainHeader } from '../spreadsheets/headerNames.ts';
import { type Grid, type GridRow, HEADER_ROWS } from '../spreadsheets/sheets.types.ts';
import { MAX_PIECES } from './stockForm.ts';

export const STOCK_FIELDS = ['goodsNo', 'warehouse', 'quantity', 'delta', 'warn'] as const;
export type StockSheetField = (typeof STOCK_FIELDS)[number];

/** What a column may be called, the best first; compared as `plainHeader` writes them. */
const NAMES: Record<StockSheetField, readonly string[]> = {
  goodsNo: ['商品编号', '商品编码', '货号', '编号'],
  warehouse: ['仓库', '仓库名称', '所在仓库', '发货仓库'],
  quantity: ['库存数量', '库存', '在库数量', '盘点数量', '数量'],
  delta: ['增减数量', '增减', '变动数量', '入库数量'],
  warn: ['预警数量', '库存预警', '预警值', '预警'],
};

export type SheetRowProblem =
  | { code: 'goodsNo' | 'warehouse' | 'digits' | 'both' | StockSheetField }
  | { code: 'twice'; other: number };

/** A row of a sheet as it was read, with what keeps it from being sent. */
export interface StockSheetRow {
  line: number;
  /** By field, tidied; what could not be read as a number stays as it stood. */
  texts: Record<StockSheetField, string>;
  problem: SheetRowProblem | null;
}

/** The rows in which something is filled in, or null where no header names goods, warehouse and a number. */
export function rowsOfStock({ rows }: Grid): StockSheetRow[] | null {
  for (const header of rows.filter(({ line }) => line <= HEADER_ROWS)) {
    const columns = columnsOf(header);
    const hasNumber =
      columns.quantity !== undefined || columns.delta !== undefined || columns.warn !== undefined;
    if (columns.goodsNo === undefined || columns.warehouse === undefined || !hasNumber) continue;
    const filled = rows
      .filter(({ line }) => line > header.line)
      .map((row) => rowOf(row, columns))
      .filter(({ texts }) => texts.quantity !== '' || texts.delta !== '' || texts.warn !== '');
    return judged(filled);
  }
  return null;
}

type Columns = Partial<Record<StockSheetField, number>>;

function columnsOf({ texts }: GridRow): Columns {
  // Such as 增减数量（可为负）.
  const headers = texts.map((text) => plainHeader(text).replace(/\(.*\)$/, ''));
  return Object.fromEntries(
    STOCK_FIELDS.flatMap((field) => {
      const name = NAMES[field].find((one) => headers.includes(one));
      return name === undefined ? [] : [[field, headers.indexOf(name)]];
    }),
  );
}

function rowOf({ line, texts, flaws }: GridRow, columns: Columns): StockSheetRow {
  const at = (field: StockSheetField) => texts[columns[field] ?? -1] ?? '';
  const tidied = {
    goodsNo: codeOf(at('goodsNo')),
    warehouse: wordsOf(at('warehouse')),
    quantity: numberText(at('quantity')),
    delta: numberText(at('delta')),
    warn: numberText(at('warn')),
  };
  // A long number that a spreadsheet has rounded is another one.
  const isBent = flaws[columns.goodsNo ?? -1] === 'digits';
  return { line, texts: tidied, problem: isBent ? { code: 'digits' } : ownProblem(tidied) };
}

/** `1,200`, `＋５` and `12.0` as plain digits. */
function numberText(text: string): string {
  return codeOf(text)
    .replace(/[,\s]|件$/g, '')
    .replace(/^\+/, '')
    .replace(/\.0+$/, '');
}

function ownProblem({
  goodsNo,
  warehouse,
  quantity,
  delta,
  warn,
}: StockSheetRow['texts']): SheetRowProblem | null {
  if (goodsNo === '') return { code: 'goodsNo' };
  if (warehouse === '') return { code: 'warehouse' };
  if (quantity !== '' && delta !== '') return { code: 'both' };
  if (quantity !== '' && !isPieces(quantity)) return { code: 'quantity' };
  if (delta !== '' && !isPieces(delta.replace(/^-/, ''))) return { code: 'delta' };
  return warn !== '' && !isPieces(warn) ? { code: 'warn' } : null;
}

function isPieces(text: string): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) <= MAX_PIECES;
}

/** Rows of the same goods and warehouse are all rejected: it is unknown which was meant. */
function judged(rows: readonly StockSheetRow[]): StockSheetRow[] {
  const groups = Map.groupBy(
    rows.filter(({ problem }) => problem === null),
    ({ texts: { goodsNo, warehouse } }) => JSON.stringify([goodsNo, warehouse]),
  );
  const others = new Map<StockSheetRow, number>();
  for (const [first, second, ...more] of groups.values()) {
    if (!first || !second) continue;
    others.set(first, second.line);
    for (const row of [second, ...more]) others.set(row, first.line);
  }
  return rows.map((row) => {
    const other = others.get(row);
    return other === undefined ? row : { ...row, problem: { code: 'twice', other } };
  });
}

/** Rows that can be sent, as the service takes them; a warning alone adds nothing. */
export function sendableRows(rows: readonly StockSheetRow[]): StockRowInput[] {
  return rows
    .filter(({ problem }) => problem === null)
    .map(({ line, texts: { goodsNo, warehouse, quantity, delta, warn } }) => ({
      row: line,
      goodsNo,
      warehouseName: warehouse,
      ...(quantity === '' ? { delta: Number(delta || 0) } : { quantity: Number(quantity) }),
      ...(warn !== '' && { warnQuantity: Number(warn) }),
    }));
}
