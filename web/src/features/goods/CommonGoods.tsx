import { useQuery } from '@apollo/client/react';
import { type RefObject, useId, useRef } from 'react';
import type { GoodCardFieldsFragment } from '../../graphql/generated/graphql.ts';
import { goodsPath } from '../../lib/paths.ts';
import { anyGoods, feedVariables } from '../../shop/goodsQuery.ts';
import { ListGoodsFeed } from '../../shop/shop.graphql.ts';
import { Link } from '../../ui/base/Link.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './CommonGoods.module.css';
import { commonGoodsOf, needsFirstPage } from './commonGoods.ts';
import { homeText } from './home.text.ts';

/** Goods that are often bought; without them the page stands as it is. */
export function CommonGoods() {
  const second = useGoodsPage(2, false);
  const first = useGoodsPage(1, !needsFirstPage({ second: second.list }));
  const goods = commonGoodsOf({ second: second.list, first: first.list });
  if (second.error || first.error || goods?.length === 0) return null;
  return <Shelf title={homeText.common} goods={goods} />;
}

function useGoodsPage(page: number, skip: boolean) {
  const { data, error } = useQuery(ListGoodsFeed, {
    variables: feedVariables(anyGoods, page),
    skip,
    context: { quiet: 'outages' },
  });
  return { list: data?.goods.list, error };
}

const WAITING = Array.from({ length: 8 }, (_, at) => at);

interface Props {
  title: string;
  /** Undefined while they are on the way. */
  goods: readonly GoodCardFieldsFragment[] | undefined;
}

/** One row of small cards that scrolls sideways. */
function Shelf({ title, goods }: Props) {
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="chevronLeft" label={homeText.back} onClick={() => turn(row, -1)} />
        <IconButton icon="chevronRight" label={homeText.onward} onClick={() => turn(row, 1)} />
      </header>
      <ul ref={row} className={styles.row} aria-busy={!goods}>
        {goods
          ? goods.map((good) => (
              <li key={good.id} className={styles.good}>
                <Link to={goodsPath(good.id, good.warehouseId)} title={good.name}>
                  <ImageWithFallback className={styles.picture} src={good.pic} alt="" />
                  <span className={styles.name}>{good.name}</span>
                  <Price fen={good.price} strong />
                </Link>
              </li>
            ))
          : WAITING.map((at) => (
              <li key={at} className={styles.good} aria-hidden="true">
                <Skeleton height="auto" className={styles.square} />
                <Skeleton width="90%" height={14} className={styles.line} />
                <Skeleton width={56} height={16} />
              </li>
            ))}
      </ul>
    </section>
  );
}

/** By what is in view, less a card that was cut off. */
function turn({ current: row }: RefObject<HTMLUListElement | null>, by: 1 | -1) {
  if (row) row.scrollBy({ left: by * (row.clientWidth - 80), behavior: 'smooth' });
}
