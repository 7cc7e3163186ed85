import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresFailed } from './errors.ts';

export const SUPERUSER = 'chengcang';

const SECRET = 'chengcang.secret';
const run = promisify(execFile);

/**
 * Sorting is by code point, the same on every system. The character types must know Unicode as well: with
 * `C` here pg_trgm sees no Chinese character as a letter and finds nothing.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** What a PostgreSQL process gets to see: none of the caller's PG* variables. */
export function serverEnv(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }), TZ: 'UTC' };
}

/** The superuser's password, kept inside the cluster directory that only its owner can enter. */
export function readSecret(cluster: string): string {
  return readFileSync(join(cluster, SECRET), 'utf8').trim();
}

type Making = { account: Account | undefined; durable: boolean };

async function initdb(binaries: Binaries, draft: string, secretFile: string, { account, durable }: Making) {
  const refusals: string[] = [];
  for (const characterType of CHARACTER_TYPES) {
    const options = [
      ['-D', draft, '-U', SUPERUSER, '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${secretFile}`],
      ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${characterType}`],
      durable ? [] : ['--no-sync'],
    ].flat();
    try {
      await run(binaries.initdb, options, { ...account, cwd: '/', env: serverEnv() });
      return;
    } catch (error) {
      const said = (error as { stderr?: string }).stderr || String(error);
      refusals.push(said.trim());
      if (!said.includes('invalid locale name')) break;
    }
  }
  throw new EmbeddedPostgresFailed('initdb failed', refusals.at(-1));
}

/**
 * Makes the cluster beside its place and moves it there when whole: a kill half way leaves a draft, which
 * the next start throws away, and never half a cluster. Call it only while holding the data directory.
 */
export async function createCluster(binaries: Binaries, cluster: string, making: Making) {
  const { account } = making;
  const draft = `${cluster}.draft`;
  const secretFile = `${cluster}.secret`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(secretFile, { force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(secretFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account) for (const path of [draft, secretFile]) chownSync(path, account.uid, account.gid);
  await initdb(binaries, draft, secretFile, making);
  renameSync(secretFile, join(draft, SECRET));
  renameSync(draft, cluster);
}

/** @throws when we may not look: a cluster of another user is not a missing one. */
export function clusterExists(cluster: string): boolean {
  return statSync(join(cluster, 'PG_VERSION'), { throwIfNoEntry: false }) !== undefined;
}
