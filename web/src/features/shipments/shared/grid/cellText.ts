/** The cells of a text as spreadsheets copy them: tabs between columns, lines between rows, quotes around what holds either. */
export function parseCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g;
  for (const [, quoted, plain = '', end] of text.replace(/(?:\r\n|\r|\n)$/, '').matchAll(cells)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

/** Cells as spreadsheets take them. */
export function formatCells(cells: readonly (readonly string[])[]): string {
  return cells.map((row) => row.map(quotedCell).join('\t')).join('\n');
}

function quotedCell(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
