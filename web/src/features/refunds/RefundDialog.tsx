import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { outlookOf } from './foresee.ts';
import { RefundProgress } from './RefundProgress.tsx';
import { RefundQuestion } from './RefundQuestion.tsx';
import { RefundRows } from './RefundRows.tsx';
import {
  canRetry,
  isAsking,
  isBroken,
  isOpen,
  isSending,
  type Refunding,
  selectContext,
  tallyOf,
} from './refunding.selectors.ts';
import { tallyText, refundingText as text } from './refunds.text.ts';

/** What asking for the money of the chosen parcels will lead to; then how far it is, and what came of each. */
export function RefundDialog({ actor }: { actor: Refunding }) {
  const open = useSelector(actor, isOpen);
  const sending = useSelector(actor, isSending);
  const { parcels, by } = useSelector(actor, selectContext);
  return (
    <Dialog
      open={open}
      title={text.title(parcels.length, by)}
      width={640}
      sticky
      onClose={() => actor.send({ type: sending ? 'refund.stop' : 'refund.dismiss' })}
      actions={<Actions actor={actor} />}
    >
      <Body actor={actor} />
    </Dialog>
  );
}

function Body({ actor }: { actor: Refunding }) {
  const asking = useSelector(actor, isAsking);
  const sending = useSelector(actor, isSending);
  const broken = useSelector(actor, isBroken);
  const context = useSelector(actor, selectContext);
  if (asking) return <RefundQuestion actor={actor} />;
  const tally = tallyOf(context);
  return (
    <>
      {sending && <RefundProgress actor={actor} />}
      {broken && <Message tone="warning">{text.broken}</Message>}
      {context.refusal && <Message tone="danger">{context.refusal.msg}</Message>}
      {!sending && context.outcomes.size > 0 && (
        <Message tone={tally.failed + tally.unsent > 0 ? 'warning' : 'success'}>{tallyText(tally)}</Message>
      )}
      <RefundRows actor={actor} />
    </>
  );
}

function Actions({ actor }: { actor: Refunding }) {
  const asking = useSelector(actor, isAsking);
  const sending = useSelector(actor, isSending);
  const retriable = useSelector(actor, canRetry);
  const { parcels, by, stopping } = useSelector(actor, selectContext);
  if (sending) {
    return (
      <Button disabled={stopping} onClick={() => actor.send({ type: 'refund.stop' })}>
        {stopping ? text.stopping : text.stop}
      </Button>
    );
  }
  const { possible, fen } = outlookOf(parcels, by);
  const dismiss = () => actor.send({ type: 'refund.dismiss' });
  if (asking && possible.length > 0) {
    return (
      <>
        <Button onClick={dismiss}>{text.cancel}</Button>
        <Button variant="danger" onClick={() => actor.send({ type: 'refund.accept' })}>
          {text.accept(possible.length, fen, by)}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={dismiss} data-autofocus={!retriable}>
        {asking || retriable ? text.close : text.gotIt}
      </Button>
      {retriable && (
        <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'refund.retry' })}>
          {text.retry}
        </Button>
      )}
    </>
  );
}
