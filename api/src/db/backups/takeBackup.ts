import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inBackupMode, type Stopped } from './backupMode.ts';
import { treeOf } from './clusterFiles.ts';
import { type Copied, copyCluster, copyTree } from './copyCluster.ts';
import { BackupError } from './errors.ts';
import type { Tell } from './events.ts';
import { copyHashed, syncFolder, writeDurably } from './hashedFiles.ts';
import { CLUSTER, type Manifest, PICTURES, UNFINISHED, writeManifest } from './manifest.ts';

export type BackupInput = {
  /** The running server and the folder of its cluster, as a real path. */
  server: { url: string; cluster: string };
  /** Folder of the pictures; null where a bucket has them. */
  pictures: string | null;
  /** The backup's folder, which is made. */
  to: string;
  /** Release of the product. */
  product: string;
  tell: Tell;
};

/**
 * Copies the running database and its pictures into one folder, which has its name only when all of it is on the disk.
 * @throws BackupError when there is something, or another backup runs; what was written is removed
 */
export async function takeBackup(input: BackupInput): Promise<Omit<Manifest, 'format'>> {
  const { server, to } = input;
  const draft = `${to}${UNFINISHED}`;
  await mkdir(dirname(to), { recursive: true });
  return inBackupMode(server, async (session) => {
    for (const path of [to, draft]) if (existsSync(path)) throw new BackupError(`${path} 已存在`);
    await mkdir(draft, { mode: 0o700 });
    try {
      await input.tell({ kind: 'copyingDatabase' });
      const cluster = await copyCluster(server.cluster, join(draft, CLUSTER));
      const stopped = await session.stop();
      const log = await copyLog(server.cluster, join(draft, CLUSTER), stopped);
      // After the end of the database's copy: pictures are there before a row names them.
      const pictures = await copyPictures(draft, input);
      const { label: _label, segments: _segments, ...ended } = stopped;
      const { stop: _stop, ...begun } = session;
      const manifest = {
        product: input.product,
        ...begun,
        ...ended,
        hasPictures: input.pictures !== null,
        directories: [
          ...cluster.directories.map((path) => `${CLUSTER}/${path}`),
          ...pictures.directories.map((path) => `${PICTURES}/${path}`),
        ],
        files: [...below(CLUSTER, [...cluster.files, ...log]), ...below(PICTURES, pictures.files)],
      };
      await writeManifest(draft, manifest);
      await syncFolder(draft);
      await rename(draft, to);
      await syncFolder(dirname(to));
      return manifest;
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  });
}

const below = (folder: string, files: Copied[]) =>
  files.map(({ path, ...digest }) => ({ path: `${folder}/${path}`, ...digest }));

/** The label and the write-ahead log, with which the copied files become a whole database. */
async function copyLog(cluster: string, to: string, { label, segments }: Stopped): Promise<Copied[]> {
  const copied: Copied[] = [
    { path: 'backup_label', ...(await writeDurably(join(to, 'backup_label'), label)) },
  ];
  for (const segment of segments) {
    const path = `pg_wal/${segment}`;
    const digest = await copyHashed(join(cluster, path), join(to, path));
    if (!digest) throw new BackupError(`备份所需的日志 ${segment} 已不存在`);
    copied.push({ path, ...digest });
  }
  for (const folder of ['', 'pg_wal']) await syncFolder(join(to, folder));
  return copied;
}

async function copyPictures(draft: string, { pictures, tell }: BackupInput) {
  if (pictures === null) return { directories: [], files: [] };
  await tell({ kind: 'copyingPictures' });
  const tree = await treeOf(pictures);
  return { directories: tree.directories, files: await copyTree(pictures, join(draft, PICTURES), tree) };
}
