import { readSignedFile } from '../../lib/readSignedFile.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { FILES_PATH } from '../files/saveConsoleFile.ts';
import { type StoredFile, uploadConsoleFile } from '../files/uploadConsoleFile.ts';

/** Stores the picture of a licence that a supplier has sent. */
export const uploadLicence = (sellerId: number, file: File): Promise<StoredFile | Refusal> =>
  uploadConsoleFile(`licence?sellerId=${sellerId}`, file);

/** The picture of a licence; that it was looked at is recorded. */
export const readLicence = (id: number, signal: AbortSignal): Promise<Blob | Refusal> =>
  readSignedFile(`${FILES_PATH}/licence?id=${id}`, { signal });
