import { join } from 'node:path';
import pLimit from 'p-limit';
import { BackupError } from './errors.ts';
import { type Digest, hashFile } from './hashedFiles.ts';
import type { Manifest } from './manifest.ts';

const AT_ONCE = 8;

/**
 * Reads all files of a backup.
 * @throws BackupError naming what is missing or not as it was written
 */
export async function verifyFiles(folder: string, { files }: Manifest): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const found = new Map<string, Digest>();
  const read = async ({ path }: { path: string }) => {
    const digest = await hashFile(join(folder, path));
    if (digest) found.set(path, digest);
  };
  await Promise.all(files.map((file) => limit(read, file)));
  requireSame(files, found);
}

/** @throws BackupError where files are not what the manifest says */
export function requireSame(files: Manifest['files'], found: ReadonlyMap<string, Digest>): void {
  const broken = files.filter(({ path, sha256 }) => found.get(path)?.sha256 !== sha256);
  const [first] = broken;
  if (!first) return;
  const all = broken.length > 1 ? ` 等 ${broken.length} 个文件` : '';
  throw new BackupError(`备份已损坏：${first.path}${all}不是备份时的内容`);
}
