import { saveTable } from '../../spreadsheets/importing/saveTable.ts';
import { type CellReader, rowsBelowHeader } from '../../spreadsheets/importing/sheetRows.ts';
import type { PlainColumn } from '../../spreadsheets/plainSheet.ts';
import type { Grid } from '../../spreadsheets/sheets.types.ts';
import { fillSheetText as text } from './filling.text.ts';
import { cleanWaybillNo, type FillResult, type FillRow } from './fillRows.ts';

type SheetField = 'packageNo' | 'waybillNo' | 'courier';

/** What the columns may be called, the best name first; compared as `plainHeader` writes them. */
const NAMES: Record<SheetField, readonly string[]> = {
  packageNo: ['包裹号', '包裹编号', '包裹单号', '包裹'],
  waybillNo: ['运单号', '快递单号', '物流单号', '面单号', '运单编号', '快递运单号'],
  courier: ['快递', '快递公司', '物流公司', '快递名称', '承运商'],
};

/** The rows of a sheet, or null where it has no columns for parcels and their numbers. */
export function rowsOfGrid(grid: Grid): FillRow[] | null {
  const isHeader = (has: (field: SheetField) => boolean) => has('packageNo') && has('waybillNo');
  return rowsBelowHeader(grid, { names: NAMES, isHeader, rowOf });
}

function rowOf(line: number, at: CellReader<SheetField>): FillRow {
  return {
    row: line,
    parcelId: null,
    packageNo: cleanWaybillNo(at('packageNo').text),
    waybillNo: at('waybillNo').text.trim(),
    courier: at('courier').text.trim(),
    isRounded: at('waybillNo').flaw === 'digits',
  };
}

const COLUMNS = {
  packageNo: { name: text.packageNo, width: 26, required: true },
  waybillNo: { name: text.waybillNo, width: 24, required: true },
  courier: { name: text.courier, width: 14 },
} satisfies Record<SheetField, PlainColumn>;

/** The rows that were not filled, to be put right and read again. */
export function failedTable(rows: readonly FillRow[], results: ReadonlyMap<number, FillResult>) {
  return {
    fileName: text.failedName,
    columns: [...Object.values(COLUMNS), { name: text.why, width: 36 }, { name: text.line, width: 8 }],
    rows: rows.flatMap(({ row, packageNo, waybillNo, courier }) => {
      const result = results.get(row);
      return result?.kind === 'failed' ? [[packageNo, waybillNo, courier, result.msg, String(row)]] : [];
    }),
  };
}

/** Saves those rows on the person's computer. */
export function saveFailed(rows: readonly FillRow[], results: ReadonlyMap<number, FillResult>): void {
  const { fileName, ...table } = failedTable(rows, results);
  saveTable(fileName, text.sheet, table);
}
