import { DraftPanel } from '../../../flows/DraftPanels.tsx';
import { useFields } from '../../../lib/useFields.ts';
import type { WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText as text } from '../warehouseEditor.text.ts';

/** Offers what was not saved at an earlier time. */
export function OfferPanel({ editor }: { editor: WarehouseEditor }) {
  const { draft, item } = useFields(editor, 'draft', 'item');
  if (!draft) return null;
  return (
    <DraftPanel
      actor={editor}
      title={text.draftTitle}
      main={{ label: text.restore, event: 'draft.restore' }}
      other={{ label: text.discard, event: 'draft.discard' }}
    >
      <p>{text.draftWords(draft.form.name)}</p>
      {item && draft.version !== item.version && <p>{text.draftOld}</p>}
    </DraftPanel>
  );
}
