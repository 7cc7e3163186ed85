import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { folder, inFolder } from '../places.ts';

const PATIENCE_MS = 15_000;
const LOOK_AGAIN_MS = 100;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie is nobody any more.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/** Asks a process to end, and ends it when it does not. */
export async function end(pid: number, name: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  signal(pid, 'SIGCONT');
  signal(pid, name);
  for (const until = Date.now() + PATIENCE_MS; isAlive(pid) && Date.now() < until; )
    await setTimeout(LOOK_AGAIN_MS);
  signal(pid, 'SIGKILL');
}

/** The process of a pid file, unless its number is somebody else's by now. */
export function keptPid(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    const told = ['cmdline', 'environ']
      .map((part) => readFileSync(`/proc/${pid}/${part}`, 'utf8'))
      .join('\0');
    return told.includes(folder) && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Pid files, those of the product first and those that others need last. */
export function pidFiles(): string[] {
  const last = ['haproxy', 'pgbouncer', 'redis', 'patroni', 'etcd'];
  const rank = (name: string) => last.findIndex((prefix) => name.startsWith(prefix));
  try {
    return readdirSync(inFolder('run'))
      .filter((name) => name.endsWith('.pid'))
      .sort((a, b) => rank(a) - rank(b))
      .map((name) => inFolder('run', name));
  } catch {
    return [];
  }
}
