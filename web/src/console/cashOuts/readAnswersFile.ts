import { readGrid } from '../../features/spreadsheets/readGrid.ts';
import { fileRefusalText } from '../../features/spreadsheets/sheets.text.ts';

const SPREADSHEET = /\.xlsx?$/i;

/** A bank's file as the words that would be pasted, cells by tabs, or why it is not read. */
export async function readAnswersFile(file: File): Promise<{ words: string } | { problem: string }> {
  if (!SPREADSHEET.test(file.name)) return { words: await readText(file) };
  const grid = await readGrid(file);
  if (grid.kind === 'refused') return { problem: fileRefusalText(grid) };
  return { words: pastedFrom(grid.rows) };
}

/** Rows as a spreadsheet program copies them. */
export function pastedFrom(rows: readonly { texts: readonly string[] }[]): string {
  return rows.map(({ texts }) => texts.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')).join('\n');
}

/** Banks write UTF-8 or GBK. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  return utf8.includes('\uFFFD') ? new TextDecoder('gb18030').decode(bytes) : utf8;
}
