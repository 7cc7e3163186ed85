import { saveBlob } from '../../../exports/saveFile.ts';
import { type PlainColumn, plainSheetBytes } from '../plainSheet.ts';
import { XLSX_MIME } from '../xlsx.write.ts';

/** A sheet that is made here. */
export interface SheetTable {
  columns: readonly PlainColumn[];
  rows: readonly (readonly string[])[];
}

/** Saves a table as an xlsx on the person's computer. */
export function saveTable(fileName: string, sheet: string, { columns, rows }: SheetTable): void {
  const bytes = plainSheetBytes(sheet, columns, rows);
  saveBlob(new Blob([bytes], { type: XLSX_MIME }), fileName);
}
