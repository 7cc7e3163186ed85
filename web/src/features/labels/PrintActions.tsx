import { useSelector } from '@xstate/react';
import { useFields } from '../../lib/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import {
  canMark,
  canStop,
  isAsking,
  isBroken,
  isHeld,
  isLooking,
  isMaking,
  isRefused,
  type Printing,
  selectOpen,
} from './printing.selectors.ts';
import { printingText as text } from './printing.text.ts';

interface Props {
  printing: Printing;
  onClose: () => void;
}

/** What can be done in the dialog as it stands, the one thing to do next last. */
export function PrintActions({ printing, onClose }: Props) {
  const looking = useSelector(printing, isLooking);
  const asking = useSelector(printing, isAsking);
  const making = useSelector(printing, isMaking);
  const held = useSelector(printing, isHeld);
  const failed = useSelector(printing, isBroken);
  const refused = useSelector(printing, isRefused);
  const stoppable = useSelector(printing, canStop);
  const markable = useSelector(printing, canMark);
  const open = useSelector(
    printing,
    selectOpen,
    (one, other) => one.all === other.all && one.sure === other.sure,
  );
  const { kind, way, parcels, stopping } = useFields(printing, 'kind', 'way', 'parcels', 'stopping');
  const start = () => printing.send({ type: 'print.start' });
  const stop = () => printing.send({ type: 'print.stop' });
  if (held) {
    return (
      <Button disabled={!stoppable} onClick={stop}>
        {stopping ? text.stopping : text.stop}
      </Button>
    );
  }
  if (making) return <Button onClick={stoppable ? stop : onClose}>{text.stopWaiting}</Button>;
  return (
    <>
      <Button onClick={onClose}>{asking || looking ? text.cancel : text.close}</Button>
      {(asking || looking) && (
        <Button variant="primary" disabled={looking} data-autofocus onClick={start}>
          {way === 'component' ? text.start(kind, parcels.length) : text.startFile}
        </Button>
      )}
      {(failed || refused) && (
        <Button variant="primary" data-autofocus onClick={start}>
          {text.tryAgain}
        </Button>
      )}
      {markable && <Button onClick={() => printing.send({ type: 'mark.retry' })}>{text.mark}</Button>}
      {open.all > open.sure && (
        <Button onClick={() => printing.send({ type: 'print.retry', unknown: true })}>
          {text.retryUnknown(open.all)}
        </Button>
      )}
      {open.sure > 0 && (
        <Button
          variant="primary"
          data-autofocus
          onClick={() => printing.send({ type: 'print.retry', unknown: false })}
        >
          {text.retry(open.sure)}
        </Button>
      )}
    </>
  );
}
