import { Icon } from '../ui/Icon.tsx';
import styles from './Stars.module.css';
import { warehouseText } from './warehouse.text.ts';

const STARS = [1, 2, 3, 4, 5];

/** The service rating of a warehouse, 1 to 5; null before its first review. */
export function Stars({ score }: { score: number | null }) {
  const words = score === null ? warehouseText.noStars : warehouseText.stars(score);
  return (
    <span className={styles.rating} role="img" aria-label={`${warehouseText.service} ${words}`}>
      <span className={styles.name} aria-hidden="true">
        {warehouseText.service}
      </span>
      {score === null
        ? words
        : STARS.map((star) => (
            <Icon
              key={star}
              name="star"
              size={15}
              filled={star <= Math.round(score)}
              className={styles.star}
            />
          ))}
    </span>
  );
}
