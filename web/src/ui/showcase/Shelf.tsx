import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { goodsPath } from '../../lib/paths.ts';
import { cx } from '../base/cx.ts';
import { Link } from '../base/Link.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { ImageWithFallback } from '../data/ImageWithFallback.tsx';
import { Price } from '../data/Price.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './Shelf.module.css';
import { showcaseText as text } from './showcase.text.ts';

export interface ShelfGood {
  id: number;
  name: string;
  pic: string;
  /** Fen a piece. */
  price: number;
  warehouseId?: number | null | undefined;
}

const WAITING = [0, 1, 2, 3, 4, 5, 6, 7];

interface Props {
  title: string;
  /** Undefined while they are on the way. */
  goods: readonly ShelfGood[] | undefined;
  /** Instead of a row that scrolls sideways three cards side by side. */
  three?: {
    /** What is on it. */
    rule: string;
    more: ReactNode;
    /** Whether their places count. */
    isRanked: boolean;
  };
}

/** One row of small cards. */
export function Shelf({ title, goods, three }: Props) {
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  return (
    <section className={cx(styles.shelf, three && styles.three)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {three ? (
          <>
            <span className={styles.rule}>{three.rule}</span>
            {three.more}
          </>
        ) : (
          <>
            <IconButton icon="chevronLeft" label={text.back} onClick={() => turn(row, -1)} />
            <IconButton icon="chevronRight" label={text.onward} onClick={() => turn(row, 1)} />
          </>
        )}
      </header>
      <ul ref={row} className={styles.row} aria-busy={!goods}>
        {goods
          ? goods.map((good, at) => (
              <li key={good.id} className={styles.good}>
                <Link to={goodsPath(good.id, good.warehouseId)} title={good.name}>
                  <ImageWithFallback
                    className={styles.picture}
                    src={good.pic}
                    alt=""
                    eager={three !== undefined}
                  />
                  {three?.isRanked && <span className={styles.rank}>{at + 1}</span>}
                  <span className={styles.name}>{good.name}</span>
                  <Price fen={good.price} strong />
                </Link>
              </li>
            ))
          : WAITING.slice(three && 5).map((at) => (
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
