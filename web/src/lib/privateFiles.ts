import { isRefusal, type Refusal } from './refusal.ts';
import { envelopeIn, type UploadOptions, uploadFile } from './uploadFile.ts';
import { uploadSession } from './uploadSession.ts';
import { uuid } from './uuid.ts';

const PATH = '/api/v1/privateFile';
/** A little more than the server takes for 50 MB. */
const UPLOAD_MS = 140_000;
const JSON_TYPE = 'application/json';

/** A picture or a video that only its uploader and the parties of what it is attached to see. */
export interface EvidenceFile {
  id: number;
  kind: 'picture' | 'video';
  /** As the person calls it. */
  name: string;
}

export interface UploadedEvidence {
  kind: 'kept';
  file: EvidenceFile;
}

export interface PrivateBytes {
  kind: 'read';
  blob: Blob;
}

/** Uploads a picture or a video for parties alone; see `uploadFile`. */
export function uploadEvidence(file: Blob, options: UploadOptions): Promise<UploadedEvidence | Refusal> {
  const target = {
    path: `${PATH}/upload`,
    timeoutMs: UPLOAD_MS,
    read: ({ id, kind }: Record<string, unknown>): UploadedEvidence | null =>
      typeof id === 'number' && (kind === 'picture' || kind === 'video')
        ? { kind: 'kept', file: { id, kind, name: options.name } }
        : null,
  };
  return uploadFile(file, target, options);
}

/** What a private file holds, or why it is not shown. An `img` would send no token. */
export async function readPrivateFile(
  { id, isSmall }: { id: number; isSmall: boolean },
  signal: AbortSignal,
): Promise<PrivateBytes | Refusal> {
  const token = uploadSession().token();
  const answer = await fetch(`${PATH}/${id}${isSmall ? '?small=1' : ''}`, {
    headers: { 'x-request-id': uuid(), ...(token && { 'x-token': token }) },
    signal,
  });
  const renewed = answer.headers.get('new-token');
  if (token && renewed) uploadSession().renew(token, renewed);
  if (answer.ok && !answer.headers.get('content-type')?.startsWith(JSON_TYPE))
    return { kind: 'read', blob: await answer.blob() };
  const { refused } = envelopeIn(await answer.text());
  if (!isRefusal(refused)) throw new Error('the file was not read');
  uploadSession().onRefusal(refused, token);
  return refused;
}
