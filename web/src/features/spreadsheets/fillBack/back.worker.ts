import type { WorkerMessage } from '../askWorker.ts';
import { type BackFile, type BackSheet, type BackWaybills, readBack, writeBack } from './backSheet.core.ts';

/** What the worker is asked. */
export type BackRequest = { bytes: Uint8Array<ArrayBuffer> } & (
  | { work: 'read'; of: BackFile }
  | { work: 'write'; of: BackWaybills }
);

const say = (message: WorkerMessage<BackSheet | Uint8Array<ArrayBuffer>>) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<BackRequest>) => {
  const work = data.work === 'read' ? readBack(data.bytes, data.of) : writeBack(data.bytes, data.of);
  work.then(
    (answer) => say({ answer }),
    (error: unknown) => say({ broken: String(error) }),
  );
});
