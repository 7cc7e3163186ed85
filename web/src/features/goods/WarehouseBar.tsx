import { Icon } from '../../ui/Icon.tsx';
import type { GoodWarehouse } from './GoodsInfo.tsx';
import { goodsText } from './goods.text.ts';
import styles from './WarehouseBar.module.css';

const STARS = [1, 2, 3, 4, 5];

/** The warehouse that the goods ship from, with its service rating. */
export function WarehouseBar({ warehouse }: { warehouse: GoodWarehouse }) {
  return (
    <section className={styles.bar}>
      <span className={styles.sign}>
        <Icon name="warehouse" size={22} />
      </span>
      <h2 className={styles.name}>{warehouse.name}</h2>
      <span className={styles.place}>
        {warehouse.province} {warehouse.city}
      </span>
      <span
        className={styles.rating}
        role="img"
        aria-label={`${goodsText.service} ${goodsText.stars(STARS.length)}`}
      >
        <span aria-hidden="true">{goodsText.service}</span>
        {STARS.map((star) => (
          <Icon key={star} name="star" size={16} filled className={styles.star} />
        ))}
      </span>
    </section>
  );
}
