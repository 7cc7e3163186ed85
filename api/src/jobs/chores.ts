import type { FastifyBaseLogger } from 'fastify';
import { redactError } from '../plugins/errors.ts';

export type Chore = { name: string; everySeconds: number; run(): Promise<unknown> };

/** Runs chores by the clock until stopped. Each is safe to run in any number of processes at once. */
export function startChores(chores: readonly Chore[], log: FastifyBaseLogger): { stop(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  const timers = chores.map(({ name, everySeconds, run }) => {
    let busy = false;
    return setInterval(() => {
      if (busy) return;
      busy = true;
      const work = run()
        .catch((error: Error) => log.error({ ...redactError(error), chore: name }, 'chore failed'))
        .finally(() => {
          busy = false;
          running.delete(work);
        });
      running.add(work);
    }, everySeconds * 1000);
  });
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
