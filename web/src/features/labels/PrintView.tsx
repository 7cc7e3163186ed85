import { shallowEqual, useSelector } from '@xstate/react';
import { useFields } from '../../lib/useFields.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Grow, Row } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Text } from '../../ui/Text.tsx';
import { PrintActions } from './PrintActions.tsx';
import { PrintedFile } from './PrintedFile.tsx';
import { PrintQuestion } from './PrintQuestion.tsx';
import { PrintRows } from './PrintRows.tsx';
import {
  countResults,
  hasRequestFailed,
  isChecking,
  isConfirming,
  isHeld,
  isMaking,
  isNothing,
  isReady,
  isShowingResults,
  type Printing,
} from './printing.selectors.ts';
import { printingText as text } from './printing.text.ts';

interface Props {
  printing: Printing;
  onClose: () => void;
}

/** Asks how to print, shows how far it is, and what came of every parcel. */
export function PrintView({ printing, onClose }: Props) {
  const held = useSelector(printing, isHeld);
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
  const checking = useSelector(printing, isChecking);
  const confirming = useSelector(printing, isConfirming);
  const creatingFile = useSelector(printing, isMaking);
  const ready = useSelector(printing, isReady);
  const empty = useSelector(printing, isNothing);
  const held = useSelector(printing, isHeld);
  const showingResults = useSelector(printing, isShowingResults);
  const requestFailed = useSelector(printing, hasRequestFailed);
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
        <Row gap={12} role="status">
          <Grow>
            <Progress label={text.sending} value={counts.done} max={parcels.length} />
          </Grow>
          <Text num>{text.progress(counts.done, parcels.length)}</Text>
        </Row>
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
