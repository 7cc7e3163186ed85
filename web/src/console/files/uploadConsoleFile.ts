import type { Refusal } from '../../lib/refusal.ts';
import { uploadFile } from '../../lib/uploadFile.ts';
import { type UploadedPicture, uploadedPicture } from '../../lib/uploadPicture.ts';
import { FILES_PATH } from './saveConsoleFile.ts';

export interface StoredFile {
  kind: 'stored';
  fileId: number;
}

/** Stores a file that an operator has from somebody; `path` is below the console's files, with its query. */
export function uploadConsoleFile(path: string, file: File): Promise<StoredFile | Refusal> {
  const target = {
    path: `${FILES_PATH}/${path}`,
    timeoutMs: 60_000,
    read: ({ fileId }: Record<string, unknown>): StoredFile | null =>
      typeof fileId === 'number' ? { kind: 'stored', fileId } : null,
  };
  return uploadFile(file, target, { name: file.name });
}

/** Uploads a picture that everybody may see. */
export function uploadConsolePicture(file: File): Promise<UploadedPicture | Refusal> {
  return uploadFile(file, uploadedPicture(`${FILES_PATH}/picture`), { name: file.name });
}
