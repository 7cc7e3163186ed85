import { limitConcurrency } from '../../shared/limitConcurrency.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type DrawnPicture, drawPicture } from './drawPicture.ts';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** Files in memory, and pictures drawn at once, per process. */
const IN_MEMORY = 12;
const DRAWN_AT_ONCE = 2;

/** Draws uploaded pictures anew, whatever they are for, as many at once as a process has memory for. */
export function pictureDrawing() {
  const inMemory = limitConcurrency(IN_MEMORY, 0);
  const drawing = limitConcurrency(DRAWN_AT_ONCE, IN_MEMORY);

  return {
    /** Work that has a file in memory; refused while too many others do. */
    holding: inMemory,

    /** Work for aborted requests is skipped. */
    draw(bytes: Buffer, isAwaited: () => boolean): Promise<DrawnPicture> {
      return drawing(async () => {
        if (!isAwaited()) throw new Refusal('UNAVAILABLE');
        return drawPicture(bytes);
      });
    },
  };
}

export type PictureDrawing = ReturnType<typeof pictureDrawing>;
