import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { payText as text } from './cashOuts.text.ts';
import type { PayingCashOuts } from './payCashOuts.ts';

/** Asks before the money of the chosen cash-outs goes out. */
export function PayCashOutsDialog({ actor }: { actor: PayingCashOuts }) {
  return (
    <ConfirmActionDialog actor={actor} sticky texts={text}>
      {({ count, amount }) => <p className="num">{text.question(count, amount)}</p>}
    </ConfirmActionDialog>
  );
}
