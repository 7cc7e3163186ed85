import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { RealNameDialog } from '../accounts/RealNameDialog.tsx';
import { CashOutDialog } from './CashOutDialog.tsx';
import { revokingText } from './cashOut.text.ts';
import type { RevokeSubject } from './revokeCashOut.ts';
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

/** Asks before an undecided cash-out is taken back. */
export function RevokeCashOutDialog({ actor }: { actor: ConfirmAction<RevokeSubject> }) {
  return (
    <ConfirmActionDialog actor={actor} texts={revokingText}>
      {({ amount }) => <p>{revokingText.words(amount)}</p>}
    </ConfirmActionDialog>
  );
}
