import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Usage } from './tellUsage.ts';

const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 50;
const tellUsage = new URL('./tellUsage.ts', import.meta.url).href;

export type Started = { usage(): Promise<Usage> };

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/** The processes of a benchmark, which end with it. */
export class Fleet {
  readonly #children: ChildProcess[] = [];

  /** Starts a module; it is there once `readyUrl` answers. */
  async start(
    file: URL,
    args: string[],
    readyUrl: string,
    env: Record<string, string> = {},
  ): Promise<Started> {
    const child = fork(file, args, {
      env: { ...process.env, NODE_ENV: 'production', LIMIT_RATES: 'false', ...env },
      execArgv: ['--import', tellUsage],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await this.#until(child, readyUrl, file.pathname);
    return {
      async usage() {
        const reported = once(child, 'message');
        child.send('usage');
        const [usage] = (await reported) as [Usage];
        return usage;
      },
    };
  }

  /** Starts a program that is no module of Node. What it uses is read from the kernel, which knows no stalls. */
  async startProgram(program: string, args: string[], readyUrl: string): Promise<Started> {
    const child = spawn(program, args, { stdio: 'ignore' });
    await this.#until(child, readyUrl, program);
    return {
      async usage() {
        const after = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        return {
          cpuMs: (Number(after[11]) + Number(after[12])) * TICK_MS,
          longestMs: Number.NaN,
          residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
        };
      },
    };
  }

  async #until(child: ChildProcess, readyUrl: string, name: string): Promise<void> {
    this.#children.push(child);
    const until = Date.now() + READY_WITHIN_MS;
    while (!(await answers(readyUrl))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`${name} does not answer`);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(
      this.#children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        // Nothing of it is kept, and some wait for their clients.
        child.kill('SIGKILL');
        await ended;
      }),
    );
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
