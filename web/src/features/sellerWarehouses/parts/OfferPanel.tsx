import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/Button.tsx';
import styles from '../WarehouseEditor.module.css';
import { selectContext, type WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText as text } from '../warehouseEditor.text.ts';

/** Offers what was not saved at an earlier time. */
export function OfferPanel({ editor }: { editor: WarehouseEditor }) {
  const { draft, warehouse } = useSelector(editor, selectContext);
  if (!draft) return null;
  return (
    <section className={styles.panel} aria-labelledby="offer">
      <h2 id="offer">{text.draftTitle}</h2>
      <p>{text.draftWords(draft.form.name)}</p>
      {warehouse && draft.version !== warehouse.version && <p>{text.draftOld}</p>}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => editor.send({ type: 'draft.restore' })}>
          {text.restore}
        </Button>
        <Button onClick={() => editor.send({ type: 'draft.discard' })}>{text.discard}</Button>
      </div>
    </section>
  );
}
