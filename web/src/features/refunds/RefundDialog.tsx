import { useSelector } from '@xstate/react';
import { isBusy, isFailed, isOpen } from '../../lib/selectors.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Grow, Row } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Text } from '../../ui/Text.tsx';
import { countResults, forecastRefunds } from './forecastRefund.ts';
import { RefundQuestion } from './RefundQuestion.tsx';
import { RefundRows } from './RefundRows.tsx';
import { resultCountsText, refundingText as text } from './refunds.text.ts';
import type { RefundRequest, RequestingRefunds } from './requestRefunds.ts';

interface PartProps {
  actor: RequestingRefunds;
  request: RefundRequest;
}

/** What asking for the money of the chosen parcels will lead to; then how far it is, and what came of each. */
export function RefundDialog({ actor }: { actor: RequestingRefunds }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const confirming = useMatches(actor, 'confirming');
  const { subject } = useFields(actor, 'subject');
  if (!open || !subject) return null;
  const Body = confirming ? RefundQuestion : Results;
  return (
    <Dialog
      open
      title={text.title(subject.parcels.length, subject.by)}
      width={640}
      sticky
      onClose={() => actor.send({ type: busy ? 'batch.stop' : 'batch.dismiss' })}
      actions={<Actions actor={actor} request={subject} />}
    >
      <Body actor={actor} request={subject} />
    </Dialog>
  );
}

function Results({ actor, request }: PartProps) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const { results, queue, refusal } = useFields(actor, 'results', 'queue', 'refusal');
  const counts = countResults(results, queue);
  const all = forecastRefunds(request.parcels, request.by).possible.length;
  const done = all - counts.unsent;
  return (
    <>
      {busy && (
        <Row gap={12} role="status">
          <Grow>
            <Progress label={text.sending} value={done} max={all} />
          </Grow>
          <Text num>{text.progress(done, all)}</Text>
        </Row>
      )}
      {failed && <Message tone="warning">{text.requestFailed}</Message>}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {!busy && results.length > 0 && (
        <Message tone={counts.failed + counts.unsent > 0 ? 'warning' : 'success'}>
          {resultCountsText(counts)}
        </Message>
      )}
      <RefundRows actor={actor} request={request} />
    </>
  );
}

function Actions({ actor, request: { parcels, by } }: PartProps) {
  const busy = useSelector(actor, isBusy);
  const confirming = useMatches(actor, 'confirming');
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'batch.confirm' }));
  const { isStopping } = useFields(actor, 'isStopping');
  if (busy) {
    return (
      <Button disabled={isStopping} onClick={() => actor.send({ type: 'batch.stop' })}>
        {isStopping ? text.stopping : text.stop}
      </Button>
    );
  }
  const { possible, fen } = forecastRefunds(parcels, by);
  const dismiss = () => actor.send({ type: 'batch.dismiss' });
  const confirm = () => actor.send({ type: 'batch.confirm' });
  if (confirming && possible.length > 0) {
    return (
      <>
        <Button onClick={dismiss}>{text.cancel}</Button>
        <Button variant="danger" onClick={confirm}>
          {text.accept(possible.length, fen, by)}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={dismiss} data-autofocus={!canConfirm}>
        {confirming || canConfirm ? text.close : text.gotIt}
      </Button>
      {!confirming && canConfirm && (
        <Button variant="primary" data-autofocus onClick={confirm}>
          {text.retry}
        </Button>
      )}
    </>
  );
}
