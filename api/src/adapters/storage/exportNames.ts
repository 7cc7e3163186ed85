import { createHash, randomBytes } from 'node:crypto';
import { extname } from 'node:path';

/** Where exports lie in the storage, and what begins their addresses under `/files/`. */
export const EXPORTS = 'exports';
export const EXPORT_LIFETIME_MS = 3_600_000;

export const EXPORT_ID = /^[\w-]{43}$/;

/** Characters of an id before the part that identifies the account. */
const RANDOM_LENGTH = 32;
const ID_LENGTH = 43;

const MIMES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.jsonl': 'application/x-ndjson; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};

/** For one account: 24 random bytes and a mark of the account. */
export function newExportId(accountId: number): string {
  const random = randomBytes(24).toString('base64url');
  return random + markOf(random, accountId);
}

/** Whether an id was given to the account. */
export function isExportOf(id: string, accountId: number): boolean {
  return id.slice(RANDOM_LENGTH) === markOf(id.slice(0, RANDOM_LENGTH), accountId);
}

/** The path under which the files of an export are served. */
export function exportPath(id: string): string {
  return `/files/${EXPORTS}/${id}`;
}

/** The address of a file of an export. */
export function exportUrl(id: string, fileName: string): string {
  return `${exportPath(id)}/${encodeURIComponent(fileName)}`;
}

/** The name of such a file in the storage. */
export function exportObject(id: string, fileName: string): string {
  return `${EXPORTS}/${id}/${fileName}`;
}

export function mimeOf(fileName: string): string {
  return MIMES[extname(fileName)] ?? 'application/octet-stream';
}

function markOf(random: string, accountId: number): string {
  return createHash('sha256')
    .update(`${random} ${accountId}`)
    .digest('base64url')
    .slice(0, ID_LENGTH - RANDOM_LENGTH);
}
