import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type PicturesProps, PicturesView } from './PicturesView.tsx';
import { picturesLogic } from './pictures.actors.ts';
import { selectIsBusy } from './pictures.selectors.ts';
import { placed } from './squares.ts';

interface Props extends PicturesProps {
  /** Called when uploads begin and end. */
  onBusy?: ((busy: boolean) => void) | undefined;
}

/** Pictures of something: dropped, picked or pasted, cut to squares, uploaded one after the other, put in order. */
export function PicturesField({ onBusy, ...rest }: Props) {
  const { value, onChange } = rest;
  const pictures = useActorRef(
    picturesLogic.provide({
      actions: { reportPicture: (_, { url, replaces }) => onChange(placed(value, url, replaces)) },
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
