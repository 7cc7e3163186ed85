import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedPostgresFailed } from './errors.ts';
import { isPostgresOf, postgresProcessesOf, signalIfThere } from './processes.ts';

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** The lines of the server's own pid file: pid, directory, start, port, socket, host, memory key, status. */
export function pidFileLines(cluster: string): string[] {
  return existsSync(pidFile(cluster)) ? readFileSync(pidFile(cluster), 'utf8').split('\n') : [];
}

async function gone(isThere: () => boolean, patienceMs: number): Promise<boolean> {
  for (const until = Date.now() + patienceMs; isThere(); await wait(50)) {
    if (Date.now() > until) return false;
  }
  return true;
}

/** Waits until the helpers of a server that has ended (its log writer, for one) have ended too. */
export async function helpersGone(cluster: string): Promise<void> {
  await gone(() => postgresProcessesOf(cluster).length > 0, 5_000);
}

/**
 * Makes way for a new server in a cluster whose supervisor is dead or whose server was killed: a server
 * still running there is shut down, orphaned backends are waited for, a stale pid file is removed.
 * Call it only while holding the data directory; the cluster is given as a real path.
 */
export async function clearLeftovers(cluster: string, onServer: (pid: number) => void): Promise<void> {
  const pid = Number(pidFileLines(cluster)[0] ?? 0);
  if (pid > 0 && isPostgresOf(pid, cluster)) {
    onServer(pid);
    signalIfThere(pid, 'SIGINT');
    if (!(await gone(() => isPostgresOf(pid, cluster), 60_000))) signalIfThere(pid, 'SIGQUIT');
  }
  const orphans = () => postgresProcessesOf(cluster);
  if (!(await gone(() => orphans().length > 0, 10_000))) {
    for (const orphan of orphans()) signalIfThere(orphan, 'SIGQUIT');
    if (!(await gone(() => orphans().length > 0, 10_000))) {
      throw new EmbeddedPostgresFailed(`PostgreSQL processes of a former server remain: ${orphans()}`);
    }
  }
  // Left in place, a number that another process has taken over would keep the new server from starting.
  rmSync(pidFile(cluster), { force: true });
}
