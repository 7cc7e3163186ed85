/** As much of a file as tells. */
export const HEAD_BYTES = 64 * 1024;

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** Chunks of WebP begin here, of PNG there. */
const FLAGS_OF_WEBP = 20;
const EXIF_OF_WEBP = 0x08;
const CHUNKS_OF_PNG = 8;

/** Whether a picture holds what a camera has noted, which may be where it was: of JPEG, PNG and WebP. */
export function holdsExif(head: Uint8Array): boolean {
  if (says(head, 0, [0xff, 0xd8])) return jpegHolds(head);
  if (says(head, 1, [0x50, 0x4e, 0x47])) return pngHolds(head);
  return wordAt(head, 8) === 'WEBP' && ((head[FLAGS_OF_WEBP] ?? 0) & EXIF_OF_WEBP) !== 0 && isExtended(head);
}

/** Segments, each with its length, up to the one of the pixels. */
function jpegHolds(head: Uint8Array): boolean {
  let at = 2;
  while (head[at] === 0xff && head[at + 1] !== 0xda) {
    if (head[at + 1] === 0xe1 && says(head, at + 4, EXIF)) return true;
    at += 2 + numberAt(head, at + 2, 2);
  }
  return false;
}

function pngHolds(head: Uint8Array): boolean {
  for (let at = CHUNKS_OF_PNG; at + 8 <= head.length; at += 12 + numberAt(head, at, 4))
    if (wordAt(head, at + 4) === 'eXIf') return true;
  return false;
}

const isExtended = (head: Uint8Array) => wordAt(head, 12) === 'VP8X';

function says(bytes: Uint8Array, at: number, what: readonly number[]): boolean {
  return what.every((byte, place) => bytes[at + place] === byte);
}

function wordAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** The highest byte first. */
function numberAt(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);
}
