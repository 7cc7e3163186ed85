import { execFileSync } from 'node:child_process';
import type { Cluster } from '../cluster/Cluster.ts';
import type { Load } from '../load/Load.ts';
import { signal } from '../supervisor/kept.ts';

export type Struck = {
  cluster: Cluster;
  load: Load;
  /** Something that was seen: as it is told, and as the report has it. */
  note(told: string, written: string): void;
};

export type Fault = {
  name: string;
  /** As it is told, and as the report has it. */
  title: string;
  about: string;
  /** Seconds without orders that are allowed. */
  mostSeconds?: number;
  /** False where every attempt has to be answered, without another one. */
  mayLoseAttempts?: false;
  strike(struck: Struck): Promise<void>;
};

/** A process with all its children. */
export function withChildren(pid: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.split('\n').filter(Boolean).map(Number)];
}

export function signalAll(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) signal(pid, name);
}
