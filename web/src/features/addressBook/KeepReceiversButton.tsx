import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { keepText } from './addressBook.text.ts';
import { type KeepParcels, keepReceivers } from './bookActions.ts';

/** Keeps the receivers of parcels in the address book, after a question. */
export function KeepReceiversButton({ parcelIds }: { parcelIds: readonly number[] }) {
  const keeping = useFlow(keepReceivers);
  return (
    <>
      <Button size="small" onClick={() => keeping.send({ type: 'action.ask', subject: { parcelIds } })}>
        {keepText.label}
      </Button>
      <KeepReceiversDialog actor={keeping} />
    </>
  );
}

/** Asks before receivers are kept. */
export function KeepReceiversDialog({ actor }: { actor: KeepParcels }) {
  return (
    <ConfirmActionDialog actor={actor} texts={keepText}>
      {({ parcelIds }) => <p>{keepText.words(parcelIds.length)}</p>}
    </ConfirmActionDialog>
  );
}
