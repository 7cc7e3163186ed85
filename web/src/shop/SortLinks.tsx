import { cx } from '../ui/base/cx.ts';
import { Link } from '../ui/base/Link.tsx';
import { writeGoodsQuery } from './goodsAddress.ts';
import type { GoodsQuery } from './goodsQuery.ts';
import styles from './SortLinks.module.css';
import { shopText, sortNames } from './shop.text.ts';

/** The orders in which the goods of a query can stand, each a link. */
export function SortLinks({ query }: { query: GoodsQuery }) {
  return (
    <nav className={styles.sorts} aria-label={shopText.sorting}>
      {sortNames.map(([sort, name]) => (
        <Link
          key={sort}
          to={{ search: writeGoodsQuery({ ...query, sort }) }}
          className={cx(styles.sort, sort === query.sort && styles.current)}
          aria-current={sort === query.sort ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
