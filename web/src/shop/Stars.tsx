import { Icon } from '../ui/Icon.tsx';
import styles from './Stars.module.css';
import { shopText } from './shop.text.ts';

/** The specification fixes the service rating. */
const STARS = [1, 2, 3, 4, 5];

/** The service rating of a warehouse. */
export function Stars() {
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={`${shopText.service} ${shopText.stars(STARS.length)}`}
    >
      <span className={styles.name} aria-hidden="true">
        {shopText.service}
      </span>
      {STARS.map((star) => (
        <Icon key={star} name="star" size={15} filled className={styles.star} />
      ))}
    </span>
  );
}
