import { useSelector } from '@xstate/react';
import { isOpen } from '../../../lib/selectors.ts';
import { useFields, useMatches } from '../../../lib/useFields.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FillActions } from './FillActions.tsx';
import { FillFile } from './FillFile.tsx';
import { FillGrid } from './FillGrid.tsx';
import { FillResults } from './FillResults.tsx';
import { FillSheetRows } from './FillSheetRows.tsx';
import { fillSheetText, fillText } from './filling.text.ts';
import { type FillWaybills, isChoosing } from './fillWaybills.selectors.ts';

/** Numbers of the supplier's own for parcels: typed beside them, or out of a sheet; then what came of each. */
export function FillDialog({ actor }: { actor: FillWaybills }) {
  const open = useSelector(actor, isOpen);
  const sending = useMatches(actor, 'sending');
  const dismissable = useSelector(actor, (snapshot) => snapshot.can({ type: 'fill.dismiss' }));
  const choosing = useSelector(actor, isChoosing);
  const { rows, parcels, file } = useFields(actor, 'rows', 'parcels', 'file');
  const byHand = file === null && parcels.length > 0 && !choosing;
  const close = () => {
    if (sending) actor.send({ type: 'fill.stop' });
    else actor.send({ type: dismissable ? 'fill.dismiss' : 'file.cancel' });
  };
  return (
    <Dialog
      open={open}
      title={byHand ? fillText.title(rows.length) : fillSheetText.title}
      width={byHand ? 680 : 820}
      sticky
      onClose={close}
      actions={<FillActions actor={actor} />}
    >
      <Body actor={actor} />
    </Dialog>
  );
}

function Body({ actor }: { actor: FillWaybills }) {
  const typing = useMatches(actor, 'typing');
  const choosing = useSelector(actor, isChoosing);
  const checked = useMatches(actor, 'checked');
  if (typing) return <FillGrid actor={actor} />;
  if (choosing) return <FillFile actor={actor} />;
  return checked ? <FillSheetRows actor={actor} /> : <FillResults actor={actor} />;
}
