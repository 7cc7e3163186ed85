import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { diskStorage } from './diskStorage.ts';
import { EXPORT_LIFETIME_MS, EXPORTS, exportObject } from './exportNames.ts';
import type { StoredFile } from './storage.ts';

const ABANDONED_MS = 60_000;

/** A complete file of a folder. */
export type LeftFile = { fileName: string; finishedAt: Date };

/**
 * Folders of exports on this disk that no row names: those of the release 0.2.0, whose processes know no rows, and what a
 * worker left that died while it put a file there. The time of a folder is that of its completion.
 */
export function leftFolders(filesDir: string, now: () => Date) {
  const root = join(filesDir, EXPORTS);
  const disk = diskStorage(filesDir);

  /** Null when it is not there. */
  const timeOf = (name: string): Promise<Date | null> =>
    stat(join(root, name)).then(
      ({ mtime }) => mtime,
      () => null,
    );
  const namesIn = (path: string): Promise<string[]> => readdir(path).catch(() => []);
  const isOver = (time: Date) => time.getTime() + EXPORT_LIFETIME_MS <= now().getTime();

  /** What an export comes to; null when it is gone. */
  async function find(id: string): Promise<LeftFile | null> {
    const [finishedAt, [fileName]] = await Promise.all([timeOf(id), namesIn(join(root, id))]);
    return finishedAt && fileName !== undefined && !isOver(finishedAt) ? { fileName, finishedAt } : null;
  }

  return {
    find,

    /** Whether a process writes an export: until it is complete its folder has another name, which is touched every 20 s. */
    async isWriting(id: string): Promise<boolean> {
      const touchedAt = await timeOf(`${id}.part`);
      return touchedAt !== null && touchedAt.getTime() + ABANDONED_MS > now().getTime();
    },

    async read(id: string, fileName: string): Promise<StoredFile | null> {
      // A name out of an address leads nowhere else than to what the folder has.
      const isThere = (await find(id)) !== null && (await namesIn(join(root, id))).includes(fileName);
      return isThere ? disk.read(exportObject(id, fileName)) : null;
    },

    /** Removes those whose hour is over; `withRow` answers which of these names have a row, which decides instead. */
    async sweep(withRow: (names: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
      const over: string[] = [];
      for (const name of await namesIn(root)) {
        const time = await timeOf(name);
        if (time && isOver(time)) over.push(name);
      }
      const kept = over.length > 0 ? await withRow(over) : new Set();
      for (const name of over)
        if (!kept.has(name)) await rm(join(root, name), { recursive: true, force: true });
    },
  };
}
