import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { CONTROL_FILE, clusterFiles, type Tree } from './clusterFiles.ts';
import { copyHashed, type Digest, syncFolder, writeDurably } from './hashedFiles.ts';

/** Files that are copied side by side: most of the time is spent waiting for the disk. */
const AT_ONCE = 8;

export type Copied = { path: string } & Digest;

/** Copies files of a tree below a new folder; those that are gone meanwhile are left out. */
export async function copyTree(from: string, to: string, { directories, files }: Tree): Promise<Copied[]> {
  await mkdir(to, { mode: 0o700 });
  for (const path of directories) await mkdir(join(to, path), { mode: 0o700 });
  const limit = pLimit(AT_ONCE);
  const failures: unknown[] = [];
  const copied: Copied[] = [];
  const copy = async (path: string) => {
    // None is being written any more when this fails, so that the folder can be removed.
    if (failures.length > 0) return;
    const digest = await copyHashed(join(from, path), join(to, path)).catch((error) => {
      failures.push(error);
      return null;
    });
    if (digest) copied.push({ path, ...digest });
  };
  await Promise.all(files.map((path) => limit(copy, path)));
  if (failures.length > 0) throw failures[0];
  for (const path of ['', ...directories]) await syncFolder(join(to, path));
  return copied;
}

/** Copies the files of a running cluster that is in backup mode, its control file last. */
export async function copyCluster(cluster: string, to: string) {
  const { directories, files } = await clusterFiles(cluster);
  const most = files.filter((path) => path !== CONTROL_FILE);
  const copied = await copyTree(cluster, to, { directories, files: most });
  const control = await writeDurably(join(to, CONTROL_FILE), await readSteady(join(cluster, CONTROL_FILE)));
  await syncFolder(join(to, 'global'));
  return { directories, files: [...copied, { path: CONTROL_FILE, ...control }] };
}

/** Read until two readings are the same: the server may be writing it. */
async function readSteady(path: string): Promise<Buffer> {
  for (let before = await readFile(path); ; ) {
    const now = await readFile(path);
    if (now.equals(before)) return now;
    before = now;
  }
}
