import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { cancelText as text } from './stockTransfers.text.ts';
import type { CancellingTransfer } from './transferFlows.ts';

/** Asks before a transfer is taken back that is on its way. */
export function CancelTransferDialog({ actor }: { actor: CancellingTransfer }) {
  return (
    <ConfirmActionDialog actor={actor} destructive texts={text}>
      {({ transferNo, fromWarehouseName, pieces }) => (
        <p>{text.words(transferNo, fromWarehouseName, pieces)}</p>
      )}
    </ConfirmActionDialog>
  );
}
