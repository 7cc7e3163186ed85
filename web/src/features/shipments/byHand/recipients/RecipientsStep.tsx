import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import type { Catalogue } from '../../../../shop/combinations.ts';
import { type RecipientList, selectRecipientList, type Wizard } from '../flow/shipByHand.selectors.ts';
import { usePreview } from '../preview/usePreview.ts';
import { PasteArea } from './PasteArea.tsx';
import { RecipientsPart } from './RecipientsPart.tsx';

interface Props {
  wizard: Wizard;
  /** The first row that is not sure is gone to, which `onSeek(false)` says is done. */
  seeking?: boolean;
  onSeek?: (seeking: boolean) => void;
}

/** Step 3: who gets it. */
export function RecipientsStep({ wizard, ...seek }: Props) {
  const list = useSelector(wizard, selectRecipientList);
  const { facts } = useFields(wizard, 'facts');
  if (!list) return null;
  return (
    <>
      <PreviewedPaste key={list.sessionId} list={list} catalogue={facts?.catalogue} />
      <RecipientsPart wizard={wizard} list={list} {...seek} />
    </>
  );
}

function PreviewedPaste({ list, catalogue }: { list: RecipientList; catalogue?: Catalogue | undefined }) {
  return <PasteArea list={list} preview={usePreview(list)} catalogue={catalogue} />;
}
