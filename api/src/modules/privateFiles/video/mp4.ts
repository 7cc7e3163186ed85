import { Refusal } from '../../../shared/refusal.ts';
import type { Pieces } from './pieces.ts';

/** A box: its type and where what is in it begins and ends. */
type Box = { type: string; start: number; end: number };

const UNKNOWN_32 = 0xffff_ffff;
const UNKNOWN_64 = 0xffff_ffff_ffff_ffffn;

/** What a file of MP4 or QuickTime says of its length, in milliseconds. Every box lies within the one around it. */
export async function mp4DurationMs(file: Pieces): Promise<number> {
  let movie: Box | null = null;
  for await (const box of boxesIn(file, 0, file.size)) {
    if (box.type !== 'moov') continue;
    // Players do not agree which one counts.
    if (movie) throw broken();
    movie = box;
  }
  if (!movie) throw broken();
  let duration: number | null = null;
  let scale = 0;
  let hasPictures = false;
  for await (const box of boxesIn(file, movie.start, movie.end)) {
    if (box.type === 'mvhd') ({ duration, scale } = await headOf(file, box));
    else if (box.type === 'trak') hasPictures ||= await isOfPictures(file, box);
    else if (box.type === 'mvex') duration = (await fragmentsOf(file, box)) ?? duration;
  }
  if (scale === 0 || !hasPictures) throw broken();
  if (!duration) throw new Refusal('FILE_DURATION');
  return Math.ceil((duration / scale) * 1000);
}

/** The boxes that lie side by side in a stretch of the file. */
async function* boxesIn(file: Pieces, from: number, to: number): AsyncGenerator<Box> {
  for (let at = from; at < to; ) {
    const head = await file.read(at, 8);
    let start = at + 8;
    let size = head.readUInt32BE(0);
    if (size === 1) {
      // Beyond 2^53 it is not exact, and larger than any file all the same.
      size = Number((await file.read(start, 8)).readBigUInt64BE());
      start += 8;
    } else if (size === 0) {
      // To the end of the file, so of no box within another one.
      if (to !== file.size) throw broken();
      size = to - at;
    }
    const end = at + size;
    if (end < start || end > to) throw broken();
    yield { type: head.toString('latin1', 4, 8), start, end };
    at = end;
  }
}

async function find(file: Pieces, within: Box, type: string): Promise<Box | null> {
  for await (const box of boxesIn(file, within.start, within.end)) if (box.type === type) return box;
  return null;
}

/** The movie's own length, null where it is not told, and units a second. */
async function headOf(file: Pieces, box: Box): Promise<{ duration: number | null; scale: number }> {
  const [version] = await within(file, box, 0, 1);
  // Versions differ in the bytes of times.
  const at = version === 1 ? 20 : 12;
  const scale = (await within(file, box, at, 4)).readUInt32BE();
  return { scale, duration: await lengthAt(file, box, at + 4) };
}

/** The length of a movie in fragments, by a box that may be missing. */
async function fragmentsOf(file: Pieces, extends_: Box): Promise<number | null> {
  const head = await find(file, extends_, 'mehd');
  return head && lengthAt(file, head, 4);
}

async function lengthAt(file: Pieces, box: Box, at: number): Promise<number | null> {
  const [version] = await within(file, box, 0, 1);
  const bytes = await within(file, box, at, version === 1 ? 8 : 4);
  if (version !== 1) return bytes.readUInt32BE() === UNKNOWN_32 ? null : bytes.readUInt32BE();
  const length = bytes.readBigUInt64BE();
  return length === UNKNOWN_64 ? null : Number(length);
}

async function isOfPictures(file: Pieces, track: Box): Promise<boolean> {
  const media = await find(file, track, 'mdia');
  const handler = media && (await find(file, media, 'hdlr'));
  return handler !== null && (await within(file, handler, 8, 4)).toString('latin1') === 'vide';
}

function within(file: Pieces, { start, end }: Box, at: number, length: number): Promise<Buffer> {
  if (start + at + length > end) throw broken();
  return file.read(start + at, length);
}

function broken(): Refusal {
  return new Refusal('FILE_VIDEO');
}
