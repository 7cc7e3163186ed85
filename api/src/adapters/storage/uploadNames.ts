import { randomBytes } from 'node:crypto';

const PREFIX = '/files/u/';
const EXTENSION = '.webp';
const SMALL = '-s';
const PLAIN = /^[0-9a-f]{40}\.webp$/;
const STORED = /^[0-9a-f]{40}(?:(?:-s)?\.webp|-[qw]\.jpg)$/;
const NAME_LENGTH = 100;

/** A name in the storage: 160 random bits, in characters that no file system folds. */
export function newKey(): string {
  return randomBytes(20).toString('hex') + EXTENSION;
}

/** The file name of a thumbnail. */
export function smallOf(key: string): string {
  return key.replace(EXTENSION, SMALL + EXTENSION);
}

/** How a picture is drawn for shops: square, or whole. */
export type ShopForm = 'square' | 'whole';

/** The file name of a picture as it is drawn for shops. */
export function shopFileOf(key: string, form: ShopForm): string {
  return key.replace(EXTENSION, form === 'square' ? '-q.jpg' : '-w.jpg');
}

/** All file names that a picture may have. */
export function filesOf(key: string): string[] {
  return [key, smallOf(key), shopFileOf(key, 'square'), shopFileOf(key, 'whole')];
}

/** What a stored file is, by its name. */
export function storedMimeOf(name: string): string {
  return name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
}

/** Public address of a stored file. */
export function addressOf(key: string): string {
  return PREFIX + key;
}

/** The key of a picture's public address; null for any other address. */
export function keyOf(address: string): string | null {
  if (!address.startsWith(PREFIX)) return null;
  const key = address.slice(PREFIX.length);
  return PLAIN.test(key) ? key : null;
}

/** Whether a name has the format of stored files. */
export function isStored(name: string): boolean {
  return STORED.test(name);
}

/** The displayed name of a file, without folders and unreadable characters. */
export function sanitizeFilename(input: string): string {
  const last = input.split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return [...name].slice(0, NAME_LENGTH).join('') || '图片';
}
