import { readSignedFile } from './readSignedFile.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { type UploadOptions, uploadFile } from './uploadFile.ts';

const PATH = '/api/v1/privateFile';
/** A little more than the server takes for 50 MB. */
const UPLOAD_MS = 140_000;

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

interface UploadedDocument {
  kind: 'kept';
  id: number;
}

/** Uploads a PDF for parties alone. */
export function uploadDocument(file: File): Promise<UploadedDocument | Refusal> {
  const target = {
    path: `${PATH}/upload`,
    timeoutMs: UPLOAD_MS,
    read: ({ id, kind }: Record<string, unknown>): UploadedDocument | null =>
      typeof id === 'number' && kind === 'document' ? { kind: 'kept', id } : null,
  };
  return uploadFile(file, target, { name: file.name });
}

/** What a private file holds, or why it is not shown. */
export async function readPrivateFile(
  { id, isSmall }: { id: number; isSmall: boolean },
  signal: AbortSignal,
): Promise<PrivateBytes | Refusal> {
  const read = await readSignedFile(`${PATH}/${id}${isSmall ? '?small=1' : ''}`, { signal });
  return isRefusal(read) ? read : { kind: 'read', blob: read };
}
