import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { serve } from '../support/serve.ts';
import { readingOf } from './reading.ts';

/** The web app's reader in a worker, as in the browser, as a process of its own. */
const worker = new Worker(new URL('./ownReader.worker.ts', import.meta.url));

async function read(file: string): Promise<number> {
  const answered = once(worker, 'message');
  worker.postMessage({ bytes: new Uint8Array(readFileSync(file)), name: basename(file) });
  const [rows] = await answered;
  return rows;
}

serve(async (file: string) => {
  const reading = await readingOf(read, file);
  await worker.terminate();
  return reading;
});
