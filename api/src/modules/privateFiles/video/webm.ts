import { Refusal } from '../../../shared/refusal.ts';
import type { Pieces } from './pieces.ts';

/** An element: its id and where its content begins and ends. */
type Element = { id: number; start: number; end: number };

const HEAD = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const OF_PICTURES = 1;
/** Nanoseconds of a unit, where a file does not say it. */
const USUAL_SCALE = 1_000_000;
const LONGEST_ID = 4;
const LONGEST_SIZE = 8;

/** What a WebM file says of its length, in milliseconds. Every element lies within the one around it. */
export async function webmDurationMs(file: Pieces): Promise<number> {
  const head = await elementAt(file, 0, file.size);
  const kind = head.id === HEAD ? await find(file, head, DOC_TYPE) : null;
  if (!kind || (await textOf(file, kind)) !== 'webm') throw broken();
  const segment = await elementAt(file, head.end, file.size);
  if (segment.id !== SEGMENT) throw broken();
  let milliseconds: number | null = null;
  let hasPictures = false;
  for await (const element of elementsIn(file, segment)) {
    if (element.id === INFO) milliseconds = await durationIn(file, element);
    else if (element.id === TRACKS) hasPictures = await isOfPictures(file, element);
  }
  if (!hasPictures) throw broken();
  if (milliseconds === null) throw new Refusal('FILE_DURATION');
  return Math.ceil(milliseconds);
}

async function* elementsIn(file: Pieces, { start, end }: Pick<Element, 'start' | 'end'>) {
  for (let at = start; at < end; ) {
    const element = await elementAt(file, at, end);
    yield element;
    at = element.end;
  }
}

/** One of unknown size reaches as far as the one around it; only recordings of streams have some, for what comes last. */
async function elementAt(file: Pieces, at: number, limit: number): Promise<Element> {
  const id = await numberAt(file, at, limit, LONGEST_ID);
  const size = await numberAt(file, at + id.length, limit, LONGEST_SIZE);
  const start = at + id.length + size.length;
  if (size.isUnknown && id.marked !== SEGMENT && id.marked !== CLUSTER) throw broken();
  const end = size.isUnknown ? limit : start + size.value;
  if (end > limit) throw broken();
  return { id: id.marked, start, end };
}

/** A number whose first byte says how many it has: with the mark, as ids are written, and without it. */
async function numberAt(file: Pieces, at: number, limit: number, longest: number) {
  if (at >= limit) throw broken();
  const first = (await file.read(at, 1))[0] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > longest || at + length > limit) throw broken();
  const mark = 0x80 >> (length - 1);
  let [marked, value] = [first, first & (mark - 1)];
  let isUnknown = value === mark - 1;
  for (const byte of length > 1 ? await file.read(at + 1, length - 1) : []) {
    marked = marked * 256 + byte;
    // Beyond 2^53 it is not exact, and larger than any file all the same.
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { length, marked, value, isUnknown };
}

async function find(file: Pieces, within: Element, id: number): Promise<Element | null> {
  for await (const element of elementsIn(file, within)) if (element.id === id) return element;
  return null;
}

async function durationIn(file: Pieces, info: Element): Promise<number | null> {
  let units: number | null = null;
  let scale = USUAL_SCALE;
  for await (const element of elementsIn(file, info)) {
    if (element.id === SCALE) scale = await wholeOf(file, element);
    else if (element.id === DURATION) units = await floatOf(file, element);
  }
  const milliseconds = units === null ? Number.NaN : (units * scale) / 1e6;
  return Number.isFinite(milliseconds) && milliseconds > 0 ? milliseconds : null;
}

async function isOfPictures(file: Pieces, tracks: Element): Promise<boolean> {
  for await (const track of elementsIn(file, tracks)) {
    const type = track.id === TRACK ? await find(file, track, TRACK_TYPE) : null;
    if (type && (await wholeOf(file, type)) === OF_PICTURES) return true;
  }
  return false;
}

async function contentOf(file: Pieces, { start, end }: Element, longest: number): Promise<Buffer> {
  if (end === start || end - start > longest) throw broken();
  return file.read(start, end - start);
}

async function wholeOf(file: Pieces, element: Element): Promise<number> {
  return [...(await contentOf(file, element, 8))].reduce((sum, byte) => sum * 256 + byte, 0);
}

async function floatOf(file: Pieces, element: Element): Promise<number> {
  const bytes = await contentOf(file, element, 8);
  if (bytes.length === 4) return bytes.readFloatBE();
  if (bytes.length === 8) return bytes.readDoubleBE();
  throw broken();
}

async function textOf(file: Pieces, element: Element): Promise<string> {
  return (await contentOf(file, element, 32)).toString('latin1').replace(/\0+$/, '');
}

function broken(): Refusal {
  return new Refusal('FILE_VIDEO');
}
