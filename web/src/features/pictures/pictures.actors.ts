import { fromPromise } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { type UploadedPicture, uploadPicture } from '../../lib/uploadPicture.ts';
import { cutPicture, measurePicture } from './pictureFiles.ts';
import { picturesMachine } from './pictures.machine.ts';
import type { Cut, Measured, Sending, Source } from './pictures.types.ts';

/** Pictures on their way, with the real browser and server. */
export const picturesLogic = picturesMachine.provide({
  actors: {
    measurePicture: fromPromise<Measured | Refusal, Source>(({ input }) => measurePicture(input)),
    cutPicture: fromPromise<Blob, Cut>(({ input }) => cutPicture(input)),
    sendPicture: fromPromise<UploadedPicture | Refusal, Sending>(async ({ input, signal }) => {
      const { file, name, onProgress } = input;
      if (!file) throw new Error('no picture to send');
      return uploadPicture(file, { name, onProgress, signal });
    }),
  },
});
