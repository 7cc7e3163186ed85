import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Milliseconds of a clock tick, of which the kernel counts a process's time. */
const TICK_MS = 10;

/** Milliseconds of processor time that the PostgreSQL of a folder has used; 0 where the system does not tell. */
export function postgresCpu(folder: string): number {
  if (!existsSync('/proc')) return 0;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)) continue;
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [user = 0, system = 0] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number);
      ticks += user + system;
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks * TICK_MS;
}

/** Milliseconds of processor time of this process, its threads included. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
