import { Link } from 'react-router-dom';
import { goodsPath } from '../../app/paths.ts';
import type { GoodsFeedQuery } from '../../graphql/generated/graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './GoodsCard.module.css';
import { goodsText } from './goods.text.ts';

type Good = GoodsFeedQuery['goods']['list'][number];

export function GoodsCard({ good, eager }: { good: Good; eager: boolean }) {
  return (
    <li className={styles.card}>
      <Link to={goodsPath(good.id, good.warehouseId)} className={styles.link}>
        <span className={styles.picture}>
          <ImageWithFallback src={good.pic} alt="" eager={eager} />
        </span>
        <span className={styles.body}>
          <span className={styles.name}>{good.name}</span>
          <span className={styles.price}>
            <Price fen={good.price} size="large" strong />
            <span className={styles.unit}>{goodsText.perPiece(good.unit)}</span>
          </span>
          <span className={styles.facts}>
            <span className={styles.place}>
              <Icon name="pin" size={14} />
              {good.shipFrom}
            </span>
            <span className="num">{goodsText.sold(good.sold)}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** A card that is on its way, in the same shape. */
export function GoodsCardSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true">
      <Skeleton height="auto" className={styles.square} />
      <span className={styles.body}>
        <span className={styles.name}>
          <Skeleton width="92%" height={14} className={styles.line} />
          <Skeleton width="56%" height={14} className={styles.line} />
        </span>
        <span className={styles.price}>
          <Skeleton width={72} height={20} />
        </span>
        <span className={styles.facts}>
          <Skeleton width={64} height={12} />
          <Skeleton width={56} height={12} />
        </span>
      </span>
    </li>
  );
}
