import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { uploadPicture } from '../../lib/uploadPicture.ts';
import { type PicturesProps, PicturesView } from './PicturesView.tsx';
import { cutPicture, measurePicture } from './pictureFiles.ts';
import { picturesMachine } from './pictures.machine.ts';
import { selectIsBusy } from './pictures.selectors.ts';
import {
  type Arrived,
  type Cut,
  type Measured,
  type Sending,
  type Source,
  tileOf,
} from './pictures.setup.ts';
import { placed } from './squares.ts';

interface Props extends PicturesProps {
  /** Called when uploads begin and end. */
  onBusy?: ((busy: boolean) => void) | undefined;
}

/** Pictures on their way, with the real browser and server. */
const picturesLogic = picturesMachine.provide({
  actors: {
    measurePicture: fromPromise<Measured | Refusal, Source>(({ input }) => measurePicture(input)),
    cutPicture: fromPromise<Blob, Cut>(({ input }) => cutPicture(input)),
    sendPicture: fromPromise<Arrived | Refusal, Sending>(async ({ input, signal }) => {
      const { file, name, onProgress } = input;
      if (!file) throw new Error('no picture to send');
      return uploadPicture(file, { name, onProgress, signal });
    }),
  },
});

/** Pictures of something: dropped, picked or pasted, cut to squares, uploaded one after the other, put in order. */
export function PicturesField({ onBusy, ...rest }: Props) {
  const { value, onChange } = rest;
  const pictures = useActorRef(
    picturesLogic.provide({
      actions: {
        reportPicture: ({ context }, answer) => {
          const { replaces } = tileOf(context, context.sending);
          if (answer.kind === 'uploaded') onChange(placed(value, answer.url, replaces));
        },
      },
    }),
  );
  const busy = useSelector(pictures, selectIsBusy);
  useEffect(
    function reportBusy() {
      onBusy?.(busy);
    },
    [busy, onBusy],
  );
  return <PicturesView pictures={pictures} {...rest} />;
}
