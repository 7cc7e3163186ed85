import { crc32 } from './crc32.ts';

export interface ZipPart {
  name: string;
  bytes: Uint8Array;
  /** Of bytes that are packed: how, and what they come to. */
  packed?: { deflated: boolean; crc: number; size: number };
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAME = 0x0800;
const STORED = 0;
const DEFLATED = 8;
/** 1980-01-01, the first day that zip knows. */
const DATE = 0x0021;

/** A zip of the parts as they are: what is not packed is not compressed here. */
export function writeZip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes, packed } of parts) {
    const path = new TextEncoder().encode(name);
    const facts = [VERSION, UTF8_NAME, packed?.deflated ? DEFLATED : STORED, 0, DATE];
    const sizes = [packed?.crc ?? crc32(bytes), bytes.length, packed?.size ?? bytes.length];
    const local = record([LOCAL], facts, sizes, [path.length, 0]);
    directory.push(
      record([CENTRAL], [VERSION, ...facts], sizes, [path.length, 0, 0, 0, 0], [0, offset]),
      path,
    );
    chunks.push(local, path, bytes);
    offset += local.length + path.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  return joined([
    ...chunks,
    ...directory,
    record([END], [0, 0, parts.length, parts.length], [size, offset], [0]),
  ]);
}

/** Numbers by turns of four and two bytes, little end first. */
function record(...groups: readonly (readonly number[])[]): Uint8Array {
  const widths = groups.map((_, at) => (at % 2 === 0 ? 4 : 2));
  const bytes = new Uint8Array(groups.reduce((sum, group, at) => sum + group.length * (widths[at] ?? 0), 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  groups.forEach((group, turn) => {
    for (const value of group) {
      if (widths[turn] === 4) view.setUint32(at, value, true);
      else view.setUint16(at, value, true);
      at += widths[turn] ?? 0;
    }
  });
  return bytes;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
