import { expect, it } from 'vitest';
import { holdsExif } from './holdsExif.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
  );

const JPEG = [0xff, 0xd8];
const JFIF = bytes([0xff, 0xe0, 0, 7], 'JFIF\0');
const APP1 = (what: string) => bytes([0xff, 0xe1, 0, what.length + 2], what);
const PIXELS = [0xff, 0xda, 0, 2];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (name: string, length: number) => [
  ...bytes([0, 0, 0, length], name),
  ...new Array<number>(length + 4).fill(0),
];
const webp = (kind: string, flags: number) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [10, 0, 0, 0], [flags]);

it.each([
  ['a JPEG of a camera', bytes(JPEG, [...JFIF], [...APP1('Exif\0\0MM')], PIXELS), true],
  ['a JPEG of a program', bytes(JPEG, [...JFIF], [...APP1('http://ns.adobe.com/xap/1.0/')], PIXELS), false],
  ['a JPEG whose pixels say so', bytes(JPEG, [...JFIF], PIXELS, [...APP1('Exif\0\0MM')]), false],
  ['a JPEG that breaks off', bytes(JPEG, [0xff]), false],
  ['a PNG of a camera', bytes(PNG, chunk('IHDR', 13), chunk('eXIf', 4)), true],
  ['a PNG of a program', bytes(PNG, chunk('IHDR', 13), chunk('IDAT', 4)), false],
  ['a WebP of a camera', webp('VP8X', 0x08), true],
  ['a WebP with transparency', webp('VP8X', 0x10), false],
  ['a WebP without room for it', webp('VP8L', 0x2f), false],
  ['a GIF', bytes('GIF89a', [1, 0, 1, 0]), false],
  ['nothing', bytes(), false],
])('holdsExif of %s', (_what, head, holds) => {
  expect(holdsExif(head)).toBe(holds);
});
