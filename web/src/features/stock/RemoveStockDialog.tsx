import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { removalText as text } from './stock.text.ts';
import type { Stock } from './stockForm.ts';

export function RemoveStockDialog({ actor }: { actor: ConfirmAction<Stock> }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={text}>
      {({ goodName, warehouseName, quantity }) => <p>{text.words(goodName, warehouseName, quantity)}</p>}
    </ConfirmActionDialog>
  );
}
