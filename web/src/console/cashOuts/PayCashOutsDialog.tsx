import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { payText as text } from './cashOuts.text.ts';
import type { PayingCashOuts } from './payCashOuts.ts';

/** Asks before the money of the chosen cash-outs goes out. */
export function PayCashOutsDialog({ actor }: { actor: PayingCashOuts }) {
  return (
    <ConfirmActionDialog actor={actor} texts={text}>
      {({ ids, amount }) => <p className="num">{text.question(ids.length, amount)}</p>}
    </ConfirmActionDialog>
  );
}
