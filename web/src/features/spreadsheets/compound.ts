/** A stream of a compound file. */
export interface CompoundStream {
  /** Lower-case. */
  name: string;
  /** Its bytes; null when a part of them is missing. */
  read: () => Uint8Array | null;
}

const HEADER = 512;
const HEADER_FATS = 109;
const ENTRY = 128;
const MAX_NAME = 64;
const STREAM = 2;
const ROOT = 5;
const END_OF_CHAIN = 0xfffffffe;
/** Streams below this size lie in the mini stream, cut into sectors of its own. */
const MINI_END = 4096;
const MINI_SECTOR = 64;

/** The streams of a compound file (xls, encrypted xlsx); null when its tables are broken. */
export function readCompound(bytes: Uint8Array): CompoundStream[] | null {
  if (bytes.length < HEADER) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return null;
  const step = 2 ** shift;
  const sector = (at: number) => bytes.subarray((at + 1) * step, (at + 2) * step);
  const fat = numbersOf(fatSectors(view, step, sector), sector);
  const follow = (start: number, size?: number) => join(chain(start, fat), sector, size);
  const directory = follow(view.getUint32(48, true));
  if (!directory) return null;
  const entries = entriesOf(directory);
  const root = entries.find(({ type }) => type === ROOT);
  const miniFat = numbersOf(chain(view.getUint32(60, true), fat) ?? [], sector);
  const mini = root && root.size > 0 ? follow(root.start, root.size) : null;
  const miniSector = (at: number) =>
    mini?.subarray(at * MINI_SECTOR, (at + 1) * MINI_SECTOR) ?? new Uint8Array(0);
  return entries
    .filter(({ type }) => type !== ROOT)
    .map(({ name, type, start, size }) => ({
      name,
      read: () => {
        if (type !== STREAM || size > bytes.length) return null;
        return size >= MINI_END ? follow(start, size) : join(chain(start, miniFat), miniSector, size);
      },
    }));
}

type SectorAt = (at: number) => Uint8Array;

/** Where the allocation table lies: the first places stand in the header, the others in sectors of their own. */
function fatSectors(view: DataView, step: number, sector: SectorAt): number[] {
  const count = Math.min(view.getUint32(44, true), Math.floor(view.byteLength / step));
  const places = Array.from({ length: Math.min(count, HEADER_FATS) }, (_, at) =>
    view.getUint32(76 + at * 4, true),
  );
  for (let next = view.getUint32(68, true); places.length < count; ) {
    const more = numbersOf([next], sector);
    if (more.length === 0) break;
    places.push(...more.slice(0, -1));
    next = more.at(-1) ?? END_OF_CHAIN;
  }
  return places.slice(0, count);
}

function numbersOf(places: readonly number[], sector: SectorAt): number[] {
  return places.flatMap((place) => {
    const part = sector(place);
    const view = new DataView(part.buffer, part.byteOffset, part.length);
    return Array.from({ length: part.length >> 2 }, (_, at) => view.getUint32(at * 4, true));
  });
}

/** The sectors from `start` on; null where the table leads nowhere or in a circle. */
function chain(start: number, table: readonly number[]): number[] | null {
  const places: number[] = [];
  for (let at = start; at !== END_OF_CHAIN; at = table[at] ?? -1) {
    if (at < 0 || at >= table.length || places.length >= table.length) return null;
    places.push(at);
  }
  return places;
}

function join(places: readonly number[] | null, sector: SectorAt, size?: number): Uint8Array | null {
  if (!places) return null;
  const parts = places.map(sector);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (size !== undefined && length < size) return null;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes.subarray(0, size ?? length);
}

function entriesOf(directory: Uint8Array) {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.length);
  return Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, turn) => {
    const at = turn * ENTRY;
    const nameLength = Math.min(MAX_NAME, Math.max(0, view.getUint16(at + MAX_NAME, true) - 2));
    return {
      name: new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameLength)).toLowerCase(),
      type: view.getUint8(at + 66),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    };
  }).filter(({ type }) => type !== 0);
}
