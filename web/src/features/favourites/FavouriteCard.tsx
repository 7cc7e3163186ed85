import { formatMoney } from '../../lib/money.ts';
import { shipByHandPath } from '../../lib/paths.ts';
import { GoodsCard } from '../../shop/GoodsCard.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './FavouriteCard.module.css';
import { type Favourite, isUnavailable } from './favourite.ts';
import { favouritesPageText as text } from './favouritesPage.text.ts';
import { UnavailableCard } from './UnavailableCard.tsx';
import type { Removals } from './useRemovals.ts';

interface Props {
  favourite: Favourite;
  removals: Removals;
}

/** One favourite: what it costs against then, and shipping it; or that it cannot be had any more. */
export function FavouriteCard({ favourite, removals }: Props) {
  const { goodId, good, priceDelta } = favourite;
  if (!good || isUnavailable(favourite)) return <UnavailableCard favourite={favourite} removals={removals} />;
  const removed = removals.isRemoved(goodId);
  return (
    <GoodsCard
      good={good}
      heart={removals.heart}
      className={cx(removed && styles.removed)}
      foot={
        <div className={styles.foot}>
          {removed ? (
            <>
              <span className={styles.said}>{text.removed}</span>
              <Button variant="text" size="small" onClick={() => removals.restore(goodId)}>
                {text.restore}
              </Button>
            </>
          ) : (
            <>
              <PriceChange delta={priceDelta} />
              <ShipButton good={good} />
            </>
          )}
        </div>
      }
    />
  );
}

function PriceChange({ delta }: { delta: number }) {
  if (delta === 0) return <span />;
  const cheaper = delta < 0;
  const money = formatMoney(Math.abs(delta));
  return (
    <span className={cx(styles.change, cheaper ? styles.cheaper : styles.dearer)}>
      {cheaper ? text.cheaper(money) : text.dearer(money)}
    </span>
  );
}

function ShipButton({ good }: { good: NonNullable<Favourite['good']> }) {
  const source = good.warehouses.find(({ available }) => available > 0);
  if (!source) {
    const words = good.warehouses.length > 0 ? text.outOfStock : text.noWarehouse;
    return <span className={styles.said}>{words}</span>;
  }
  return (
    <LinkButton size="small" to={shipByHandPath(good.id, null, source.id)}>
      {text.ship}
    </LinkButton>
  );
}
