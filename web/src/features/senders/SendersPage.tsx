import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { SenderDialog } from './SenderDialog.tsx';
import { SenderList } from './SenderList.tsx';
import { senderActionsLogic } from './senderActions.actors.ts';
import { senderEditorLogic } from './senderEditor.actors.ts';
import { sendersText as text } from './senders.text.ts';

/** The account's senders: who stands on the labels of its parcels. */
export default function SendersPage() {
  usePageTitle(text.title);
  const client = useApolloClient();
  const editor = useActorRef(useMemo(() => senderEditorLogic(client), [client]));
  const actions = useActorRef(useMemo(() => senderActionsLogic(client), [client]));
  return (
    <>
      <SenderList editor={editor} actions={actions} />
      <SenderDialog editor={editor} />
      <RemovalDialog actions={actions} />
    </>
  );
}
