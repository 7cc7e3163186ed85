import { blobOf } from '../../lib/blobOf.ts';
import { type Refusal, refusal } from '../../lib/refusal.ts';
import { HEAD_BYTES, holdsExif } from './holdsExif.ts';
import type { Cut, Measured, Source } from './pictures.setup.ts';
import type { Area } from './squares.ts';

const KINDS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
/** What a file picker offers. */
export const ACCEPTED = [...KINDS].join(',');
/** Bytes that a browser may be asked to draw, and those that are sent as they are. */
const MAX_PIXELS = 30 * 1024 * 1024;
const LIGHT = 1.5 * 1024 * 1024;
const MIN_SIDE = 16;
/** Side of what is sent; the server keeps no more. */
const SIDE = 1_600;
const QUALITY = 0.92;

/** How large a picture is as it is seen, or why it is none that can be used. */
export async function measurePicture({ file, replaces }: Source): Promise<Measured | Refusal> {
  if (file) {
    if (!KINDS.has(file.type)) return refusal('FILE_TYPE');
    if (file.size === 0) return refusal('FILE_EMPTY');
    if (file.size > MAX_PIXELS) return refusal('FILE_SIZE');
  }
  const bitmap = await bitmapOf({ file, replaces }).catch(() => null);
  if (!bitmap) return refusal('FILE_BROKEN');
  const { width, height } = bitmap;
  bitmap.close();
  if (Math.min(width, height) < MIN_SIDE) return refusal('FILE_PIXELS');
  const isLight = file === null || (file.size <= LIGHT && !(await wasNoted(file)));
  return { kind: 'measured', width, height, light: isLight };
}

/** Whether a camera has noted something in it, such as the place: drawn anew, it is gone. */
async function wasNoted(file: Blob): Promise<boolean> {
  return holdsExif(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}

/** A part of a picture, drawn at most 1600 pixels a side. */
export async function cutPicture({ area, ...source }: Cut): Promise<Blob> {
  if (!area) throw new Error('no part was chosen');
  const side = Math.min(area.width, SIDE);
  return drawPart(source, () => ({ ...area, drawnWidth: side, drawnHeight: side }));
}

/** Draws a part of a picture in another size; both are told by the picture's pixels. */
export async function drawPart(
  source: Source,
  partOf: (size: { width: number; height: number }) => Area & { drawnWidth: number; drawnHeight: number },
): Promise<Blob> {
  const bitmap = await bitmapOf(source);
  const { x, y, width, height, drawnWidth, drawnHeight } = partOf(bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = drawnWidth;
  canvas.height = drawnHeight;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser draws nothing');
  pen.imageSmoothingQuality = 'high';
  const draw = () => pen.drawImage(bitmap, x, y, width, height, 0, 0, drawnWidth, drawnHeight);
  draw();
  const webp = await blobOf(canvas, 'image/webp', QUALITY);
  // A browser that writes no WebP answers with a PNG, which is large; JPEG has no clear ground.
  if (webp.type !== 'image/webp') {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, drawnWidth, drawnHeight);
    draw();
  }
  bitmap.close();
  return webp.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg', QUALITY);
}

/** Upright, as browsers show it. */
async function bitmapOf({ file, replaces }: Source): Promise<ImageBitmap> {
  if (file) return createImageBitmap(file);
  if (replaces === null) throw new Error('no picture');
  const image = new Image();
  image.src = replaces;
  await image.decode();
  return createImageBitmap(image);
}
