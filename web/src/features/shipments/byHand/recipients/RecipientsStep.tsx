import { useSelector } from '@xstate/react';
import { type RecipientList, selectRecipientList, type Wizard } from '../flow/shipByHand.selectors.ts';
import { usePreview } from '../preview/usePreview.ts';
import { PasteArea } from './PasteArea.tsx';
import { RecipientsPart } from './RecipientsPart.tsx';

/** Step 3: who gets it. */
export function RecipientsStep({ wizard }: { wizard: Wizard }) {
  const list = useSelector(wizard, selectRecipientList);
  if (!list) return null;
  return (
    <>
      <PreviewedPaste key={list.sessionId} list={list} />
      <RecipientsPart wizard={wizard} list={list} />
    </>
  );
}

function PreviewedPaste({ list }: { list: RecipientList }) {
  return <PasteArea list={list} preview={usePreview(list)} />;
}
