import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { zip } from '@cj-tech-master/excelts/archive';

/** A file of a zip, opened when its turn comes. */
export type PackedFile = { name: string; open: () => AsyncIterable<unknown> };

/** Pictures and videos are compressed already: files are stored as they are, and none is in memory as a whole. */
export async function writeZip(
  path: string,
  files: readonly PackedFile[],
  signal: AbortSignal,
): Promise<void> {
  const archive = zip({ level: 0 });
  for (const { name, open } of files)
    archive.add(name, { [Symbol.asyncIterator]: () => open()[Symbol.asyncIterator]() });
  await pipeline(Readable.from(archive.stream()), createWriteStream(path), { signal });
}
