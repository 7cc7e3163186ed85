import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import {
  canAccept,
  isBroken,
  isBusy,
  type RemovingStock,
  selectRefusal,
  selectStock,
} from './removingStock.selectors.ts';
import { removalText as text } from './stock.text.ts';

/** Asks, in the words of what will happen, before a row is removed. */
export function RemoveStockDialog({ actor }: { actor: RemovingStock }) {
  const stock = useSelector(actor, selectStock);
  return (
    <ConfirmDialog
      destructive
      open={stock !== null}
      texts={text}
      busy={useSelector(actor, isBusy)}
      failed={useSelector(actor, isBroken)}
      canConfirm={useSelector(actor, canAccept)}
      refusalText={useSelector(actor, selectRefusal)?.msg ?? null}
      onConfirm={() => actor.send({ type: 'removal.accept' })}
      onClose={() => actor.send({ type: 'removal.dismiss' })}
    >
      {stock && <p>{text.words(stock.goodName, stock.warehouseName, stock.quantity)}</p>}
    </ConfirmDialog>
  );
}
