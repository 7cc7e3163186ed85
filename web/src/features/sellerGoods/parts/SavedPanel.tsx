import { useSelector } from '@xstate/react';
import { goodsPath, paths, publishPath } from '../../../app/paths.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../GoodsEditor.module.css';
import { type GoodsEditor, selectContext } from '../goodsEditor.selectors.ts';
import { savedText, editorText as text } from '../goodsEditor.text.ts';

/** What became of the goods, and where to go from here. */
export function SavedPanel({ editor }: { editor: GoodsEditor }) {
  const { good } = useSelector(editor, selectContext);
  if (!good) return null;
  const { title, words } = savedText[good.status];
  return (
    <section className={styles.result} role="status">
      <Icon name="success" size={48} className={styles.done} />
      <h2>{title}</h2>
      <p>{good.name}</p>
      <p className={styles.quiet}>{words}</p>
      <div className={styles.deeds}>
        <LinkButton variant="primary" to={paths.sellerGoods}>
          {text.list}
        </LinkButton>
        <LinkButton to={publishPath()}>{text.another}</LinkButton>
        {good.status === 'ON_SALE' && <LinkButton to={goodsPath(good.id)}>{text.see}</LinkButton>}
        <Button variant="text" onClick={() => editor.send({ type: 'good.edit' })}>
          {text.edit}
        </Button>
      </div>
    </section>
  );
}
