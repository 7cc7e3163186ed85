import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { Favourite } from './favourite.ts';
import { favouritesPageText as text } from './favouritesPage.text.ts';
import styles from './UnavailableCard.module.css';
import type { Removals } from './useRemovals.ts';

/** A favourite that is off sale or gone; it can only be removed. */
export function UnavailableCard({ favourite, removals }: { favourite: Favourite; removals: Removals }) {
  const { goodId, good } = favourite;
  const removed = removals.isRemoved(goodId);
  return (
    <li className={cx(styles.card, removed && styles.removed)}>
      <div className={styles.picture}>
        <ImageWithFallback className={styles.image} src={good?.pic ?? ''} alt="" />
        <span className={styles.mark}>
          <Tag>{text.gone}</Tag>
        </span>
      </div>
      <div className={styles.body}>
        <p className={styles.name}>{good?.name ?? text.goneGood}</p>
        <div className={styles.foot}>
          <span className={styles.said}>{removed ? text.removed : good ? text.offSale : ''}</span>
          {!removed && (
            <Button
              size="small"
              disabled={!removals.heart.isOn(goodId)}
              onClick={() => removals.remove(goodId)}
            >
              {text.remove}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
