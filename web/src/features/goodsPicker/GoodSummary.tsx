import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ShipmentGood } from './chosenGood.ts';
import styles from './GoodSummary.module.css';
import { goodsStepText as text } from './goodsStep.text.ts';

/** The chosen goods at a glance. */
export function GoodSummary({ good }: { good: ShipmentGood | null }) {
  if (!good) return <Skeleton height={72} />;
  return (
    <div className={styles.good}>
      <ImageWithFallback src={good.pic} alt="" className={styles.picture} eager />
      <div className={styles.words}>
        <p className={styles.name}>{good.name}</p>
        <p className={styles.facts}>
          {good.shipFrom} · {text.weight(good.weight)}
        </p>
      </div>
      <p>
        <Price fen={good.price} size="large" strong />
        <span className={styles.facts}> {text.unit(good.unit)}</span>
      </p>
    </div>
  );
}
