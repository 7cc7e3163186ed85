import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { SheetFile, SheetOutput } from './sheet.types.ts';

/** JSON Lines: UTF-8 without a mark, a row of one cell, its JSON, and LF a line. */
export function jsonlOutput({ path }: Pick<SheetFile, 'path'>): SheetOutput {
  const stream = createWriteStream(path);
  return {
    async add(rows) {
      if (!stream.write(rows.map(([json = '']) => `${json}\n`).join(''))) await once(stream, 'drain');
    },
    async next() {
      throw new Error('JSON Lines have one sheet');
    },
    async end() {
      stream.end();
      await finished(stream);
    },
  };
}
