import { saveFile } from '../../../exports/saveFile.ts';
import { plainHeader } from '../../spreadsheets/headerNames.ts';
import { type PlainColumn, plainSheetBytes } from '../../spreadsheets/plainSheet.ts';
import { type Grid, type GridRow, HEADER_ROWS } from '../../spreadsheets/sheets.types.ts';
import { XLSX_MIME } from '../../spreadsheets/xlsx.write.ts';
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
export function rowsOfGrid({ rows }: Grid): FillRow[] | null {
  for (const header of rows.filter(({ line }) => line <= HEADER_ROWS)) {
    const columns = columnsOf(header);
    const { packageNo, waybillNo } = columns;
    if (packageNo !== undefined && waybillNo !== undefined)
      return rows.filter(({ line }) => line > header.line).map((row) => rowOf(row, columns));
  }
  return null;
}

function columnsOf({ texts }: GridRow): Partial<Record<SheetField, number>> {
  const headers = texts.map(plainHeader);
  return Object.fromEntries(
    (Object.keys(NAMES) as SheetField[]).flatMap((field) => {
      const name = NAMES[field].find((one) => headers.includes(one));
      return name === undefined ? [] : [[field, headers.indexOf(name)]];
    }),
  );
}

function rowOf({ line, texts, flaws }: GridRow, columns: Partial<Record<SheetField, number>>): FillRow {
  const at = (field: SheetField) => texts[columns[field] ?? -1] ?? '';
  return {
    row: line,
    packageId: null,
    packageNo: cleanWaybillNo(at('packageNo')),
    waybillNo: at('waybillNo').trim(),
    courier: at('courier').trim(),
    isRounded: flaws[columns.waybillNo ?? -1] === 'digits',
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

/** Saves a table as an xlsx on the person's computer. */
export function saveTable({ fileName, columns, rows }: ReturnType<typeof failedTable>): void {
  const bytes = plainSheetBytes(text.sheet, columns, rows);
  const url = URL.createObjectURL(new Blob([bytes], { type: XLSX_MIME }));
  saveFile({ url, fileName });
  URL.revokeObjectURL(url);
}
