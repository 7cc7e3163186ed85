import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { folder, inFolder } from '../places.ts';
import { end, signal } from './kept.ts';

const PAUSE_MS = 500;

export type Part = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  cwd?: string;
};

type Running = { part: Part; child: ChildProcess; isHeld: boolean };

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
/** Whom all services run as. */
export const postgres = { uid: idOf('-u'), gid: idOf('-g') };

/** Starts the parts of the cluster, and starts again what ends unless it is held. */
export class Supervisor {
  readonly #running = new Map<string, Running>();
  /** How often a part ended by itself. */
  readonly ends = new Map<string, number>();

  start(part: Part): void {
    const log = openSync(inFolder('log', `${part.name}.log`), 'a');
    const child = spawn(part.command, part.args, {
      cwd: part.cwd ?? folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder, DRILL_DIR: folder, ...part.env },
      stdio: ['ignore', log, log],
      detached: true,
      ...postgres,
    });
    closeSync(log);
    writeFileSync(inFolder('run', `${part.name}.pid`), `${child.pid ?? ''}\n`);
    const running = { part, child, isHeld: false };
    this.#running.set(part.name, running);
    child.once('error', (error) => {
      throw error;
    });
    child.once('exit', () => {
      if (this.#running.get(part.name) !== running || running.isHeld) return;
      this.ends.set(part.name, (this.ends.get(part.name) ?? 0) + 1);
      setTimeout(() => {
        if (!running.isHeld) this.start(running.part);
      }, PAUSE_MS);
    });
  }

  pidOf(name: string): number {
    return this.#of(name).child.pid ?? 0;
  }

  kill(name: string, by: NodeJS.Signals = 'SIGKILL'): void {
    signal(this.pidOf(name), by);
  }

  /** Not started again from now on: its machine is gone. */
  hold(name: string): void {
    this.#of(name).isHeld = true;
  }

  /** Starts what was held, as it was or as another release. */
  release(name: string, change: Partial<Part> = {}): void {
    this.start({ ...this.#of(name).part, ...change });
  }

  /** Ends a part in an orderly way; it stays ended until it is released. */
  async stop(name: string): Promise<void> {
    const { child } = this.#of(name);
    this.hold(name);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      await end(child.pid ?? 0);
      await ended;
    }
  }

  /** Lets everything run on by itself. */
  leave(): void {
    for (const running of this.#running.values()) {
      running.isHeld = true;
      running.child.unref();
    }
  }

  /** Nothing is started again from now on. */
  holdAll(): void {
    for (const running of this.#running.values()) running.isHeld = true;
  }

  #of(name: string): Running {
    const running = this.#running.get(name);
    if (!running) throw new Error(`no part is called ${name}`);
    return running;
  }
}
