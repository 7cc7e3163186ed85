import { askWorker } from '../askWorker.ts';
import { type FileRefusal, refusedBySize } from '../sheets.types.ts';
import type { BackRequest } from './back.worker.ts';
import type { BackFile, BackSheet, BackWaybills } from './backSheet.core.ts';

export type { BackRow, BackSheet } from './backSheet.core.ts';
export type { Waybills } from './targets.ts';

/** The rows of a file that waybills go back into, read in a worker. Rejects only when stopped or broken. */
export function readBackSheet(
  file: File,
  options: Omit<BackFile, 'name'>,
  signal?: AbortSignal,
): Promise<BackSheet | FileRefusal> {
  return inWorker(file, (bytes) => ({ bytes, work: 'read', of: { ...options, name: file.name } }), signal);
}

/** The same file with waybills in it, written in a worker. Rejects only when stopped or broken. */
export function writeBackSheet(
  file: File,
  options: Omit<BackWaybills, 'name'>,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | FileRefusal> {
  return inWorker(file, (bytes) => ({ bytes, work: 'write', of: { ...options, name: file.name } }), signal);
}

async function inWorker<Answer>(
  file: File,
  requestOf: (bytes: Uint8Array<ArrayBuffer>) => BackRequest,
  signal: AbortSignal | undefined,
): Promise<Answer | FileRefusal> {
  signal?.throwIfAborted();
  const tooLarge = refusedBySize(file.size, {});
  if (tooLarge) return tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./back.worker.ts', import.meta.url), { type: 'module' });
  return askWorker<Answer, BackRequest>(worker, requestOf(bytes), signal);
}
