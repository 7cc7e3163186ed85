import { useSelector } from '@xstate/react';
import { AskDialog } from '../../ui/AskDialog.tsx';
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
    <AskDialog
      destroys
      open={useSelector(actor, isAsking)}
      words={text}
      busy={useSelector(actor, isBusy)}
      broken={useSelector(actor, isUnremoved)}
      acceptable={useSelector(actor, canAccept)}
      refused={useSelector(actor, selectRefusal)?.msg ?? null}
      onAccept={() => actor.send({ type: 'removal.accept' })}
      onDismiss={() => actor.send({ type: 'removal.dismiss' })}
    >
      <p>{removalWords(rows)}</p>
    </AskDialog>
  );
}
