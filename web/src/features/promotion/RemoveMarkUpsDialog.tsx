import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import {
  canAccept,
  isAsking,
  isBusy,
  isUnremoved,
  type MarkUps,
  selectRefusal,
  selectRows,
} from './markUps.selectors.ts';
import { removalWords, removalText as text } from './markUps.text.ts';

/** Asks, in the words of what will happen, before amounts are removed. */
export function RemoveMarkUpsDialog({ actor }: { actor: MarkUps }) {
  const rows = useSelector(actor, selectRows);
  return (
    <ConfirmDialog
      destructive
      open={useSelector(actor, isAsking)}
      texts={text}
      busy={useSelector(actor, isBusy)}
      failed={useSelector(actor, isUnremoved)}
      canConfirm={useSelector(actor, canAccept)}
      refusalText={useSelector(actor, selectRefusal)?.msg ?? null}
      onConfirm={() => actor.send({ type: 'removal.accept' })}
      onClose={() => actor.send({ type: 'removal.dismiss' })}
    >
      <p>{removalWords(rows)}</p>
    </ConfirmDialog>
  );
}
