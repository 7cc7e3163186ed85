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
  isAsking,
  isBroken,
  isHeld,
  isLooking,
  isMade,
  isMaking,
  isNothing,
  isTold,
  type Printing,
  tallyOf,
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
  const looking = useSelector(printing, isLooking);
  const asking = useSelector(printing, isAsking);
  const making = useSelector(printing, isMaking);
  const made = useSelector(printing, isMade);
  const nothing = useSelector(printing, isNothing);
  const held = useSelector(printing, isHeld);
  const told = useSelector(printing, isTold);
  const broken = useSelector(printing, isBroken);
  const { kind, parcels, refusal, unmarked } = useFields(printing, 'kind', 'parcels', 'refusal', 'unmarked');
  const tally = useSelector(printing, ({ context }) => tallyOf(context), shallowEqual);
  if (looking) return <p role="status">{text.looking}</p>;
  if (asking) return <PrintQuestion printing={printing} />;
  if (making) {
    return (
      <div role="status">
        <p>{text.making(kind)}</p>
        <Text as="p" tone="secondary" above={8}>
          {text.makingLong}
        </Text>
      </div>
    );
  }
  if (made) return <PrintedFile printing={printing} />;
  const unsent = parcels.length - tally.done;
  return (
    <>
      {broken && <Message tone="warning">{text.broken}</Message>}
      {nothing && <Message tone="warning">{text.nothing}</Message>}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {held && (
        <Row gap={12} role="status">
          <Grow>
            <Progress label={text.sending} value={tally.done} max={parcels.length} />
          </Grow>
          <Text num>{text.progress(tally.done, parcels.length)}</Text>
        </Row>
      )}
      {told && (
        <Message tone={tally.printed === parcels.length ? 'success' : 'warning'}>
          {text.tally(tally.printed, tally.failed, tally.unknown) + (unsent > 0 ? text.stopped(unsent) : '')}
          {unmarked.length > 0 && ` ${text.unmarked}`}
        </Message>
      )}
      {(held || told) && <PrintRows printing={printing} />}
      {nothing && <PrintRows printing={printing} failedOnly />}
    </>
  );
}
