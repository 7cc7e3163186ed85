import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SheetFile, SheetOutput } from './sheet.types.ts';

/** Many times the need of the largest file. */
const HEAP_MB = 256;
/** A page takes a tenth of a second; less than the allowed idle time of the reading transaction. */
const PAGE_WITHIN_MS = 30_000;

export interface SheetWriter extends SheetOutput {
  /** Ends the thread, finished or not. */
  close(): Promise<void>;
}

/**
 * Writes a file in its own thread: tens of thousands of rows take seconds and would block all other requests. `add`
 * resolves when the rows are taken, so that at most a page is in memory.
 */
export function writeSheet(file: SheetFile): SheetWriter {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => undefined);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the thread that writes the file has ended')));

  async function tell(message: unknown): Promise<void> {
    const taken = once(worker, 'message', { signal: AbortSignal.timeout(PAGE_WITHIN_MS) });
    worker.postMessage(message);
    await Promise.race([taken, broken]);
  }
  return {
    add: tell,
    next: tell,
    end: () => tell(null),
    async close() {
      await worker.terminate();
    },
  };
}
