import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import {
  canAccept,
  isBroken,
  isBusy,
  isOpen,
  type SenderActions,
  selectRefusal,
  selectSender,
} from './senderActions.selectors.ts';
import { sendersText as text } from './senders.text.ts';

/** Asks, in the words of what will happen, before a sender is removed. */
export function RemovalDialog({ actions }: { actions: SenderActions }) {
  const open = useSelector(actions, isOpen);
  const busy = useSelector(actions, isBusy);
  const broken = useSelector(actions, isBroken);
  const acceptable = useSelector(actions, canAccept);
  const refusal = useSelector(actions, selectRefusal);
  const sender = useSelector(actions, selectSender);
  if (!sender) return null;
  return (
    <Dialog
      open={open}
      title={text.removeTitle}
      width={460}
      onClose={() => actions.send({ type: 'removal.dismiss' })}
      actions={
        <>
          <Button disabled={busy} data-autofocus onClick={() => actions.send({ type: 'removal.dismiss' })}>
            {refusal ? text.gotIt : text.keep}
          </Button>
          {(acceptable || busy) && (
            <Button variant="danger" loading={busy} onClick={() => actions.send({ type: 'removal.accept' })}>
              {broken ? text.retry : text.removeNow}
            </Button>
          )}
        </>
      }
    >
      {refusal ? (
        <Message tone="danger">{refusal.msg}</Message>
      ) : (
        <p>
          {text.removeWords(sender.name, sender.phone)}
          {sender.isDefault && text.removeDefaultWords}
        </p>
      )}
      {broken && <Message tone="warning">{text.notRemoved}</Message>}
    </Dialog>
  );
}
