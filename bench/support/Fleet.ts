import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 50;
const tellUsage = new URL('./tellUsage.ts', import.meta.url).href;

export type Started = {
  /** Milliseconds of a processor that it has used so far. */
  cpuMs(): Promise<number>;
};

/** The processes of a benchmark, which end with it. */
export class Fleet {
  readonly #children: ChildProcess[] = [];

  /** Starts a program; it is there once `readyUrl` answers. */
  async start(
    file: URL,
    args: string[],
    readyUrl: string,
    env: Record<string, string> = {},
  ): Promise<Started> {
    const child = fork(file, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      execArgv: ['--import', tellUsage],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#children.push(child);
    const until = Date.now() + READY_WITHIN_MS;
    while (!(await answers(readyUrl))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`${file.pathname} does not answer`);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    return {
      async cpuMs() {
        const reported = once(child, 'message');
        child.send('usage');
        const [{ user, system }] = (await reported) as [NodeJS.CpuUsage];
        return (user + system) / 1000;
      },
    };
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
