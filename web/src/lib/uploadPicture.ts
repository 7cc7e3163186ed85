import type { Refusal } from './refusal.ts';
import { type UploadOptions, uploadFile } from './uploadFile.ts';

export interface UploadedPicture {
  kind: 'uploaded';
  /** A path of this site. */
  url: string;
}

/** Uploads a picture that everybody may see; see `uploadFile`. */
export function uploadPicture(file: Blob, options: UploadOptions): Promise<UploadedPicture | Refusal> {
  const target = {
    path: '/api/v1/fileUpload/upload',
    timeoutMs: 60_000,
    read: ({ url }: Record<string, unknown>): UploadedPicture | null =>
      typeof url === 'string' ? { kind: 'uploaded', url } : null,
  };
  return uploadFile(file, target, options);
}
