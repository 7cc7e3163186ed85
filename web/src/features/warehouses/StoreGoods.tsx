import { useNavigate } from 'react-router-dom';
import { warehousePath } from '../../lib/paths.ts';
import { GoodsFeed } from '../../shop/GoodsFeed.tsx';
import { type GoodsQuery, writeGoodsQuery } from '../../shop/goodsQuery.ts';
import { SortLinks } from '../../shop/SortLinks.tsx';
import { shopText } from '../../shop/shop.text.ts';
import { useGoodsTotal } from '../../shop/useGoodsTotal.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useHeart } from '../favourites/useHeart.ts';
import styles from './StoreGoods.module.css';
import { StoreSearch } from './StoreSearch.tsx';
import { storeText } from './store.text.ts';

/** The goods of a warehouse, to be searched and put in order; the address says how. */
export function StoreGoods({ query }: { query: GoodsQuery & { warehouseId: number } }) {
  const heart = useHeart();
  const navigate = useNavigate();
  const { keyword } = query;
  const total = useGoodsTotal(query);
  return (
    <section>
      <header className={styles.head}>
        <h2 className={styles.title}>{keyword ? storeText.found(keyword) : storeText.goods}</h2>
        <span className={styles.count} role="status">
          {total !== null && shopText.total(total)}
        </span>
        <SortLinks query={query} />
        <StoreSearch
          keyword={keyword}
          onSearch={(words) => void navigate({ search: writeGoodsQuery({ ...query, keyword: words }) })}
        />
      </header>
      <GoodsFeed
        query={query}
        heart={heart}
        empty={
          keyword ? (
            <EmptyState
              title={storeText.noneFound}
              hint={storeText.noneFoundHint}
              action={<LinkButton to={warehousePath(query.warehouseId)}>{storeText.seeStore}</LinkButton>}
            />
          ) : (
            <EmptyState title={storeText.none} hint={storeText.noneHint} />
          )
        }
      />
    </section>
  );
}
