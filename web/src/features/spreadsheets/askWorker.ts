import { type FileRefusal, refuse } from './sheets.types.ts';

/** What a worker says in the end. */
export type WorkerMessage<Answer> = { answer: Answer | FileRefusal } | { broken: string };

/** A file that takes longer is made to: none of 10 MB that a person would fill in does. */
const MAX_TIME = 30_000;

/** Has a worker do one thing with the bytes of a file, which ends it. Rejects only when stopped or broken. */
export async function askWorker<Answer, Request extends { bytes: Uint8Array<ArrayBuffer> }>(
  worker: Worker,
  request: Request,
  signal?: AbortSignal,
): Promise<Answer | FileRefusal> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | FileRefusal>();
  const limit = AbortSignal.timeout(MAX_TIME);
  limit.addEventListener('abort', () => resolve(refuse('FILE_SLOW')));
  signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Answer>>) =>
    'answer' in data ? resolve(data.answer) : reject(new Error(data.broken));
  worker.postMessage(request, [request.bytes.buffer]);
  return promise.finally(() => worker.terminate());
}
