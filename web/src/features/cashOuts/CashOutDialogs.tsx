import { RealNameDialog } from '../accounts/RealNameDialog.tsx';
import { CashOutDialog } from './CashOutDialog.tsx';
import { RevokeCashOutDialog } from './RevokeCashOutDialog.tsx';
import type { CashOutActors } from './useCashOut.ts';

interface Props {
  actors: CashOutActors;
  /** Shows the cash-outs that there are. */
  onRecords: () => void;
}

/** The dialogs of cash-outs, of which one stands at a time. */
export function CashOutDialogs({ actors: { cashOut, realName, revoking }, onRecords }: Props) {
  return (
    <>
      <CashOutDialog actor={cashOut} onRecords={onRecords} />
      <RealNameDialog actor={realName} />
      <RevokeCashOutDialog actor={revoking} />
    </>
  );
}
