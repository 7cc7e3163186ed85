import type { ReactNode } from 'react';
import type { GoodCardFieldsFragment } from '../graphql/generated/graphql.ts';
import { goodsPath } from '../lib/paths.ts';
import { cx } from '../ui/base/cx.ts';
import { Icon } from '../ui/base/Icon.tsx';
import { Link } from '../ui/base/Link.tsx';
import { Tag } from '../ui/base/Tag.tsx';
import { ImageWithFallback } from '../ui/data/ImageWithFallback.tsx';
import { Price } from '../ui/data/Price.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import styles from './GoodsCard.module.css';
import { type Heart, HeartButton } from './HeartButton.tsx';
import { shopText } from './shop.text.ts';

interface Props {
  good: GoodCardFieldsFragment;
  heart: Heart;
  /** In view from the start: the picture does not wait. */
  eager?: boolean;
  /** Chooses it, where several are chosen. */
  choice?: ReactNode;
  /** Below the facts. */
  foot?: ReactNode;
  className?: string | undefined;
}

/** One of the goods in the window: picture with what holds of it, name, price and its first step, place and how many were sold. */
export function GoodsCard({ good, heart, eager = false, choice, foot, className }: Props) {
  return (
    <li className={cx(styles.card, className)}>
      <Link to={goodsPath(good.id, good.warehouseId)} className={styles.link}>
        <span className={styles.picture}>
          <ImageWithFallback className={styles.image} src={good.pic} alt="" eager={eager} />
          {(good.isNew || good.isFast) && (
            <span className={styles.tags}>
              {good.isNew && <span title={shopText.newRule}>{shopText.isNew}</span>}
              {good.isFast && <span title={shopText.fastRule}>{shopText.isFast}</span>}
            </span>
          )}
        </span>
        <span className={styles.body}>
          <span className={styles.words}>
            <span className={styles.name}>{good.name}</span>
            <span className={styles.about}>
              {shopText.about(good.skuCount, good.minNum, good.unit, good.warehouseName)}
            </span>
          </span>
          <span className={styles.price}>
            <Price fen={good.price} size="large" strong />
            <span className={styles.unit}>
              {good.priceMax > good.price && shopText.from}
              {shopText.perPiece(good.unit)}
            </span>
            {good.agreed ? (
              <span className={styles.agreed}>
                <Tag tone="orange">{shopText.agreed}</Tag>
              </span>
            ) : (
              good.bulkPrice && (
                <span className={styles.bulk}>
                  {shopText.bulkFrom(good.bulkPrice.minPieces, good.unit)}{' '}
                  <Price fen={good.bulkPrice.price} />
                </span>
              )
            )}
          </span>
          <span className={styles.facts}>
            {good.shipFrom && (
              <span className={styles.place}>
                <Icon name="pin" size={14} />
                <span>{good.shipFrom}</span>
              </span>
            )}
            <span className="num">
              {good.reviewScore != null && (
                <span className={styles.score} title={shopText.score(good.reviewScore)}>
                  <Icon name="star" size={12} filled /> {good.reviewScore.toFixed(1)}
                </span>
              )}
              {shopText.soldLately(good.monthSold, good.sold)}
            </span>
          </span>
        </span>
      </Link>
      {heart.shown && (
        <HeartButton
          heart={heart}
          good={good}
          className={cx(styles.heart, heart.isOn(good.id) && styles.kept)}
        />
      )}
      {choice && <div className={styles.choice}>{choice}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </li>
  );
}

/** A card that is on its way, in the same shape. */
export function GoodsCardSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true">
      <Skeleton height="auto" className={styles.square} />
      <span className={styles.body}>
        <span className={styles.words}>
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

/** Cards of goods: five across on a wide screen, else four. */
export const goodsGrid = styles.grid;
/** A line of words across that grid. */
export const similarNote = styles.note;
