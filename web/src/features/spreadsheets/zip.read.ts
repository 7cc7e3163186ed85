import { crc32 } from './crc32.ts';
import { type FileRefusal, refuse } from './sheets.types.ts';

export interface ZipEntry {
  name: string;
  deflated: boolean;
  crc: number;
  packedSize: number;
  /** As the directory says; holds only once the part is unpacked. */
  size: number;
  /** Where the part's own header begins. */
  offset: number;
  /** Where its bytes begin. */
  start: number;
}

export interface Zip {
  kind: 'zip';
  entries: readonly ZipEntry[];
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const SIZE_IN_EXTRA = 0xffffffff;
const ENCRYPTED = 0x0001;
const UTF8_NAME = 0x0800;
const STORED = 0;
const DEFLATED = 8;

/** How much a zip may hold: entries, and bytes when it is unpacked. */
export interface ZipLimits {
  entries: number;
  part: number;
  total: number;
}

const OF_WORKBOOKS: ZipLimits = { entries: 2000, part: 48 * 1024 * 1024, total: 96 * 1024 * 1024 };
/** Sheets of equal rows come near 200; deflate itself ends at 1032. */
const MAX_RATIO = 500;
const RATIO_FROM = 1024 * 1024;

/**
 * The zip's directory, checked before anything is unpacked: every entry is where and what its own header says, no two
 * share bytes, and count, sizes and ratios stay in bounds.
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits = OF_WORKBOOKS): Zip | FileRefusal {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = findEnd(view);
  if (!end) return refuse('FILE_DAMAGED');
  if (end.count > limits.entries) return refuse('FILE_BOMB');
  const entries: ZipEntry[] = [];
  let at = end.offset;
  for (let turn = 0; turn < end.count; turn += 1) {
    const read = readEntry(view, bytes, at, end.offset);
    if (!read) return refuse('FILE_DAMAGED');
    if (read.encrypted) return refuse('FILE_PASSWORD');
    entries.push(read.entry);
    at = read.next;
  }
  if (at !== end.offset + end.size || at !== end.at) return refuse('FILE_DAMAGED');
  if (overlap(entries)) return refuse('FILE_BOMB');
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length)
    return refuse('FILE_DAMAGED');
  return tooBig(entries, limits) ? refuse('FILE_BOMB') : { kind: 'zip', entries };
}

interface End {
  count: number;
  size: number;
  offset: number;
  /** Where the directory must end. */
  at: number;
}

function findEnd(view: DataView): End | null {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (view.getUint32(at, true) !== END || view.getUint16(at + 20, true) !== last - at) continue;
    const count = view.getUint16(at + 10, true);
    if (view.getUint32(at + 4, true) !== 0 || view.getUint16(at + 8, true) !== count) return null;
    const far = findEnd64(view, at);
    if (far) return far;
    return { count, size: view.getUint32(at + 12, true), offset: view.getUint32(at + 16, true), at };
  }
  return null;
}

function findEnd64(view: DataView, end: number): End | null {
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64) return null;
  const at = Number(view.getBigUint64(locator + 8, true));
  if (at + 56 > locator || view.getUint32(at, true) !== END_64) return null;
  const number = (from: number) => Number(view.getBigUint64(at + from, true));
  return { count: number(32), size: number(40), offset: number(48), at };
}

function readEntry(view: DataView, bytes: Uint8Array, at: number, directory: number) {
  if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) return null;
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((from) =>
    view.getUint16(at + from, true),
  );
  const nameEnd = at + 46 + (nameLength ?? 0);
  const next = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
  if (next > bytes.length || (method !== STORED && method !== DEFLATED)) return null;
  const path = bytes.subarray(at + 46, nameEnd);
  const far = farSizes(view, at, nameEnd, nameEnd + (extraLength ?? 0));
  if (!far || far.offset + 30 > directory || view.getUint32(far.offset, true) !== LOCAL) return null;
  const start =
    far.offset + 30 + view.getUint16(far.offset + 26, true) + view.getUint16(far.offset + 28, true);
  const ownPath = bytes.subarray(far.offset + 30, far.offset + 30 + view.getUint16(far.offset + 26, true));
  const agrees =
    view.getUint16(far.offset + 8, true) === method && textOf(ownPath, flags) === textOf(path, flags);
  if (!agrees || start + far.packedSize > directory) return null;
  if (method === STORED && far.packedSize !== far.size) return null;
  const entry: ZipEntry = {
    name: textOf(path, flags).replaceAll('\\', '/'),
    deflated: method === DEFLATED,
    crc: view.getUint32(at + 16, true),
    ...far,
    start,
  };
  return { entry, next, encrypted: (flags & ENCRYPTED) !== 0 };
}

/** Sizes and offset; those that need more than 32 bits, or whose writer thought so, stand in the zip64 extra field. */
function farSizes(view: DataView, at: number, from: number, to: number) {
  const near = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
  let extra = from;
  let read = 0;
  while (extra + 4 <= to && view.getUint16(extra, true) !== 1) extra += 4 + view.getUint16(extra + 2, true);
  const [size, packedSize, offset] = near.map((value) => {
    if (value !== SIZE_IN_EXTRA) return value;
    const place = extra + 4 + read;
    read += 8;
    return place + 8 <= to ? Number(view.getBigUint64(place, true)) : null;
  });
  return size == null || packedSize == null || offset == null ? null : { size, packedSize, offset };
}

function textOf(path: Uint8Array, flags: number): string {
  if (flags & UTF8_NAME) return new TextDecoder().decode(path);
  // Programs of Chinese Windows say nothing of their GBK, others nothing of their UTF-8.
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(path);
  } catch {
    return new TextDecoder('gb18030').decode(path);
  }
}

function overlap(entries: readonly ZipEntry[]): boolean {
  const byOffset = entries.toSorted((one, two) => one.offset - two.offset);
  return byOffset.some(({ offset }, at) => {
    const before = byOffset[at - 1];
    return before !== undefined && before.start + before.packedSize > offset;
  });
}

function tooBig(entries: readonly ZipEntry[], limits: ZipLimits): boolean {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const swells = ({ size, packedSize }: ZipEntry) => size > RATIO_FROM && size > packedSize * MAX_RATIO;
  return total > limits.total || entries.some((entry) => entry.size > limits.part || swells(entry));
}

/** One part's bytes. Unpacking stops at the size that the directory has promised, whatever really comes out. */
export async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
): Promise<Uint8Array | FileRefusal> {
  const packed = bytes.subarray(entry.start, entry.start + entry.packedSize);
  const part = entry.deflated ? await inflate(packed, entry.size) : packed;
  if (part instanceof Uint8Array && (part.length !== entry.size || crc32(part) !== entry.crc))
    return refuse('FILE_DAMAGED');
  return part;
}

async function inflate(packed: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array | FileRefusal> {
  const part = new Uint8Array(size);
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return part.subarray(0, length);
      if (length + value.length > size) {
        await reader.cancel();
        return refuse('FILE_BOMB');
      }
      part.set(value, length);
      length += value.length;
    }
  } catch {
    return refuse('FILE_DAMAGED');
  }
}
