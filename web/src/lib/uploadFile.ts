import { type Refusal, refusal } from './refusal.ts';
import { uploadSession } from './uploadSession.ts';
import { uuid } from './uuid.ts';

export interface UploadOptions {
  /** As the person calls it. */
  name: string;
  /** How much has been sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

interface Target<T> {
  path: string;
  timeoutMs: number;
  /** What the answer says of the file; null where it says nothing that is understood. */
  read: (data: Record<string, unknown>) => T | null;
}

/** Answers that speak of a defect or an outage, not of the file. */
const SURPRISES = new Set(['INTERNAL', 'UNAVAILABLE']);

/**
 * Uploads a file of the signed-in person. A refusal comes back as a value; what breaks, ends early or takes too long is
 * thrown. Not by fetch: it does not tell how much has been sent.
 */
export async function uploadFile<T>(
  file: Blob,
  { path, timeoutMs, read }: Target<T>,
  { name, onProgress, signal }: UploadOptions,
): Promise<T | Refusal> {
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  const token = uploadSession().token();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onload = () => resolve();
  request.onerror = () => reject(new TypeError('network error'));
  request.ontimeout = () => reject(new DOMException('upload timed out', 'TimeoutError'));
  request.onabort = () => reject(new DOMException('upload aborted', 'AbortError'));
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort);
  request.open('POST', path);
  request.timeout = timeoutMs;
  request.setRequestHeader('x-request-id', uuid());
  if (token) request.setRequestHeader('x-token', token);
  const body = new FormData();
  body.append('file', file, name);
  request.send(body);
  try {
    await promise;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  const renewed = request.getResponseHeader('new-token');
  if (token && renewed) uploadSession().renew(token, renewed);
  const { data, refused } = envelopeIn(request.responseText);
  if (refused) uploadSession().onRefusal(refused, token);
  const answer = refused ?? read(data);
  if (answer === null) throw new Error('the file was not taken');
  return answer;
}

/** What an answer of REST says, or why it says no; throws where that is none for people. */
export function envelopeIn(text: string): { data: Record<string, unknown>; refused: Refusal | null } {
  const { code, data, msg } = JSON.parse(text) as { code?: unknown; data?: unknown; msg?: unknown };
  const said = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  if (code === 0) return { data: said, refused: null };
  const { errorKey = '' } = said;
  if (
    typeof code !== 'number' ||
    typeof errorKey !== 'string' ||
    typeof msg !== 'string' ||
    !msg ||
    SURPRISES.has(errorKey)
  )
    throw new Error('the answer was not understood');
  return { data: said, refused: refusal(errorKey, msg, said) };
}
