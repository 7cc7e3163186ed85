import { askWorker } from './askWorker.ts';
import type { GridRequest } from './grid.worker.ts';
import { type FileRefusal, type Grid, type ReadOptions, refusedBySize } from './sheets.types.ts';

/** The rows of a spreadsheet as they stand, read in a worker of its own. Rejects only when stopped or broken. */
export async function readGrid(
  file: File,
  signal?: AbortSignal,
  options: ReadOptions = {},
): Promise<Grid | FileRefusal> {
  signal?.throwIfAborted();
  const tooLarge = refusedBySize(file.size, options);
  if (tooLarge) return tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./grid.worker.ts', import.meta.url), { type: 'module' });
  return askWorker<Grid, GridRequest>(worker, { bytes, name: file.name, options }, signal);
}
