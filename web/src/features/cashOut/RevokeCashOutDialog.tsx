import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import {
  canAccept,
  isBroken,
  isBusy,
  type RevokingCashOut,
  selectRefusal,
  selectSubject,
} from './revoking.selectors.ts';
import { revokingText as text } from './revoking.text.ts';

/** Asks before a cash-out is taken back. */
export function RevokeCashOutDialog({ actor }: { actor: RevokingCashOut }) {
  const subject = useSelector(actor, selectSubject);
  const refusal = useSelector(actor, selectRefusal);
  const busy = useSelector(actor, isBusy);
  const broken = useSelector(actor, isBroken);
  const acceptable = useSelector(actor, canAccept);
  const dismiss = () => actor.send({ type: 'revoke.dismiss' });
  return (
    <Dialog
      open={subject !== null}
      title={text.title}
      width={460}
      onClose={dismiss}
      actions={
        <>
          <Button disabled={busy} onClick={dismiss}>
            {refusal ? text.gotIt : text.cancel}
          </Button>
          {(acceptable || busy) && (
            <Button
              variant="primary"
              loading={busy}
              data-autofocus
              onClick={() => actor.send({ type: 'revoke.accept' })}
            >
              {broken ? text.retry : text.accept}
            </Button>
          )}
        </>
      }
    >
      {refusal ? (
        <Message tone="danger">{refusal.msg}</Message>
      ) : (
        subject && <p>{text.words(subject.amount)}</p>
      )}
      {broken && <Message tone="warning">{text.broken}</Message>}
    </Dialog>
  );
}
