import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { Refusal } from '../../lib/refusal.ts';
import { uploadPicture } from '../../lib/uploadPicture.ts';
import { measureEvidence, shrinkPicture } from './evidence/evidenceFiles.ts';
import { type PicturesProps, PicturesView } from './PicturesView.tsx';
import { picturesMachine } from './pictures.machine.ts';
import { selectIsBusy } from './pictures.selectors.ts';
import type { Arrived, Cut, Measured, Sending, Source } from './pictures.setup.ts';

interface Props extends PicturesProps {
  /** Called when uploads begin and end. */
  onBusy?: ((busy: boolean) => void) | undefined;
}

/** Pictures on their way that keep their shape. */
const wholePicturesLogic = picturesMachine.provide({
  actors: {
    measurePicture: fromPromise<Measured | Refusal, Source>(({ input }) => measureEvidence(input)),
    cutPicture: fromPromise<Blob, Cut>(({ input }) => shrinkPicture(input)),
    sendPicture: fromPromise<Arrived | Refusal, Sending>(async ({ input, signal }) => {
      const { file, name, onProgress } = input;
      if (!file) throw new Error('no picture to send');
      return uploadPicture(file, { name, onProgress, signal });
    }),
  },
});

/** Pictures that somebody shows, of any shape and none before the others: dropped, picked or pasted, uploaded in turn. */
export function WholePicturesField({ onBusy, ...rest }: Props) {
  const { value, onChange } = rest;
  const pictures = useActorRef(
    wholePicturesLogic.provide({
      actions: {
        reportPicture: (_, answer) => {
          if (answer.kind === 'uploaded') onChange([...value, answer.url]);
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
  return <PicturesView pictures={pictures} {...rest} isWhole />;
}
