import { createHash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { shanghaiIso } from '../../shared/clock.ts';

const FOLDER = 'exports';
const LIFETIME_MS = 3_600_000;
/** An unfinished file without a write for this long was left by a dead process. */
const ABANDONED_MS = 60_000;
const PART = '.part';
/** Characters of an id before the part that identifies the account. */
const RANDOM_LENGTH = 32;
const SERVED = /^\/exports\/([\w-]{43})\/[^/]+$/;

export type ExportState =
  | { state: 'done'; url: string; fileName: string; expireAt: string }
  | { state: 'writing' }
  | { state: 'gone' };

/** Whether a path under `/files/` belongs to exports, also on case-insensitive file systems. */
export function isExport(path: string): boolean {
  return path.toLowerCase().startsWith(`/${FOLDER}`);
}

/** Whether such a path names a complete, unexpired file. */
export function isLiveExport(filesDir: string, path: string, now: Date): boolean {
  const id = SERVED.exec(path)?.[1];
  const folder = id && statSync(join(filesDir, FOLDER, id), { throwIfNoEntry: false });
  return Boolean(folder && now.getTime() < expiryOf(folder.mtimeMs));
}

/** The path under which the files of an export are served. */
export function exportPath(id: string): string {
  return `/files/${FOLDER}/${id}`;
}

/**
 * Export folders, one per file, with unguessable names. The folder's name is the only state: an unfinished export
 * has another name, and the time of a complete one is that of its completion.
 */
export function exportFolders(filesDir: string, now: () => Date) {
  const root = join(filesDir, FOLDER);

  /** Missing when another process has just removed it. */
  const timeOf = (path: string): Promise<number | null> =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );

  const namesIn = (path: string): Promise<string[]> => readdir(path).catch(() => []);

  async function isOver(name: string): Promise<boolean> {
    const path = join(root, name);
    const files = name.endsWith(PART) ? await namesIn(path) : [];
    const times = await Promise.all([path, ...files.map((file) => join(path, file))].map(timeOf));
    const last = Math.max(...times.map((time) => time ?? 0));
    return last + (name.endsWith(PART) ? ABANDONED_MS : LIFETIME_MS) <= now().getTime();
  }

  return {
    /** For one account: 24 random bytes and a mark of the account. */
    newId(accountId: number): string {
      const random = randomBytes(24).toString('base64url');
      return random + markOf(random, accountId);
    },

    /** Whether an id was given to the account. */
    isOf: (id: string, accountId: number): boolean =>
      id.slice(RANDOM_LENGTH) === markOf(id.slice(0, RANDOM_LENGTH), accountId),

    /** Creates a folder to write into, which is not served yet. */
    async begin(id: string): Promise<string> {
      const path = join(root, id + PART);
      await mkdir(path, { recursive: true, mode: 0o700 });
      return path;
    },

    /** Marks a waiting file as still wanted. */
    async keep(id: string): Promise<void> {
      await utimes(join(root, id + PART), now(), now()).catch(() => undefined);
    },

    /** Publishes the file. */
    async finish(id: string): Promise<void> {
      const path = join(root, id + PART);
      await utimes(path, now(), now());
      await rename(path, join(root, id));
    },

    drop: (id: string): Promise<void> => rm(join(root, id + PART), { recursive: true, force: true }),

    /** The state of an export; `id` was created by `newId`. */
    async find(id: string): Promise<ExportState> {
      const path = join(root, id);
      // Checked first: it may be completed between the two checks.
      if ((await timeOf(path + PART)) !== null) return { state: 'writing' };
      const [time, [fileName]] = await Promise.all([timeOf(path), namesIn(path)]);
      if (time === null || fileName === undefined || now().getTime() >= expiryOf(time))
        return { state: 'gone' };
      const url = `${exportPath(id)}/${encodeURIComponent(fileName)}`;
      return { state: 'done', url, fileName, expireAt: shanghaiIso(new Date(expiryOf(time))) };
    },

    /** Removes expired files and those left by dead processes. */
    async sweep(): Promise<void> {
      for (const name of await namesIn(root)) {
        if (await isOver(name)) await rm(join(root, name), { recursive: true, force: true });
      }
    },
  };
}

function markOf(random: string, accountId: number): string {
  return createHash('sha256')
    .update(`${random} ${accountId}`)
    .digest('base64url')
    .slice(0, 43 - RANDOM_LENGTH);
}

function expiryOf(finishedAt: number): number {
  return finishedAt + LIFETIME_MS;
}
