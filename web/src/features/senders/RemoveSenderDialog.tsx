import type { SenderForm } from '../../fields/sender.ts';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { removalText as text } from './senders.text.ts';

export function RemoveSenderDialog({ actor }: { actor: ConfirmAction<SenderForm> }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={text}>
      {(sender) => <p>{text.words(sender)}</p>}
    </ConfirmActionDialog>
  );
}
