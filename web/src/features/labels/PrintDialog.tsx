import { useApolloClient } from '@apollo/client/react';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { labelComponent } from './components/openComponent.ts';
import { PrintedFile, PrintRows } from './PrintedFile.tsx';
import { PrintQuestion } from './PrintQuestion.tsx';
import { printingLogic } from './printing.actors.ts';
import { canStop, countResults, isMaking, type Printing, selectOpen } from './printing.selectors.ts';
import { printingText as text } from './printing.text.ts';
import type { PrintSubject } from './printing.types.ts';

/** Prints labels or a picking list of parcels. It all ends with the dialog, the line to the component too. */
export function PrintDialog({ subject, onClose }: { subject: PrintSubject; onClose: () => void }) {
  const client = useApolloClient();
  const [component] = useState(labelComponent);
  useEffect(() => () => component.close(), [component]);
  const logic = useMemo(() => printingLogic(client, component), [client, component]);
  return <PrintView printing={useActorRef(logic, { input: subject })} onClose={onClose} />;
}

interface Props {
  printing: Printing;
  onClose: () => void;
}

/** Asks how to print, shows how far it is, and what came of every parcel. */
export function PrintView({ printing, onClose }: Props) {
  const held = useTag(printing, 'held');
  const { kind, parcels } = useFields(printing, 'kind', 'parcels');
  // Labels on their way are counted first.
  const close = () => (held ? printing.send({ type: 'print.stop' }) : onClose());
  return (
    <Dialog
      open
      title={text.title(kind, parcels.length)}
      width={640}
      sticky
      onClose={close}
      actions={<PrintActions printing={printing} onClose={close} />}
    >
      <Body printing={printing} />
    </Dialog>
  );
}

function Body({ printing }: { printing: Printing }) {
  const checking = useMatches(printing, 'checking');
  const confirming = useMatches(printing, 'confirming');
  const creatingFile = useSelector(printing, isMaking);
  const ready = useMatches(printing, 'ready');
  const empty = useMatches(printing, 'empty');
  const held = useTag(printing, 'held');
  const showingResults = useMatches(printing, 'showingResults');
  const requestFailed = useMatches(printing, 'requestFailed');
  const { kind, parcels, refusal, unmarked } = useFields(printing, 'kind', 'parcels', 'refusal', 'unmarked');
  const counts = useSelector(printing, ({ context }) => countResults(context), shallowEqual);
  if (checking) return <p role="status">{text.checking}</p>;
  if (confirming) return <PrintQuestion printing={printing} />;
  if (creatingFile) {
    return (
      <div role="status">
        <p>{text.creatingFile(kind)}</p>
        <Text as="p" tone="secondary" above={8}>
          {text.makingLong}
        </Text>
      </div>
    );
  }
  if (ready) return <PrintedFile printing={printing} />;
  const unsent = parcels.length - counts.done;
  return (
    <>
      {requestFailed && <Message tone="warning">{text.requestFailed}</Message>}
      {empty && <Message tone="warning">{text.empty}</Message>}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {held && (
        <Progress wide label={text.sending} value={counts.done} max={parcels.length}>
          {text.progress(counts.done, parcels.length)}
        </Progress>
      )}
      {showingResults && (
        <Message tone={counts.printed === parcels.length ? 'success' : 'warning'}>
          {text.counts(counts.printed, counts.failed, counts.unknown) +
            (unsent > 0 ? text.stopped(unsent) : '')}
          {unmarked.length > 0 && ` ${text.unmarked}`}
        </Message>
      )}
      {(held || showingResults) && <PrintRows printing={printing} />}
      {empty && <PrintRows printing={printing} failedOnly />}
    </>
  );
}

/** What can be done in the dialog as it stands, the one thing to do next last. */
function PrintActions({ printing, onClose }: Props) {
  const checking = useMatches(printing, 'checking');
  const confirming = useMatches(printing, 'confirming');
  const over = [useMatches(printing, 'requestFailed'), useMatches(printing, 'refused')].some(Boolean);
  const creatingFile = useSelector(printing, isMaking);
  const held = useTag(printing, 'held');
  const stoppable = useSelector(printing, canStop);
  const markable = useSelector(printing, (snapshot) => snapshot.can({ type: 'mark.retry' }));
  const open = useSelector(printing, selectOpen, shallowEqual);
  const { kind, way, parcels, stopping } = useFields(printing, 'kind', 'way', 'parcels', 'stopping');
  const start = () => printing.send({ type: 'print.start' });
  const stop = () => printing.send({ type: 'print.stop' });
  const retry = (unknown: boolean) => printing.send({ type: 'print.retry', unknown });
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
      {over && (
        <Button variant="primary" data-autofocus onClick={start}>
          {text.tryAgain}
        </Button>
      )}
      {markable && <Button onClick={() => printing.send({ type: 'mark.retry' })}>{text.mark}</Button>}
      {open.all > open.sure && <Button onClick={() => retry(true)}>{text.retryUnknown(open.all)}</Button>}
      {open.sure > 0 && (
        <Button variant="primary" data-autofocus onClick={() => retry(false)}>
          {text.retry(open.sure)}
        </Button>
      )}
    </>
  );
}
