import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { revokingText as text } from './refunds.text.ts';
import type { RevokeSubject } from './revokeRefund.ts';

export function RevokeDialog({ actor }: { actor: ConfirmAction<RevokeSubject> }) {
  return (
    <ConfirmActionDialog actor={actor} texts={text}>
      {({ packageNo }) => <p>{text.words(packageNo)}</p>}
    </ConfirmActionDialog>
  );
}
