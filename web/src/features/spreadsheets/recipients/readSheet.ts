import {
  type FileRefusal,
  MAX_FILE_BYTES,
  refuse,
  type SheetReading,
  type SheetRow,
} from '../sheets.types.ts';
import type { ReadParameters } from './readSheet.core.ts';
import type { ReadMessage, ReadRequest } from './sheets.messages.ts';

/** The part of a Worker that is used; a fake in a test. */
export type SheetWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Of the rows, in parts of one; null while it cannot be told. */
export interface ReadProgress {
  stage: 'loading' | 'opening' | 'checking' | 'handing';
  share: number | null;
}

interface ReadOptions extends Omit<ReadParameters, 'name'> {
  /** Stops the work at once; the promise is then rejected with its reason. */
  signal?: AbortSignal;
  onProgress?: (progress: ReadProgress) => void;
  makeWorker?: () => SheetWorker;
  /** Gives up with FILE_SLOW. */
  limit?: AbortSignal;
}

/** A file that takes longer is made to: none of 10 MB that a person would ship from does. */
const MAX_TIME = 30_000;

/** Reads a file in a worker of its own, which ends with the reading. Rejects only when stopped or broken. */
export async function readSheet(
  file: File,
  {
    signal,
    onProgress = () => {},
    makeWorker = startWorker,
    limit = AbortSignal.timeout(MAX_TIME),
    ...parameters
  }: ReadOptions = {},
): Promise<SheetReading | FileRefusal> {
  signal?.throwIfAborted();
  if (file.size > MAX_FILE_BYTES) return refuse('FILE_SIZE');
  onProgress({ stage: 'loading', share: null });
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  return ask(
    makeWorker(),
    { bytes, parameters: { ...parameters, name: file.name } },
    onProgress,
    limit,
    signal,
  );
}

function startWorker(): SheetWorker {
  return new Worker(new URL('./sheets.worker.ts', import.meta.url), { type: 'module' });
}

function ask(
  worker: SheetWorker,
  request: ReadRequest,
  onProgress: (progress: ReadProgress) => void,
  limit: AbortSignal,
  signal: AbortSignal | undefined,
): Promise<SheetReading | FileRefusal> {
  const { promise, resolve, reject } = Promise.withResolvers<SheetReading | FileRefusal>();
  const stop = () => reject(signal?.reason);
  const giveUp = () => resolve(refuse('FILE_SLOW'));
  const rows: SheetRow[] = [];
  signal?.addEventListener('abort', stop);
  limit.addEventListener('abort', giveUp);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.onmessage = ({ data }: MessageEvent<ReadMessage>) => {
    switch (data.kind) {
      case 'stage':
        return onProgress({ stage: data.stage, share: null });
      case 'rows':
        rows.push(...data.rows);
        return onProgress({ stage: 'handing', share: rows.length / data.total });
      case 'done':
        return resolve(data.answer.kind === 'refused' ? data.answer : { ...data.answer, rows });
      case 'broken':
        return reject(new Error(data.message));
    }
  };
  worker.postMessage(request, [request.bytes.buffer]);
  return promise.finally(() => {
    worker.terminate();
    signal?.removeEventListener('abort', stop);
    limit.removeEventListener('abort', giveUp);
  });
}
