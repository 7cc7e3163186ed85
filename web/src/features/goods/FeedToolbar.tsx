import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FeedToolbar.module.css';
import { GoodsFeed } from './goods.graphql.ts';
import { goodsText, sortNames } from './goods.text.ts';
import { feedVariables, type GoodsQuery, writeGoodsQuery } from './goodsQuery.ts';

/** What narrows and orders the list, and how many there are. */
export function FeedToolbar({ query }: { query: GoodsQuery }) {
  const { data: feed } = useQuery(GoodsFeed, {
    variables: feedVariables(query, 1),
    fetchPolicy: 'cache-only',
  });
  const go = (change: Partial<GoodsQuery>) => ({ search: writeGoodsQuery({ ...query, ...change }) });
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>
        {query.keyword ? goodsText.found(query.keyword) : goodsText.list}
        {query.keyword && (
          <Link to={go({ keyword: '' })} className={styles.clear} aria-label={goodsText.clear}>
            <Icon name="close" size={14} />
          </Link>
        )}
        {feed && <small className="num">{goodsText.total(feed.goods.total)}</small>}
      </h1>
      <nav className={styles.sorts} aria-label={goodsText.sorting}>
        {sortNames.map(([sort, name]) => (
          <Link
            key={sort}
            to={go({ sort })}
            className={cx(styles.sort, sort === query.sort && styles.current)}
            aria-current={sort === query.sort ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
}
