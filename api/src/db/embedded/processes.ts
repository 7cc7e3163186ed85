import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function linuxStat(pid: number): { state: string; startTicks: string } | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat === undefined) return undefined;
  // The second field is the command in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
}

/** Whether the process runs. A zombie does not: nothing of it is left but its number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return process.platform !== 'linux' || linuxStat(pid)?.state !== 'Z';
}

/** What tells this process from a later one with the same number; empty where the system does not say. */
export function startMark(pid: number): string {
  if (process.platform === 'linux') {
    const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)) ?? '';
    const ticks = linuxStat(pid)?.startTicks;
    return ticks ? `${boot}.${ticks}` : '';
  }
  if (process.platform === 'win32') return '';
  const started = attempt(() =>
    execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }),
  );
  return started?.replace(/\W+/g, '') ?? '';
}

/** Whether the process is a PostgreSQL process working in this cluster directory (given as a real path). */
export function isPostgresOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const exe = attempt(() => basename(readlinkSync(`/proc/${pid}/exe`))) ?? '';
    return exe.startsWith('postgres') && attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster;
  }
  if (process.platform === 'win32') {
    const row = attempt(() =>
      execFileSync('tasklist', ['/NH', '/FI', `PID eq ${pid}`], { encoding: 'utf8' }),
    );
    return row?.includes('postgres.exe') ?? false;
  }
  const command = attempt(() =>
    execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }),
  );
  return (command?.includes('postgres') && command.includes(cluster)) ?? false;
}

/** Signals a process that may have ended meanwhile. */
export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  attempt(() => process.kill(pid, signal));
}

/** Every PostgreSQL process of this cluster, orphaned backends included. Known on Linux only. */
export function postgresProcessesOf(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isPostgresOf(pid, cluster));
}
