import { useSelector } from '@xstate/react';
import { isOpen } from '../../../lib/selectors.ts';
import { useFields, useMatches } from '../../../lib/useFields.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { FillFile, FillSheetRows } from './FillFile.tsx';
import { FillGrid } from './FillGrid.tsx';
import { FillResults } from './FillResults.tsx';
import { fillSheetText, fillText } from './filling.text.ts';
import { readyRows } from './fillRows.ts';
import { canFix, canRetry, type FillWaybills, isChoosing, selectLeft } from './fillWaybills.machine.ts';

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

/** The buttons at the foot, the one to do next last. */
function FillActions({ actor }: { actor: FillWaybills }) {
  const sending = useMatches(actor, 'sending');
  const choosing = useSelector(actor, isChoosing);
  const submitting = [useMatches(actor, 'typing'), useMatches(actor, 'checked')].some(Boolean);
  const { stopping } = useFields(actor, 'stopping');
  if (choosing || submitting) return <Composing actor={actor} canSubmit={submitting} />;
  if (!sending) return <Over actor={actor} />;
  return (
    <Button disabled={stopping} onClick={() => actor.send({ type: 'fill.stop' })}>
      {stopping ? fillText.stopping : fillText.stop}
    </Button>
  );
}

function Composing({ actor, canSubmit }: { actor: FillWaybills; canSubmit: boolean }) {
  const reading = useMatches(actor, 'reading');
  const { rows } = useFields(actor, 'rows');
  return (
    <>
      <Button onClick={() => actor.send({ type: reading ? 'file.cancel' : 'fill.dismiss' })}>
        {fillText.cancel}
      </Button>
      {canSubmit && (
        <Button variant="primary" onClick={() => actor.send({ type: 'fill.submit' })}>
          {fillText.submit(readyRows(rows).length)}
        </Button>
      )}
    </>
  );
}

function Over({ actor }: { actor: FillWaybills }) {
  const retriable = useSelector(actor, canRetry);
  const fixable = useSelector(actor, canFix);
  const left = useSelector(actor, selectLeft);
  const next = retriable || fixable;
  return (
    <>
      <Button onClick={() => actor.send({ type: 'fill.dismiss' })} data-autofocus={!next}>
        {next ? fillText.close : fillText.gotIt}
      </Button>
      {next && (
        <Button
          variant="primary"
          data-autofocus
          onClick={() => actor.send({ type: retriable ? 'fill.retry' : 'rest.fix' })}
        >
          {retriable ? fillText.retry : fillText.fix(left)}
        </Button>
      )}
    </>
  );
}
