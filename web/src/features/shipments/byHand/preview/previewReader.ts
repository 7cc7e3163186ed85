import type { PreviewMessage, PreviewQuestion, PreviewReading, PreviewRequest } from './preview.types.ts';

/** The part of a Worker that is used; a fake in a test. */
export type PreviewWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

type Readings = readonly PreviewReading[];

/** Reads texts in a worker, the newest only. */
export interface PreviewReader {
  /** Starts the worker before there is a text, so that the first one does not wait for it. */
  open(): void;
  /**
   * Rejects only when stopped or broken.
   *
   * @param report hears of the first recipients while the others are being read
   */
  read(request: PreviewRequest, report: (readings: Readings) => void, signal: AbortSignal): Promise<Readings>;
  close(): void;
}

/** A reader whose worker lives on from one text to the next, until it breaks. */
export function previewReader(makeWorker: () => PreviewWorker = startWorker): PreviewReader {
  let worker: PreviewWorker | null = null;
  let lastId = 0;
  const started = () => {
    worker ??= makeWorker();
    return worker;
  };
  const close = () => {
    worker?.terminate();
    worker = null;
  };
  return {
    open: () => {
      try {
        started();
      } catch {
        // No worker here: the first text fails with the reason.
      }
    },
    close,
    async read(request, report, signal) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<Readings>();
      lastId += 1;
      const question: PreviewQuestion = { ...request, id: lastId };
      let readings: Readings = [];
      const fail = (message: string) => {
        close();
        reject(new Error(message));
      };
      const own = started();
      own.onerror = ({ message }) => fail(message);
      own.onmessage = ({ data }: MessageEvent<PreviewMessage>) => {
        if (data.id !== question.id) return;
        if ('broken' in data) return fail(data.broken);
        if ('done' in data) return resolve(readings);
        readings = [...readings, ...data.readings];
        report(readings);
      };
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      own.postMessage(question);
      return promise;
    },
  };
}

function startWorker(): PreviewWorker {
  return new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
}
