import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { componentCheckLogic } from './componentCheck.actors.ts';
import { PrintSettingsView } from './PrintSettingsView.tsx';
import { printSettingsLogic } from './printSettings.actors.ts';
import { settingsText as text } from './printSettings.text.ts';

/** The settings of labels, and the components of this computer, while the page stands. */
export default function PrintSettingsPage() {
  usePageTitle(text.title);
  const client = useApolloClient();
  const actor = useActorRef(useMemo(() => printSettingsLogic(client), [client]));
  const check = useActorRef(useMemo(() => componentCheckLogic(), []));
  return <PrintSettingsView actor={actor} check={check} />;
}
