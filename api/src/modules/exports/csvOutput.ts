import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { csvText } from '../../shared/cellText.ts';
import { yuanText } from '../../shared/money.ts';
import { type Cell, HUNDREDTHS, type SheetColumn, type SheetFile, type SheetOutput } from './sheet.types.ts';

const BOM = '\uFEFF';

/** A csv for Chinese Excel: UTF-8 with BOM, every cell quoted, CRLF line ends. */
export function csvOutput({ path, columns }: SheetFile): SheetOutput {
  const stream = createWriteStream(path);
  stream.write(BOM + lineOf(columns.map(({ header }) => header)));
  return {
    async add(rows) {
      const lines = rows.map((row) => lineOf(columns.map((column, at) => textOf(column, row[at] ?? ''))));
      if (!stream.write(lines.join(''))) await once(stream, 'drain');
    },
    async next() {
      throw new Error('a csv has one sheet');
    },
    async end() {
      stream.end();
      await finished(stream);
    },
  };
}

function textOf({ kind }: SheetColumn, cell: Cell): string {
  if (typeof cell === 'string') return csvText(cell);
  return HUNDREDTHS.includes(kind) ? yuanText(cell) : String(cell);
}

function lineOf(texts: readonly string[]): string {
  return `${texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
