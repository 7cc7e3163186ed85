import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refusal } from '../../shared/refusal.ts';
import { kindOf, looksActive } from './pictureKinds.ts';

export interface DrawnPicture {
  /** WebP, at most 1600 pixels a side. */
  bytes: Buffer;
  width: number;
  height: number;
  /** The same at most 400 pixels a side. */
  small: Buffer;
}

const MIN_SIDE = 16;
const MAX_SIDE = 6_000;
const SIDE = 1_600;
const SMALL_SIDE = 400;
const SECONDS = 4;

// Decoders for other formats are disabled, whatever a file claims: no SVG, PDF or references to other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);

/**
 * Re-encodes an uploaded picture: upright, in sRGB, the first frame of an animation, without metadata. Refuses
 * incomplete and oversized pictures.
 */
export async function drawPicture(file: Buffer): Promise<DrawnPicture> {
  if (file.length === 0) throw new Refusal('FILE_EMPTY');
  const kind = kindOf(file);
  if (!kind || looksActive(file)) throw notAPicture();
  // Reads the declared size from the header before anything is decoded.
  const { format, width, height } = await headerOf(file);
  if (format !== kind) throw notAPicture();
  if (Math.min(width, height) < MIN_SIDE || Math.max(width, height) > MAX_SIDE)
    throw new Refusal('FILE_PIXELS', { min: MIN_SIDE, max: MAX_SIDE });
  const read = sharp(file, { failOn: 'error', limitInputPixels: MAX_SIDE * MAX_SIDE });
  const { data, info } = await drawn(within(read.autoOrient(), SIDE));
  const small = await drawn(within(sharp(data), SMALL_SIDE));
  return { bytes: data, width: info.width, height: info.height, small: small.data };
}

function headerOf(file: Buffer): Promise<Metadata> {
  return sharp(file, { failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAPicture();
    });
}

function within(picture: Sharp, side: number): Sharp {
  return picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: SECONDS });
}

async function drawn(picture: Sharp) {
  try {
    return await picture.toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw error instanceof Error && error.message.startsWith('timeout')
      ? new Refusal('UNAVAILABLE')
      : notAPicture();
  }
}

function notAPicture(): Refusal {
  return new Refusal('FILE_TYPE', { types: 'jpg、png、webp、gif' });
}
