import { useSelector } from '@xstate/react';
import { AskDialog } from '../../ui/AskDialog.tsx';
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
    <AskDialog
      destroys
      open={subject !== null && !editing}
      words={text}
      busy={useSelector(actor, isRemoving)}
      broken={useSelector(actor, isUndeleted)}
      acceptable={useSelector(actor, canRemove)}
      refused={refusal?.msg ?? null}
      onAccept={() => actor.send({ type: 'removal.accept' })}
      onDismiss={() => actor.send({ type: 'removal.dismiss' })}
    >
      {subject && <p>{text.words(subject.name)}</p>}
    </AskDialog>
  );
}
