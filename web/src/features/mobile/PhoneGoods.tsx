import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { GoodCardFieldsFragment } from '../../graphql/generated/graphql.ts';
import { mobileGoodsPath } from '../../lib/paths.ts';
import { FeedList } from '../../shop/FeedList.tsx';
import { goodsSource } from '../../shop/goodsFeed.ts';
import { feedVariables, type GoodsQuery } from '../../shop/goodsQuery.ts';
import { ListGoodsFeed } from '../../shop/shop.graphql.ts';
import { shopText } from '../../shop/shop.text.ts';
import { useFeed } from '../../shop/useFeed.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './PhoneGoods.module.css';

interface Props {
  query: GoodsQuery;
  /** Stands in for the list when nothing fits the query. */
  empty: ReactNode;
}

/** The goods of a query, two abreast. */
export function PhoneGoods({ query, empty }: Props) {
  const name = `phone ${JSON.stringify(query)}`;
  return <KeyedGoods key={name} name={name} query={query} empty={empty} />;
}

function KeyedGoods({ name, query, empty }: Props & { name: string }) {
  const feed = useFeed(name, goodsSource(query));
  return (
    <FeedList
      feed={feed}
      label={shopText.goods}
      className={styles.grid}
      renderPage={(page) => <GoodsPage key={page} query={query} page={page} />}
      renderWaiting={(key) => <WaitingCard key={key} />}
      waiting={{ first: 8, next: 4 }}
      empty={empty}
    />
  );
}

function GoodsPage({ query, page }: { query: GoodsQuery; page: number }) {
  const { data } = useQuery(ListGoodsFeed, {
    variables: feedVariables(query, page),
    fetchPolicy: 'cache-first',
  });
  return data?.goods.list.map((good, at) => (
    <PhoneGoodsCard key={good.id} good={good} eager={page === 1 && at < 4} />
  ));
}

function PhoneGoodsCard({ good, eager }: { good: GoodCardFieldsFragment; eager: boolean }) {
  return (
    <li className={styles.card}>
      <Link to={mobileGoodsPath(good.id)} className={styles.link}>
        <ImageWithFallback src={good.pic} alt="" eager={eager} />
        <span className={styles.body}>
          <Text cut="clamp" className={styles.name}>
            {good.name}
          </Text>
          <span className={styles.facts}>
            <Price fen={good.price} size="large" strong />
            <Text tone="secondary" small num>
              {shopText.sold(good.sold)}
            </Text>
          </span>
        </span>
      </Link>
    </li>
  );
}

function WaitingCard() {
  return (
    <li className={styles.card} aria-hidden="true">
      <Skeleton height="auto" className={styles.square} />
      <span className={styles.body}>
        <span className={styles.name}>
          <Skeleton width="92%" height={14} />
        </span>
        <span className={styles.facts}>
          <Skeleton width={64} height={20} />
        </span>
      </span>
    </li>
  );
}
