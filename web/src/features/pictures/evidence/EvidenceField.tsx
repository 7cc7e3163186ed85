import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { uploadEvidence } from '../../../lib/privateFiles.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { picturesMachine } from '../pictures.machine.ts';
import { selectIsBusy } from '../pictures.selectors.ts';
import type { Arrived, Cut, Measured, Sending, Source } from '../pictures.setup.ts';
import { type EvidenceProps, EvidenceView } from './EvidenceView.tsx';
import { measureEvidence, shrinkPicture } from './evidenceFiles.ts';

interface Props extends EvidenceProps {
  /** Called when uploads begin and end. */
  onBusy?: ((busy: boolean) => void) | undefined;
}

/** Evidence on its way, with the real browser and server. */
const evidenceLogic = picturesMachine.provide({
  actors: {
    measurePicture: fromPromise<Measured | Refusal, Source>(({ input }) => measureEvidence(input)),
    cutPicture: fromPromise<Blob, Cut>(({ input }) => shrinkPicture(input)),
    sendPicture: fromPromise<Arrived | Refusal, Sending>(async ({ input, signal }) => {
      const { file, name, onProgress } = input;
      if (!file) throw new Error('no file to send');
      return uploadEvidence(file, { name, onProgress, signal });
    }),
  },
});

/** Pictures and a video for parties alone: dropped, picked or pasted, uploaded one after the other. */
export function EvidenceField({ onBusy, ...rest }: Props) {
  const { value, onChange } = rest;
  const pictures = useActorRef(
    evidenceLogic.provide({
      actions: {
        reportPicture: (_, answer) => {
          if (answer.kind === 'kept') onChange([...value, answer.file]);
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
  return <EvidenceView pictures={pictures} {...rest} />;
}
