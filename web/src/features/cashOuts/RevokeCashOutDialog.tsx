import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import type { RevokeSubject } from './revokeCashOut.ts';
import { revokingText as text } from './revoking.text.ts';

export function RevokeCashOutDialog({ actor }: { actor: ConfirmAction<RevokeSubject> }) {
  return (
    <ConfirmActionDialog actor={actor} texts={text}>
      {({ amount }) => <p>{text.words(amount)}</p>}
    </ConfirmActionDialog>
  );
}
