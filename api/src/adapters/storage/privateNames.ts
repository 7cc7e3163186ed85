import { randomBytes } from 'node:crypto';

/** Begins the names of files that no public address leads to. */
const PRIVATE = 'private';
const PICTURE = 'picture.webp';
const SMALL = 'small.webp';
const ENDINGS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** The name of a new picture in the storage, in a folder of its own: 160 random bits. */
export function newPrivatePicture(): string {
  return `${newFolder()}/${PICTURE}`;
}

/** The same for a video of a type. */
export function newPrivateVideo(mime: string): string {
  return `${newFolder()}/video.${ENDINGS[mime] ?? 'bin'}`;
}

/** The same for a PDF document. */
export function newPrivateDocument(): string {
  return `${newFolder()}/document.pdf`;
}

/** The name of a picture's thumbnail. */
export function privateSmallOf(key: string): string {
  return key.replace(PICTURE, SMALL);
}

/** All names that the file of a key has in the storage. */
export function privateNamesOf(key: string): string[] {
  return key.endsWith(PICTURE) ? [key, privateSmallOf(key)] : [key];
}

function newFolder(): string {
  return `${PRIVATE}/${randomBytes(20).toString('hex')}`;
}
