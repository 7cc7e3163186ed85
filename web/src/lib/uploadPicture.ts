import type { Refusal } from './refusal.ts';
import { type UploadOptions, uploadFile } from './uploadFile.ts';

export interface UploadedPicture {
  kind: 'uploaded';
  /** A path of this site. */
  url: string;
}

/** Where a picture that everybody may see is sent, and what comes back. */
export const uploadedPicture = (path: string) => ({
  ...{ path, timeoutMs: 60_000 },
  read: ({ url }: Record<string, unknown>): UploadedPicture | null =>
    typeof url === 'string' ? { kind: 'uploaded', url } : null,
});

/** Uploads a picture that everybody may see; see `uploadFile`. */
export function uploadPicture(file: Blob, options: UploadOptions): Promise<UploadedPicture | Refusal> {
  return uploadFile(file, uploadedPicture('/api/v1/fileUpload/upload'), options);
}
