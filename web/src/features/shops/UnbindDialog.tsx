import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import {
  canAccept,
  isBroken,
  isBusy,
  isOpen,
  type ShopActions,
  selectRefusal,
  selectShop,
} from './shopActions.selectors.ts';
import { shopsText as text } from './shops.text.ts';

/** Asks, in the words of what will happen, before a shop is unbound. */
export function UnbindDialog({ actor }: { actor: ShopActions }) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const broken = useSelector(actor, isBroken);
  const acceptable = useSelector(actor, canAccept);
  const refusal = useSelector(actor, selectRefusal);
  const shop = useSelector(actor, selectShop);
  if (!shop) return null;
  return (
    <Dialog
      open={open}
      title={text.unbindTitle}
      width={460}
      onClose={() => actor.send({ type: 'removal.dismiss' })}
      actions={
        <>
          <Button disabled={busy} data-autofocus onClick={() => actor.send({ type: 'removal.dismiss' })}>
            {refusal ? text.gotIt : text.keep}
          </Button>
          {(acceptable || busy) && (
            <Button variant="danger" loading={busy} onClick={() => actor.send({ type: 'removal.accept' })}>
              {broken ? text.retry : text.unbindNow}
            </Button>
          )}
        </>
      }
    >
      {refusal ? (
        <Message tone="danger">{refusal.msg}</Message>
      ) : (
        <p>
          {text.unbindWords(shop.shopName)}
          {shop.waitingOrders > 0 && text.unbindWaiting(shop.waitingOrders)}
        </p>
      )}
      {broken && <Message tone="warning">{text.notUnbound}</Message>}
    </Dialog>
  );
}
