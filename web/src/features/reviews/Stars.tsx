import { Icon } from '../../ui/base/Icon.tsx';
import styles from './Reviews.module.css';
import { reviewsText as text } from './reviews.text.ts';

const FIVE = [1, 2, 3, 4, 5] as const;

/** A score as stars: a mean lights those that it has reached by more than half. */
export function Stars({ score, size = 16 }: { score: number; size?: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={text.stars(score)}>
      {FIVE.map((star) => (
        <span key={star} className={star - 0.5 <= score ? styles.lit : undefined}>
          <Icon name="star" size={size} filled={star - 0.5 <= score} />
        </span>
      ))}
    </span>
  );
}
