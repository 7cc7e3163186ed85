import { Worker } from 'node:worker_threads';
import { Refusal } from '../../shared/refusal.ts';
import type { PrintedJob, PrintFile, PrintJob } from './printThread.types.ts';

/** Many times the need of 500 labels. */
const HEAP_MB = 256;
/** Many times the need of as many jobs as a worker takes at once. */
const WITHIN_MS = 60_000;

/**
 * The thread that writes PDFs: 500 labels take seconds and would block all other requests. It starts with the first
 * job and stays, because opening the font takes longer than a label.
 */
export function printThread() {
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let worker: Worker | undefined;
  let jobs = 0;
  let stopped = false;

  function giveUp(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function begin(): Worker {
    const begun = new Worker(new URL('./print.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    begun.on('message', ({ job, failed }: PrintedJob) => {
      const done = waiting.get(job);
      waiting.delete(job);
      if (waiting.size === 0) begun.unref();
      if (failed === null) done?.resolve();
      else done?.reject(new Error(`a PDF was not written: ${failed}`));
    });
    begun.once('error', (error: Error) => giveUp(begun, error));
    begun.once('exit', () => giveUp(begun, new Error('the thread that writes PDFs has ended')));
    return begun;
  }

  return {
    /** Resolves when all files are complete. */
    async write(files: readonly PrintFile[]): Promise<void> {
      if (stopped) throw new Refusal('UNAVAILABLE');
      worker ??= begin();
      const busy = worker;
      busy.ref();
      jobs += 1;
      const done = Promise.withResolvers<void>();
      waiting.set(jobs, done);
      busy.postMessage({ job: jobs, files } satisfies PrintJob);
      const late = setTimeout(() => busy.terminate(), WITHIN_MS);
      try {
        await done.promise;
      } finally {
        clearTimeout(late);
      }
    },

    /** Aborts running jobs and accepts no more. */
    async stop(): Promise<void> {
      stopped = true;
      const ended = worker;
      if (!ended) return;
      giveUp(ended, new Refusal('UNAVAILABLE'));
      await ended.terminate();
    },
  };
}

export type PrintThread = ReturnType<typeof printThread>;
