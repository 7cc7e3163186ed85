import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { unbindText as text } from './shops.text.ts';
import type { UnbindShop } from './unbindShop.ts';

/** Asks, in the words of what will happen, before a shop is unbound. */
export function UnbindDialog({ actor }: { actor: UnbindShop }) {
  return (
    <ConfirmActionDialog actor={actor} texts={text} destructive>
      {({ shopName, waitingOrders }) => (
        <p>
          {text.words(shopName)}
          {waitingOrders > 0 && text.waiting(waitingOrders)}
        </p>
      )}
    </ConfirmActionDialog>
  );
}
