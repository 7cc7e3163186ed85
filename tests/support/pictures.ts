import { crc32, deflateSync } from 'node:zlib';

const fromBase64 = (text: string) => Buffer.from(text, 'base64');

/** 24 x 16 pixels, orange at the left and green at the right. */
export const JPEG = fromBase64(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAwD/xAAXEAEAAwAAAAAAAAAAAAAAAAAABEKB/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAcEQACAAcAAAAAAAAAAAAAAAAAAQIDBTM0gbH/2gAMAwEAAhEDEQA/AFBJrpwSa6HkXEJ1PFi11AJIiSJ//9k=',
);
/** The same. */
export const WEBP = fromBase64(
  'UklGRlQAAABXRUJQVlA4IEgAAAAwAwCdASoYABAAPtFUo0uoJKMhsAgBABoJQBOmUDX/wKFwAMz+9Fv6LH8W5dgLvxIlT9p/8B7//zRE6m/7RK/5oidS3roQAAA=',
);
/** The same, and then a frame of grey. */
export const ANIMATED = fromBase64(
  'R0lGODlhGAAQAIEAAExpcR+dVfBqGwAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAGAAQAAACJZSPFsu9CYWbISbqLMJNH854CliJZOmdokSuqtnCoBuntfbaYAEAIfkEBQoAAAAsAAAAABgAEACATGlxyMjIAhGMj6nL7Q+jnLTai7PevPuvFAA7',
);

/** A black PNG; its header may say another size than its pixels have, its words are a text chunk. */
export function png(
  width: number,
  height: number,
  { says = [width, height], words = '' }: { says?: [number, number]; words?: string } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(says[0], 0);
  header.writeUInt32BE(says[1], 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  const text = words ? chunk('tEXt', Buffer.from(`Comment\0${words}`, 'latin1')) : Buffer.alloc(0);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', header), text, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))],
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A JPEG with what a telephone adds: that it was held on its side, and where on earth. */
export function withPlace(jpeg: Buffer): Buffer {
  const tiff = Buffer.alloc(72);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  entry(tiff, 10, { tag: 0x0112, type: 3, count: 1, value: 6 });
  entry(tiff, 22, { tag: 0x8825, type: 4, count: 1, value: 38 });
  tiff.writeUInt16LE(1, 38);
  // GPSMapDatum: 18 bytes of text that stand at 56, behind the entries and their end.
  entry(tiff, 40, { tag: 0x0012, type: 2, count: 16, value: 56 });
  tiff.write('30.2741N120.155E', 56, 'latin1');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

type Entry = { tag: number; type: number; count: number; value: number };

function entry(tiff: Buffer, at: number, { tag, type, count, value }: Entry): void {
  tiff.writeUInt16LE(tag, at);
  tiff.writeUInt16LE(type, at + 2);
  tiff.writeUInt32LE(count, at + 4);
  tiff.writeUInt32LE(value, at + 8);
}

/** The names of a WebP's chunks, and the size of a simple one's picture. */
export function lookAtWebp(file: Buffer): { chunks: string[]; width: number; height: number } {
  const chunks: string[] = [];
  for (let at = 12; at < file.length; ) {
    chunks.push(file.toString('latin1', at, at + 4));
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return { chunks, width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
}

export interface FormPart {
  name?: string;
  /** Without it the part is a plain field. */
  filename?: string | null;
  type?: string;
  bytes: Buffer;
}

const BOUNDARY = 'line-between-parts';

/** A form as browsers send it, but for what a test has them say otherwise. */
export function formOf(parts: FormPart[]): { headers: Record<string, string>; payload: Buffer } {
  const lines = parts.flatMap(({ name = 'file', filename = 'a.jpg', type = 'image/jpeg', bytes }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === null ? '\r\n\r\n' : `; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`,
    bytes,
    '\r\n',
  ]);
  const payload = Buffer.concat([...lines, `--${BOUNDARY}--\r\n`].map((each) => Buffer.from(each)));
  return { headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, payload };
}
