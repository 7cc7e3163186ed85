import type { StockRowInput } from '../../graphql/generated/graphql.ts';
import { codeOf, withoutThousands, wordsOf } from '../spreadsheets/fieldText.ts';
import {
  type CellReader,
  type ImportRow,
  rejectTwins,
  rowsBelowHeader,
} from '../spreadsheets/importing/sheetRows.ts';
import type { Grid } from '../spreadsheets/sheets.types.ts';
import { MAX_BIN, MAX_PIECES } from './stockForm.ts';

export const STOCK_FIELDS = ['goodsNo', 'warehouse', 'quantity', 'delta', 'safety', 'warn', 'bin'] as const;
export type StockSheetField = (typeof STOCK_FIELDS)[number];

/** What a column may be called, the best first; compared as `plainHeader` writes them. */
const NAMES: Record<StockSheetField, readonly string[]> = {
  goodsNo: ['商品或规格编号', '规格编号', 'sku编码', '商品编号', '商品编码', '货号', '编号', '商家编码'],
  warehouse: ['仓库', '仓库名称', '所在仓库', '发货仓库'],
  quantity: ['库存数量', '库存', '在库数量', '盘点数量', '数量'],
  delta: ['增减数量', '增减', '变动数量', '入库数量'],
  safety: ['安全库存', '安全库存数量', '保留库存'],
  warn: ['预警数量', '库存预警', '预警值', '预警'],
  bin: ['货位', '库位', '仓位', '货架号'],
};

export type SheetRowProblem =
  | { code: 'goodsNo' | 'warehouse' | 'digits' | 'both' | StockSheetField }
  | { code: 'twice'; other: number };

/** A row of a sheet of stock. */
export type StockSheetRow = ImportRow<StockSheetField, SheetRowProblem>;

const CHANGES: readonly StockSheetField[] = ['quantity', 'delta', 'safety', 'warn', 'bin'];

/** The rows in which something is filled in, or null where no header names goods, warehouse and a number. */
export function rowsOfStock(grid: Grid): StockSheetRow[] | null {
  const rows = rowsBelowHeader(grid, {
    names: NAMES,
    isHeader: (has) => has('goodsNo') && has('warehouse') && CHANGES.some(has),
    rowOf,
  });
  if (!rows) return null;
  return rejectTwins(
    rows.filter(({ texts }) => CHANGES.some((field) => texts[field] !== '')),
    ({ texts: { goodsNo, warehouse } }) => JSON.stringify([goodsNo, warehouse]),
    (other) => ({ code: 'twice', other }),
  );
}

function rowOf(line: number, at: CellReader<StockSheetField>): StockSheetRow {
  const tidied = {
    goodsNo: codeOf(at('goodsNo').text),
    warehouse: wordsOf(at('warehouse').text),
    quantity: numberText(at('quantity').text),
    delta: numberText(at('delta').text),
    safety: numberText(at('safety').text),
    warn: numberText(at('warn').text),
    bin: at('bin').text.normalize('NFKC').trim(),
  };
  // A long number that a spreadsheet has rounded is another one.
  const isBent = at('goodsNo').flaw === 'digits';
  return { line, texts: tidied, problem: isBent ? { code: 'digits' } : ownProblem(tidied) };
}

/** `1,200`, `＋５` and `12.0` as plain digits. */
function numberText(text: string): string {
  return withoutThousands(codeOf(text))
    .replace(/\s|件$/g, '')
    .replace(/^\+/, '')
    .replace(/\.0+$/, '');
}

function ownProblem({
  goodsNo,
  warehouse,
  quantity,
  delta,
  safety,
  warn,
  bin,
}: StockSheetRow['texts']): SheetRowProblem | null {
  if (goodsNo === '') return { code: 'goodsNo' };
  if (warehouse === '') return { code: 'warehouse' };
  if (quantity !== '' && delta !== '') return { code: 'both' };
  if (quantity !== '' && !isPieces(quantity)) return { code: 'quantity' };
  if (delta !== '' && !isPieces(delta.replace(/^-/, ''))) return { code: 'delta' };
  if (safety !== '' && !isPieces(safety)) return { code: 'safety' };
  if (warn !== '' && !isPieces(warn)) return { code: 'warn' };
  return [...bin].length > MAX_BIN ? { code: 'bin' } : null;
}

function isPieces(text: string): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) <= MAX_PIECES;
}

/** Rows as the service takes them; a safety stock, a warning or a bin alone adds nothing. */
export function stockRows(rows: readonly StockSheetRow[]): StockRowInput[] {
  return rows.map(({ line, texts: { goodsNo, warehouse, quantity, delta, safety, warn, bin } }) => ({
    row: line,
    goodsNo,
    warehouseName: warehouse,
    ...(quantity === '' ? { delta: Number(delta || 0) } : { quantity: Number(quantity) }),
    ...(safety !== '' && { safetyQuantity: Number(safety) }),
    ...(warn !== '' && { warnQuantity: Number(warn) }),
    ...(bin !== '' && { bin }),
  }));
}
