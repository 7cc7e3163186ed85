import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { removalText as text } from './printSettings.text.ts';
import type { SettingSubject } from './settings.types.ts';

/** Asks before a setting is deleted. */
export function RemoveSettingDialog({ actor }: { actor: ConfirmAction<SettingSubject> }) {
  return (
    <ConfirmActionDialog actor={actor} texts={text} destructive>
      {({ name }) => <p>{text.words(name)}</p>}
    </ConfirmActionDialog>
  );
}
