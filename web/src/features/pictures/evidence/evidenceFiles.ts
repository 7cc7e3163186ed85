import { type Refusal, refusal } from '../../../lib/refusal.ts';
import { drawPart, measurePicture } from '../pictureFiles.ts';
import type { Cut, Measured, Source } from '../pictures.setup.ts';

/** What one message takes. */
export const MAX_PICTURES = 9;
export const MAX_VIDEOS = 1;
const MAX_VIDEO_BYTES = 50 * 1024 * 1024;
const VIDEOS = new Set(['video/mp4', 'video/quicktime', 'video/webm']);
/** What a file picker offers. */
export const EVIDENCE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', ...VIDEOS].join(',');
/** Of the longer side of what is sent; the server keeps no more. */
const SIDE = 1_600;

export const isVideo = ({ type }: Pick<Blob, 'type'>) => type.startsWith('video/');

/** Whether a file can be sent, and whether it has to be drawn smaller before; how long a video is only the server reads. */
export async function measureEvidence({ file, replaces }: Source): Promise<Measured | Refusal> {
  if (!file || !isVideo(file)) {
    const measured = await measurePicture({ file, replaces });
    return measured.kind === 'measured' ? { ...measured, keepsShape: true } : measured;
  }
  if (!VIDEOS.has(file.type)) return refusal('FILE_KIND', '只支持 mp4、mov、webm 格式的视频');
  if (file.size === 0) return refusal('FILE_EMPTY');
  if (file.size > MAX_VIDEO_BYTES) return refusal('FILE_SIZE', '视频不能超过 50MB');
  return { kind: 'measured', width: 0, height: 0, light: true, keepsShape: true };
}

/** A whole picture, at most 1600 pixels a side. */
export function shrinkPicture({ file, replaces }: Cut): Promise<Blob> {
  return drawPart({ file, replaces }, ({ width, height }) => {
    const scale = Math.min(1, SIDE / Math.max(width, height));
    const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
    return { x: 0, y: 0, width, height, drawnWidth: wide ?? 1, drawnHeight: high ?? 1 };
  });
}

/** How many of the files fit beside those that are there or coming, those that do first. */
export function fitting(
  files: readonly File[],
  taken: { pictures: number; videos: number },
): { files: File[]; room: number } {
  const known = files.filter(({ type }) => type === '' || type.startsWith('image/') || isVideo({ type }));
  const pictures = known.filter((file) => !isVideo(file));
  const videos = known.filter(isVideo);
  const roomForPictures = Math.max(0, MAX_PICTURES - taken.pictures);
  const roomForVideos = Math.max(0, MAX_VIDEOS - taken.videos);
  const fits = [...pictures.slice(0, roomForPictures), ...videos.slice(0, roomForVideos)];
  return {
    files: [...fits, ...pictures.slice(roomForPictures), ...videos.slice(roomForVideos)],
    room: fits.length,
  };
}
