import { useFlow } from '../../flows/useFlow.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { RemoveSenderDialog } from './RemoveSenderDialog.tsx';
import { SenderDialog } from './SenderDialog.tsx';
import { SenderList } from './SenderList.tsx';
import { makeDefaultSender, removeSender } from './senderActions.ts';
import { senderEditorLogic } from './senderEditor.actors.ts';
import { sendersText as text } from './senders.text.ts';

/** The account's senders: who stands on the labels of its parcels. */
export default function SendersPage() {
  usePageTitle(text.title);
  const editor = useFlow(senderEditorLogic);
  const removing = useFlow(removeSender);
  const makingDefault = useFlow(makeDefaultSender);
  return (
    <>
      <SenderList editor={editor} removing={removing} makingDefault={makingDefault} />
      <SenderDialog editor={editor} />
      <RemoveSenderDialog actor={removing} />
    </>
  );
}
