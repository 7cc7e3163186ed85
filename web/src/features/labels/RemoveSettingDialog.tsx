import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import {
  canRemove,
  isEditing,
  isRemoving,
  isUndeleted,
  type PrintSettings,
  selectContext,
} from './printSettings.selectors.ts';
import { removalText as text } from './printSettings.text.ts';

/** Asks before a setting is deleted. */
export function RemoveSettingDialog({ actor }: { actor: PrintSettings }) {
  const { subject, refusal } = useSelector(actor, selectContext);
  const editing = useSelector(actor, isEditing);
  return (
    <ConfirmDialog
      destructive
      open={subject !== null && !editing}
      texts={text}
      busy={useSelector(actor, isRemoving)}
      failed={useSelector(actor, isUndeleted)}
      canConfirm={useSelector(actor, canRemove)}
      refusalText={refusal?.msg ?? null}
      onConfirm={() => actor.send({ type: 'removal.accept' })}
      onClose={() => actor.send({ type: 'removal.dismiss' })}
    >
      {subject && <p>{text.words(subject.name)}</p>}
    </ConfirmDialog>
  );
}
