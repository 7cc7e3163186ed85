import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, accountFor } from '../embedded/account.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { clusterExists } from '../embedded/cluster.ts';
import { holdDataDir } from '../embedded/dataDirLock.ts';
import { clusterIn, homeOf, settleHome } from '../embedded/home.ts';
import { clearLeftovers } from '../embedded/leftovers.ts';
import { runIn } from '../embedded/runIn.ts';
import { copyTree } from './copyCluster.ts';
import { BackupError } from './errors.ts';
import type { Tell } from './events.ts';
import { syncFolder } from './hashedFiles.ts';
import { CLUSTER, type Manifest, PICTURES, readManifest } from './manifest.ts';
import { requireSame, verifyFiles } from './verifyFiles.ts';

export type RestoreInput<T> = {
  from: string;
  dataDir: string;
  /** Where the product reads pictures. */
  pictures: string;
  /** Moves aside what is there. */
  replace: boolean;
  tell: Tell;
  /** Looks at the manifest before anything else is read or written. */
  accept(manifest: Manifest): void;
  /** Looks at the restored database, which has recovered, before it is put into its place. */
  check(url: string): Promise<T>;
};

/**
 * Puts a backup into a data directory. All of it is verified, copied, recovered and checked beside its place, which it
 * takes at the end: whatever fails before leaves things as they were.
 * @throws BackupError, DataDirHeld, EmbeddedPostgresFailed
 */
export async function restoreBackup<T>(input: RestoreInput<T>): Promise<{ manifest: Manifest; checked: T }> {
  const { from, dataDir, tell } = input;
  const manifest = await readManifest(from);
  input.accept(manifest);
  mkdirSync(dataDir, { recursive: true });
  const releases = [await holdDataDir(dataDir)];
  try {
    const account = clusterOwner(dataDir);
    const home = settleHome(dataDir, account);
    if (home !== realpathSync(dataDir)) releases.push(await holdDataDir(home));
    const parts: Part[] = [{ kind: CLUSTER, target: clusterIn(home), owner: account }];
    if (manifest.hasPictures)
      parts.push({ kind: PICTURES, target: input.pictures, owner: ownerIfRoot(dataDir) });
    const occupied = parts.find(({ target }) => isOccupied(target));
    if (occupied && !input.replace)
      throw new BackupError(`${occupied.target} 已有数据。加上 --replace 会先把它改名留在旁边`);
    await tell({ kind: 'verifying', files: manifest.files.length });
    await verifyFiles(from, manifest);

    const draft = draftOf(clusterIn(home));
    // Of a restore that was killed.
    if (existsSync(draft)) await clearLeftovers(realpathSync(draft), () => undefined);
    try {
      for (const part of parts) {
        await tell({ kind: part.kind === CLUSTER ? 'copyingDatabase' : 'copyingPictures' });
        await copyPart(part, from, manifest);
      }
      await tell({ kind: 'recovering' });
      const binaries = findBinaries(account, () => undefined);
      const checked = await runIn(draft, { binaries, account }, input.check);
      for (const { target } of parts) await putInPlace(target);
      return { manifest, checked };
    } catch (error) {
      for (const { target } of parts) rmSync(draftOf(target), { recursive: true, force: true });
      throw error;
    }
  } finally {
    for (const release of releases) release();
  }
}

type Part = { kind: string; target: string; owner: Account | undefined };

const draftOf = (target: string) => `${target}.restoring`;

/** Whose the data directory is, where root restores for another user. */
function ownerIfRoot(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(dataDir);
  return { uid, gid };
}

function clusterOwner(dataDir: string): Account | undefined {
  const cluster = clusterIn(homeOf(dataDir));
  const owner = ownerIfRoot(dataDir);
  return owner && owner.uid !== 0 && !existsSync(cluster) ? owner : accountFor(cluster);
}

/** Exchanges what is there, which keeps the folder beside it, for the draft. */
async function putInPlace(target: string): Promise<void> {
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  if (existsSync(target)) renameSync(target, `${target}.replaced-${stamp}`);
  renameSync(draftOf(target), target);
  await syncFolder(dirname(target));
}

function isOccupied(target: string): boolean {
  return existsSync(target) && (clusterExists(target) || readdirSync(target).length > 0);
}

async function copyPart({ kind, target, owner }: Part, from: string, backup: Manifest): Promise<void> {
  const prefix = `${kind}/`;
  const inPart = (path: string) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []);
  const directories = backup.directories.flatMap(inPart);
  const files = backup.files.flatMap(({ path }) => inPart(path));
  const draft = draftOf(target);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  const copied = await copyTree(join(from, kind), draft, { directories, files });
  requireSame(
    backup.files.filter(({ path }) => path.startsWith(prefix)),
    new Map(copied.map(({ path, ...digest }) => [`${prefix}${path}`, digest])),
  );
  if (!owner) return;
  for (const path of ['', ...directories, ...files]) chownSync(join(draft, path), owner.uid, owner.gid);
}
