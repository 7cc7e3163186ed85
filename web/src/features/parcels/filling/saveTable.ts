import { saveFile } from '../../../exports/saveFile.ts';
import { plainSheetBytes } from '../../spreadsheets/plainSheet.ts';
import { XLSX_MIME } from '../../spreadsheets/xlsx.write.ts';
import { fillSheetText } from './filling.text.ts';
import type { Table } from './fillSheet.ts';

/** Saves a table as an xlsx on the person's computer. */
export function saveTable({ fileName, columns, rows }: Table): void {
  const bytes = plainSheetBytes(fillSheetText.sheet, columns, rows);
  const url = URL.createObjectURL(new Blob([bytes], { type: XLSX_MIME }));
  saveFile({ url, fileName });
  URL.revokeObjectURL(url);
}
