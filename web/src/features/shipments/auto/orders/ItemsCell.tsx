import type { ListShopOrdersQuery } from '../../../../graphql/generated/graphql.ts';
import { ImageWithFallback } from '../../../../ui/ImageWithFallback.tsx';
import { ordersText as text } from '../flow/shipAuto.text.ts';
import styles from './orders.module.css';

export type ShopOrderRow = ListShopOrdersQuery['shopOrders']['list'][number];

/** What was bought: the first item with its picture, and how many more there are. */
export function ItemsCell({ order: { items, remoteOrderNo } }: { order: ShopOrderRow }) {
  const [first] = items;
  return (
    <span className={styles.items}>
      <ImageWithFallback src={first?.pic ?? ''} alt="" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.line} title={items.map(({ title }) => title).join('\n')}>
          {first?.title}
        </span>
        <span className={styles.second}>
          {first && [first.sku, text.pieces(first.num)].filter(Boolean).join(' · ')}
          {items.length > 1 && ` · ${text.more(items.length)}`}
        </span>
        <span className={styles.second}>{remoteOrderNo}</span>
      </span>
    </span>
  );
}
