import { readSignedFile } from '../../lib/readSignedFile.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { uploadFile } from '../../lib/uploadFile.ts';

const PATH = '/api/v1/console/files/licence';

interface Stored {
  kind: 'stored';
  fileId: number;
}

/** Stores the picture of a licence that a supplier has sent. */
export function uploadLicence(sellerId: number, file: File): Promise<Stored | Refusal> {
  const target = {
    path: `${PATH}?sellerId=${sellerId}`,
    timeoutMs: 60_000,
    read: ({ fileId }: Record<string, unknown>): Stored | null =>
      typeof fileId === 'number' ? { kind: 'stored', fileId } : null,
  };
  return uploadFile(file, target, { name: file.name });
}

/** The picture of a licence; that it was looked at is recorded. */
export const readLicence = (id: number, signal: AbortSignal): Promise<Blob | Refusal> =>
  readSignedFile(`${PATH}?id=${id}`, { signal });
