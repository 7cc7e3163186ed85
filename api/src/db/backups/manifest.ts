import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { BackupError } from './errors.ts';
import { type Digest, writeDurably } from './hashedFiles.ts';

/** Parts of a backup's folder. */
export const CLUSTER = 'cluster';
export const PICTURES = 'pictures';
/** What is being written or thrown away is named so; it is no backup. */
export const UNFINISHED = '.part';

const FILE = 'manifest.json';
const FORMAT = 1;

export type Manifest = {
  format: number;
  /** Release of the product and of PostgreSQL. */
  product: string;
  postgres: string;
  /** Of the cluster: the same for all backups of one. */
  systemIdentifier: string;
  /** Everything that was committed before `takenAt` is in it, and before `stopLsn` in the write-ahead log. */
  startedAt: string;
  takenAt: string;
  startLsn: string;
  stopLsn: string;
  /** Id of the DATA_KEY that the database is sealed with; empty where nothing was sealed. Never the key. */
  dataKey: string;
  /** Whether the pictures are in it; they are not where a bucket has them. */
  hasPictures: boolean;
  directories: string[];
  /** Below the backup's folder. */
  files: ({ path: string } & Digest)[];
};

export async function writeManifest(folder: string, backup: Omit<Manifest, 'format'>): Promise<void> {
  const whole: Manifest = { format: FORMAT, ...backup };
  await writeDurably(join(folder, FILE), JSON.stringify({ sha256: sumOf(whole), backup: whole }, null, 1));
}

/** @throws BackupError where the folder is no whole backup, or its manifest is not as it was written */
export async function readManifest(folder: string): Promise<Manifest> {
  if (folder.endsWith(UNFINISHED)) throw new BackupError(`${folder} 是没有完成的备份，不能使用`);
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new BackupError(`${folder} 不是完整的备份：没有 ${FILE}`);
  });
  const { sha256, backup } = parsed(text);
  if (!backup || sumOf(backup) !== sha256) throw new BackupError(`备份已损坏：${join(folder, FILE)}`);
  if (backup.format !== FORMAT) throw new BackupError(`这个版本不认识备份的格式 ${backup.format}`);
  requirePaths(backup);
  return backup;
}

/** The sum holds off accidents, not people: no path leads out of a part of the folder. */
function requirePaths({ directories, files }: Manifest): void {
  for (const path of [...directories, ...files.map((file) => file.path)]) {
    const [part = ''] = path.split('/');
    if (posix.normalize(path) !== path || path.includes('\\') || ![CLUSTER, PICTURES].includes(part))
      throw new BackupError(`备份已损坏：${path}`);
  }
}

function parsed(text: string): { sha256?: string; backup?: Manifest } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

function sumOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
