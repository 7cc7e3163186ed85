import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { EmbeddedPostgresFailed } from './errors.ts';

/** Where root keeps what another user must reach: durable, and not inside anybody's own folder. */
export const SYSTEM_DIR = '/var/lib/chengcang';

const POINTER = 'postgres.location';

/** The directory that holds the cluster of a data directory: itself, or where its pointer file leads. */
export function homeOf(dataDir: string): string {
  const pointer = join(dataDir, POINTER);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : realpathSync(dataDir);
}

/** The cluster inside a home. */
export function clusterIn(home: string): string {
  return join(home, 'postgres');
}

/**
 * Chooses the home of a new cluster. A data directory that the account cannot enter (root's own home, say)
 * gets a home of its own under /var/lib/chengcang and a pointer to it, so that removing the data directory
 * means starting afresh, as it does everywhere else.
 */
export function settleHome(dataDir: string, account: Account | undefined): string {
  const known = homeOf(dataDir);
  if (!existsSync(known)) {
    const hint = 'restore it, or remove that file to start with an empty database';
    throw new EmbeddedPostgresFailed(
      `${join(dataDir, POINTER)} leads to ${known}, which is missing: ${hint}`,
    );
  }
  if (!account || canEnter(account, known)) return known;
  if (canEnter(account, dirname(known))) {
    // The data directory alone is closed: let the account pass through it, though not look around.
    chmodSync(known, statSync(known).mode | 0o011);
    return known;
  }
  if (existsSync(clusterIn(known))) {
    throw new EmbeddedPostgresFailed(
      `user ${account.uid} owns ${clusterIn(known)} but cannot enter ${known}`,
    );
  }
  const project = basename(dirname(known)).replace(/[^\w-]/g, '_');
  const home = join(SYSTEM_DIR, `${project}-${randomBytes(6).toString('hex')}`);
  mkdirSync(home, { recursive: true });
  for (const dir of [SYSTEM_DIR, home]) chmodSync(dir, 0o755);
  writeFileSync(join(dataDir, POINTER), `${home}\n`);
  return home;
}
