import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { goodsPath } from '../../lib/paths.ts';
import { anyGoods, feedVariables } from '../../shop/goodsQuery.ts';
import { onNearViewport } from '../../shop/onNearViewport.ts';
import { ListGoodsFeed } from '../../shop/shop.graphql.ts';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { searchText } from './search.text.ts';
import styles from './WarehouseShelf.module.css';

const SHOWN = 8;
const PLACES = Array.from({ length: SHOWN }, (_, at) => at);

/** What sells best in a warehouse; asked for when the card comes near. */
export function WarehouseShelf({ warehouse: { id, name } }: { warehouse: { id: number; name: string } }) {
  const [near, setNear] = useState(false);
  const { data, error } = useQuery(ListGoodsFeed, {
    variables: { ...feedVariables({ ...anyGoods, warehouseId: id, sort: 'SALES' }, 1), pageSize: SHOWN },
    skip: !near,
    context: { quiet: 'outages' },
  });
  // The card stands without its shelf.
  if (error || data?.goods.list.length === 0) return null;
  return (
    <ul
      className={styles.shelf}
      aria-label={searchText.goodsOf(name)}
      ref={onNearViewport(() => setNear(true))}
    >
      {data
        ? data.goods.list.map((good) => (
            <li key={good.id}>
              <Link to={goodsPath(good.id, id)} className={styles.good} title={good.name}>
                <ImageWithFallback className={styles.picture} src={good.pic} alt={good.name} />
                <Price fen={good.price} strong />
              </Link>
            </li>
          ))
        : PLACES.map((at) => (
            <li key={at} aria-hidden="true">
              <Skeleton height="auto" className={styles.square} />
              <Skeleton width={48} height={14} className={styles.price} />
            </li>
          ))}
    </ul>
  );
}
