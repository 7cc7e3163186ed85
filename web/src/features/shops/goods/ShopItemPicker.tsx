import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { SecondLine } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../../ui/data/ImageWithFallback.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { ListWaitingItems } from '../shared/shops.graphql.ts';
import { SearchLine } from './SearchLine.tsx';
import styles from './ShopGoods.module.css';
import { shopGoodsText as text } from './shopGoods.text.ts';
import { itemsOf, type ShopItem, wholeShop } from './shopItem.ts';

const WAITING = ['a', 'b', 'c', 'd'];

/** The items of the shop's waiting orders, or the shop as a whole. */
export function ShopItemPicker({ shopId, onChoose }: { shopId: number; onChoose: (item: ShopItem) => void }) {
  const [keyword, setKeyword] = useState('');
  const { data, previousData, error, loading, refetch } = useQuery(ListWaitingItems, {
    variables: { shopId, ...(keyword ? { keyword } : {}) },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const orders = (data ?? previousData)?.shopOrders.list;
  const items = orders && itemsOf(orders);
  return (
    <>
      <Row gap={16} align="start" justify="space-between" below={12}>
        <SearchLine label={text.search} busy={loading} onFind={setKeyword} />
        <Button onClick={() => onChoose(wholeShop)}>{text.forWholeShop}</Button>
      </Row>
      {error && !items && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {items?.length === 0 && (
        <EmptyState
          title={keyword ? text.noItemsFound : text.noItems}
          hint={keyword ? undefined : text.noItemsHint}
        />
      )}
      <Stack as="ul" gap={8} aria-label={text.waitingItems} aria-busy={loading}>
        {items?.map(({ remoteGoodId, remoteSkuId, title, sku, pic, orders: count }) => (
          <li key={`${remoteGoodId} ${remoteSkuId}`}>
            <button
              type="button"
              className={styles.item}
              onClick={() => onChoose({ remoteGoodId, remoteSkuId, title })}
            >
              <ImageWithFallback src={pic} alt="" className={styles.picture} />
              <span className={styles.words}>
                {title}
                <SecondLine num>{sku}</SecondLine>
              </span>
              <SecondLine num>{text.waitingIn(count)}</SecondLine>
            </button>
          </li>
        ))}
        {!items && !error && WAITING.map((key) => <Skeleton key={key} height={62} />)}
      </Stack>
    </>
  );
}
