import { useFields } from '../../../lib/useFields.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../GoodsEditor.module.css';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { editorText as text } from '../goodsEditor.text.ts';

/** Offers what was not saved at an earlier time. */
export function OfferPanel({ editor }: { editor: GoodsEditor }) {
  const { draft, good } = useFields(editor, 'draft', 'good');
  if (!draft) return null;
  return (
    <section className={styles.panel} aria-labelledby="offer">
      <h2 id="offer">{text.draftTitle}</h2>
      <p>{text.draftWords(draft.at, draft.form.name)}</p>
      {draft.sent && <p>{text.draftLost}</p>}
      {good && draft.version !== good.version && <p>{text.draftOld}</p>}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => editor.send({ type: 'draft.restore' })}>
          {text.restore}
        </Button>
        <Button onClick={() => editor.send({ type: 'draft.discard' })}>{text.discard}</Button>
      </div>
    </section>
  );
}
