import { useSelector } from '@xstate/react';
import { selectRecipientList, type Wizard } from '../flow/shipByHand.selectors.ts';
import { PasteArea } from './PasteArea.tsx';
import { RecipientsPart } from './RecipientsPart.tsx';

/** Step 3: who gets it. */
export function RecipientsStep({ wizard }: { wizard: Wizard }) {
  const list = useSelector(wizard, selectRecipientList);
  if (!list) return null;
  return (
    <>
      <PasteArea list={list} />
      <RecipientsPart wizard={wizard} list={list} />
    </>
  );
}
