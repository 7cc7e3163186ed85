import type { JobKind } from '../queue.ts';

/** More than a file may take: its worker gives it up before. */
const EXPIRE_IN_SECONDS = 900;

/** Writes a list, a copy of an account's data, a parcel's evidence or the material of goods. Only a wake-up: what waits stands in `export_file`. */
export const WRITE_SHEET: JobKind<Record<string, never>> = {
  name: 'export.sheet',
  expireInSeconds: EXPIRE_IN_SECONDS,
  deleteAfterSeconds: 86_400,
  // Each takes a thread and a connection.
  atOnce: 2,
};

/** Writes labels or picking lists; of its own, so that no list is in front of them. */
export const WRITE_PDF: JobKind<Record<string, never>> = {
  name: 'export.pdf',
  expireInSeconds: EXPIRE_IN_SECONDS,
  deleteAfterSeconds: 86_400,
  atOnce: 2,
};
