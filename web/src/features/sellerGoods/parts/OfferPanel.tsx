import { DraftPanel } from '../../../flows/DraftPanels.tsx';
import { useFields } from '../../../lib/useFields.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { editorText as text } from '../goodsEditor.text.ts';

/** Offers what was not saved at an earlier time. */
export function OfferPanel({ editor }: { editor: GoodsEditor }) {
  const { draft, item } = useFields(editor, 'draft', 'item');
  if (!draft) return null;
  return (
    <DraftPanel
      actor={editor}
      title={text.draftTitle}
      main={{ label: text.restore, event: 'draft.restore' }}
      other={{ label: text.discard, event: 'draft.discard' }}
    >
      <p>{text.draftWords(draft.at, draft.form.name)}</p>
      {draft.sent && <p>{text.draftLost}</p>}
      {item && draft.version !== item.version && <p>{text.draftOld}</p>}
    </DraftPanel>
  );
}
