import { useSelector } from '@xstate/react';
import { useFields } from '../../lib/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import {
  canMark,
  canStop,
  hasRequestFailed,
  isChecking,
  isConfirming,
  isHeld,
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
  const checking = useSelector(printing, isChecking);
  const confirming = useSelector(printing, isConfirming);
  const creatingFile = useSelector(printing, isMaking);
  const held = useSelector(printing, isHeld);
  const failed = useSelector(printing, hasRequestFailed);
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
  if (creatingFile) return <Button onClick={stoppable ? stop : onClose}>{text.stopWaiting}</Button>;
  return (
    <>
      <Button onClick={onClose}>{confirming || checking ? text.cancel : text.close}</Button>
      {(confirming || checking) && (
        <Button variant="primary" disabled={checking} data-autofocus onClick={start}>
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
