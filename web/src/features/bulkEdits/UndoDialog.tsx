import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { undoText as text } from './bulkEdits.text.ts';
import type { UndoingBulkEdit } from './undoBulkEdit.ts';

/** Asks before an edit is undone. */
export function UndoDialog({ actor }: { actor: UndoingBulkEdit }) {
  return (
    <ConfirmActionDialog actor={actor} texts={text}>
      {({ rowCount, kind }) => (
        <>
          <p>{text.words(kind, rowCount)}</p>
          {kind === 'STOCK' && <p>{text.stock}</p>}
          {kind === 'CATEGORY' && <p>{text.category}</p>}
          {kind === 'FREIGHT_TEMPLATE' && <p>{text.template}</p>}
        </>
      )}
    </ConfirmActionDialog>
  );
}
