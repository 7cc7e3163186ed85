import { crc32, deflateRawSync } from 'node:zlib';

type File = { name: Buffer; bytes: Buffer };

const VERSION = 20;
/** Sizes stand behind the data, as programs write them that do not know them before. */
const SIZES_BEHIND = 8;
const DEFLATED = 8;
/** 1 January 2026, in the way of DOS. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** A zip whose names are bytes in a charset that it does not tell, as Alipay's are. */
export function zipOf(files: readonly File[]): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes);
    const kind = [VERSION, SIZES_BEHIND, DEFLATED, 0, DATE];
    const sizes = [crc32(bytes), packed.length, bytes.length];
    const local = [words([0x04034b50], 4), words(kind, 2), words([0, 0, 0], 4), words([name.length, 0], 2)];
    const file = Buffer.concat([...local, name, packed, words([0x08074b50, ...sizes], 4)]);
    entries.push(
      words([0x02014b50], 4),
      words([VERSION, ...kind], 2),
      words(sizes, 4),
      words([name.length, 0, 0, 0, 0], 2),
      words([0, at], 4),
      name,
    );
    parts.push(file);
    at += file.length;
  }
  const directory = Buffer.concat(entries);
  const end = [
    words([0x06054b50], 4),
    words([0, 0, files.length, files.length], 2),
    words([directory.length, at], 4),
    words([0], 2),
  ];
  return Buffer.concat([...parts, directory, ...end]);
}

/** Numbers of so many bytes each, the lowest byte first. */
function words(numbers: readonly number[], bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(numbers.length * bytes);
  for (const [at, number] of numbers.entries()) buffer.writeUIntLE(number, at * bytes, bytes);
  return buffer;
}
