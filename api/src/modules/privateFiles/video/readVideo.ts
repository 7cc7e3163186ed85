import { open } from 'node:fs/promises';
import { Refusal } from '../../../shared/refusal.ts';
import { mp4DurationMs } from './mp4.ts';
import { piecesOf } from './pieces.ts';
import { webmDurationMs } from './webm.ts';

const VIDEO_SECONDS = 60;
/** Cameras that end by themselves do so some frames later. */
const MOST_MS = VIDEO_SECONDS * 1000 + 500;

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** The type of a video by its first bytes, whatever its name and declared type; null for anything else. */
export function videoMimeOf(head: Buffer): string | null {
  if (head.subarray(0, 4).equals(WEBM)) return 'video/webm';
  if (head.toString('latin1', 4, 8) !== 'ftyp') return null;
  return head.toString('latin1', 8, 12) === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

/** How long a video is, by its container alone: nothing is decoded. Refuses what is broken, too long or does not say. */
export async function videoDurationMs(path: string, mime: string): Promise<number> {
  const file = await open(path);
  try {
    const pieces = piecesOf(file, (await file.stat()).size);
    const duration = await (mime === 'video/webm' ? webmDurationMs(pieces) : mp4DurationMs(pieces));
    if (duration > MOST_MS) throw new Refusal('FILE_LONG', { max: VIDEO_SECONDS });
    return duration;
  } finally {
    await file.close();
  }
}
