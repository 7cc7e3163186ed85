import type { GridMessage, GridRequest } from './grid.worker.ts';
import { type FileRefusal, type Grid, type ReadOptions, refuse, refusedBySize } from './sheets.types.ts';

/** A file that takes longer is made to: none of 10 MB that a person would fill in does. */
const MAX_TIME = 30_000;

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
  const { promise, resolve, reject } = Promise.withResolvers<Grid | FileRefusal>();
  const limit = AbortSignal.timeout(MAX_TIME);
  limit.addEventListener('abort', () => resolve(refuse('FILE_SLOW')));
  signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.onmessage = ({ data }: MessageEvent<GridMessage>) =>
    'grid' in data ? resolve(data.grid) : reject(new Error(data.broken));
  const request: GridRequest = { bytes, name: file.name, options };
  worker.postMessage(request, [bytes.buffer]);
  return promise.finally(() => worker.terminate());
}
