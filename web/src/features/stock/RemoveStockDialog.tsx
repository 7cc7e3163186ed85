import { useSelector } from '@xstate/react';
import { AskDialog } from '../../ui/AskDialog.tsx';
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
    <AskDialog
      destroys
      open={stock !== null}
      words={text}
      busy={useSelector(actor, isBusy)}
      broken={useSelector(actor, isBroken)}
      acceptable={useSelector(actor, canAccept)}
      refused={useSelector(actor, selectRefusal)?.msg ?? null}
      onAccept={() => actor.send({ type: 'removal.accept' })}
      onDismiss={() => actor.send({ type: 'removal.dismiss' })}
    >
      {stock && <p>{text.words(stock.goodName, stock.warehouseName, stock.quantity)}</p>}
    </AskDialog>
  );
}
