import { type Refusal, refusal } from './refusal.ts';
import { uploadSession } from './uploadSession.ts';
import { uuid } from './uuid.ts';

export interface UploadedPicture {
  kind: 'uploaded';
  /** A path of this site. */
  url: string;
}

interface Options {
  /** As the person calls it. */
  name: string;
  /** How much has been sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

const UPLOAD = '/api/v1/fileUpload/upload';
const TIMEOUT_MS = 60_000;
/** Answers that speak of a defect or an outage, not of the picture. */
const SURPRISES = new Set(['INTERNAL', 'UNAVAILABLE']);

/**
 * Uploads a picture of the signed-in person. A refusal comes back as a value; what breaks, ends early or takes longer
 * than a minute is thrown. Not by fetch: it does not tell how much has been sent.
 */
export async function uploadPicture(
  file: Blob,
  { name, onProgress, signal }: Options,
): Promise<UploadedPicture | Refusal> {
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
  request.open('POST', UPLOAD);
  request.timeout = TIMEOUT_MS;
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
  const answer = answerIn(request.responseText);
  if (answer.kind === 'refused') uploadSession().onRefusal(answer, token);
  return answer;
}

function answerIn(text: string): UploadedPicture | Refusal {
  const { code, data, msg } = JSON.parse(text) as { code?: unknown; data?: unknown; msg?: unknown };
  const said = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  if (code === 0 && typeof said.url === 'string') return { kind: 'uploaded', url: said.url };
  const { errorKey = '' } = said;
  if (
    typeof code !== 'number' ||
    typeof errorKey !== 'string' ||
    typeof msg !== 'string' ||
    !msg ||
    SURPRISES.has(errorKey)
  )
    throw new Error('the picture was not taken');
  return refusal(errorKey, msg, said);
}
