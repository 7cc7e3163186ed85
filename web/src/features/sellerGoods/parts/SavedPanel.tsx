import { useQuery } from '@apollo/client/react';
import { goodsPath, paths, publishPath } from '../../../lib/paths.ts';
import { useFields } from '../../../lib/useFields.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../GoodsEditor.module.css';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { savedWords, editorText as text } from '../goodsEditor.text.ts';
import { hindranceOf } from '../hindrance.ts';
import { SellerGoodOptions } from '../sellerGoods.graphql.ts';
import { stockPath } from '../stockPath.ts';

/** What became of the goods, and where to go from here. */
export function SavedPanel({ editor }: { editor: GoodsEditor }) {
  const { good } = useFields(editor, 'good');
  const { data } = useQuery(SellerGoodOptions, { context: { quiet: true } });
  if (!good) return null;
  const hindrance = hindranceOf(good.stocks, data?.sellerWarehouses.list ?? []);
  const { title, words } = savedWords(good.status, hindrance);
  const isHindered = good.status === 'ON_SALE' && hindrance !== null;
  return (
    <section className={styles.result} role="status">
      <Icon
        name={isHindered ? 'warning' : 'success'}
        size={48}
        className={isHindered ? styles.hindered : styles.done}
      />
      <h2>{title}</h2>
      <p>{good.name}</p>
      <p className={styles.quiet}>{words}</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" to={paths.sellerGoods}>
          {text.list}
        </LinkButton>
        {hindrance === 'noStock' && <LinkButton to={stockPath(good.id)}>{text.toStock}</LinkButton>}
        {hindrance === 'paused' && <LinkButton to={paths.sellerWarehouses}>{text.toWarehouses}</LinkButton>}
        <LinkButton to={publishPath()}>{text.another}</LinkButton>
        {good.status === 'ON_SALE' && <LinkButton to={goodsPath(good.id)}>{text.see}</LinkButton>}
        <Button variant="text" onClick={() => editor.send({ type: 'good.edit' })}>
          {text.edit}
        </Button>
      </div>
    </section>
  );
}
