import { useFlow } from '../../flows/useFlow.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { componentCheckLogic } from './componentCheck.actors.ts';
import { PrintSettingsView } from './PrintSettingsView.tsx';
import { printSettingsLogic, removeSetting } from './printSettings.actors.ts';
import { settingsText as text } from './printSettings.text.ts';

/** The settings of labels, and the components of this computer, while the page stands. */
export default function PrintSettingsPage() {
  usePageTitle(text.title);
  return (
    <PrintSettingsView
      actor={useFlow(printSettingsLogic)}
      removing={useFlow(removeSetting)}
      check={useFlow(componentCheckLogic)}
    />
  );
}
