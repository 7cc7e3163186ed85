import { useQuery } from '@apollo/client/react';
import { publishPath } from '../../../lib/pagePaths.ts';
import { goodsPath, paths } from '../../../lib/paths.ts';
import { useFields } from '../../../lib/useFields.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import styles from '../GoodsEditor.module.css';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { savedWords, editorText as text } from '../goodsEditor.text.ts';
import { saleObstacleOf } from '../saleObstacle.ts';
import { LoadSellerGoodOptions } from '../sellerGoods.graphql.ts';
import { stockPath } from '../sellerGoodsQuery.ts';

/** What became of the goods, and where to go from here. */
export function SavedPanel({ editor }: { editor: GoodsEditor }) {
  const { item: good, statusBefore } = useFields(editor, 'item', 'statusBefore');
  const { data } = useQuery(LoadSellerGoodOptions, { context: { quiet: true } });
  if (!good) return null;
  const saleObstacle = saleObstacleOf(
    [...good.stocks, ...good.bundleStocks],
    data?.sellerWarehouses.list ?? [],
  );
  const { title, words } = savedWords({
    ...{ waits: good.revision !== null, status: good.status, statusBefore, saleObstacle },
  });
  const isHindered = good.status === 'ON_SALE' && saleObstacle !== null;
  return (
    <Panel className={styles.result} role="status">
      <Icon
        name={isHindered ? 'warning' : 'success'}
        size={48}
        className={isHindered ? styles.notOrderable : styles.done}
      />
      <h2>{title}</h2>
      <p>{good.name}</p>
      <Text as="p" tone="secondary">
        {words}
      </Text>
      <Row wrap above={8}>
        <LinkButton variant="primary" to={paths.sellerGoods}>
          {text.list}
        </LinkButton>
        {(saleObstacle === 'noStock' || saleObstacle === 'onlySafety') && (
          <LinkButton to={stockPath(good.id)}>{text.toStock}</LinkButton>
        )}
        {saleObstacle === 'paused' && (
          <LinkButton to={paths.sellerWarehouses}>{text.toWarehouses}</LinkButton>
        )}
        <LinkButton to={publishPath()}>{text.another}</LinkButton>
        {good.status === 'ON_SALE' && <LinkButton to={goodsPath(good.id)}>{text.see}</LinkButton>}
        <Button variant="text" onClick={() => editor.send({ type: 'good.edit' })}>
          {text.edit}
        </Button>
      </Row>
    </Panel>
  );
}
