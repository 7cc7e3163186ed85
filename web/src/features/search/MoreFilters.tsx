import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { searchPath } from '../../lib/paths.ts';
import { anyGoods, type GoodsQuery, isNarrowed, writeGoodsQuery } from '../../shop/goodsQuery.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './FilterPanel.module.css';
import { PriceRange } from './PriceRange.tsx';
import { searchText } from './search.text.ts';

/** The line below the links: price, what is there, and back to everything. */
export function MoreFilters({ query }: { query: GoodsQuery }) {
  const navigate = useNavigate();
  const stockId = useId();
  const { minPrice, maxPrice, inStock, keyword, sort } = query;
  const go = (change: Partial<GoodsQuery>) => navigate({ search: writeGoodsQuery({ ...query, ...change }) });
  return (
    <div className={cx(styles.row, styles.inputs)}>
      <span className={styles.label}>{searchText.price}</span>
      <div className={styles.more}>
        <PriceRange
          min={minPrice}
          max={maxPrice}
          onChange={({ min, max }) => void go({ minPrice: min, maxPrice: max })}
        />
        <Checkbox
          id={stockId}
          label={searchText.inStock}
          checked={inStock}
          onChange={(checked) => void go({ inStock: checked })}
        />
        {isNarrowed(query) && (
          <Link
            to={{ pathname: searchPath(), search: writeGoodsQuery({ ...anyGoods, keyword, sort }) }}
            className={styles.clear}
          >
            {searchText.clearFilters}
          </Link>
        )}
      </div>
    </div>
  );
}
