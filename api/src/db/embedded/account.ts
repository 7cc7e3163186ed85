import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { EmbeddedPostgresFailed } from './errors.ts';

/** The system user PostgreSQL runs as when we are root, which it refuses to be. */
export interface Account {
  uid: number;
  gid: number;
}

function systemUsers(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .filter((line) => line.includes(':') && !line.startsWith('#'))
    .map((line) => {
      const [name = '', , uid, gid] = line.split(':');
      return { name, uid: Number(uid), gid: Number(gid) };
    });
}

/**
 * Whom to run PostgreSQL as: undefined means ourselves. As root it is the owner of the cluster that is
 * already there, otherwise the system's `postgres` or `nobody`.
 */
export function accountFor(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = systemUsers();
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody');
  if (!user) {
    throw new EmbeddedPostgresFailed(
      'PostgreSQL does not run as root, and this system has neither a user `postgres` nor `nobody`',
    );
  }
  return { uid: user.uid, gid: user.gid };
}

/** Whether the account can enter the directory. The system decides: mode bits alone miss access lists. */
export function canEnter(account: Account | undefined, dir: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', dir], { ...account, cwd: '/' }).status === 0;
}
