import { formatMoney } from '../../lib/money.ts';
import { shipByHandPath } from '../../lib/pagePaths.ts';
import { GoodsCard } from '../../shop/GoodsCard.tsx';
import { cx } from '../../ui/base/cx.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { RowSelection } from '../../ui/selection/useRowSelection.ts';
import { MAX_GOODS } from '../listings/PutUpButton.tsx';
import styles from './FavouriteCard.module.css';
import { type Favourite, isUnavailable } from './favourite.ts';
import { favouritesPageText as text } from './favouritesPage.text.ts';
import type { Removals } from './useRemovals.ts';

interface Props {
  favourite: Favourite;
  removals: Removals;
  chosen: RowSelection<Favourite>;
}

/** One favourite: what it costs against then, and shipping it; or that it cannot be had any more. */
export function FavouriteCard({ favourite, removals, chosen }: Props) {
  const { goodId, good, priceDelta } = favourite;
  if (!good || isUnavailable(favourite)) return <UnavailableCard favourite={favourite} removals={removals} />;
  const removed = removals.isRemoved(goodId);
  return (
    <GoodsCard
      good={good}
      heart={removals.heart}
      choice={
        !removed && (
          <Checkbox
            label={<span className="sr-only">{text.choose(good.name)}</span>}
            checked={chosen.has(favourite)}
            disabled={!chosen.has(favourite) && chosen.rows.length >= MAX_GOODS}
            onChange={(isIn) => chosen.choose([favourite], isIn)}
          />
        )
      }
      className={cx(removed && styles.removed)}
      foot={
        <Row justify="space-between" className={styles.foot}>
          {removed ? (
            <>
              <Text tone="secondary">{text.removed}</Text>
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
        </Row>
      }
    />
  );
}

function PriceChange({ delta }: { delta: number }) {
  if (delta === 0) return <span />;
  const cheaper = delta < 0;
  const money = formatMoney(Math.abs(delta));
  return (
    <Text tone={cheaper ? 'success' : 'warning'} num>
      {cheaper ? text.cheaper(money) : text.dearer(money)}
    </Text>
  );
}

function ShipButton({ good }: { good: NonNullable<Favourite['good']> }) {
  const source = good.warehouses.find(({ available }) => available > 0);
  if (!source) {
    const words = good.warehouses.length > 0 ? text.outOfStock : text.noWarehouse;
    return <Text tone="secondary">{words}</Text>;
  }
  return (
    <LinkButton size="small" to={shipByHandPath(good.id, null, source.id)}>
      {text.ship}
    </LinkButton>
  );
}

/** A favourite that is off sale or gone; it can only be removed. */
function UnavailableCard({ favourite, removals }: Omit<Props, 'chosen'>) {
  const { goodId, good } = favourite;
  const removed = removals.isRemoved(goodId);
  return (
    <li className={cx(styles.card, removed && styles.faded)}>
      <div className={styles.picture}>
        <ImageWithFallback className={styles.image} src={good?.pic ?? ''} alt="" />
        <span className={styles.mark}>
          <Tag>{text.gone}</Tag>
        </span>
      </div>
      <div className={styles.body}>
        <Text as="p" cut="clamp" className={styles.name}>
          {good?.name ?? text.goneGood}
        </Text>
        <Row justify="space-between" className={cx(styles.foot, styles.last)}>
          <span>{removed ? text.removed : good ? text.offSale : ''}</span>
          {!removed && (
            <Button
              size="small"
              disabled={!removals.heart.isOn(goodId)}
              onClick={() => removals.remove(goodId)}
            >
              {text.remove}
            </Button>
          )}
        </Row>
      </div>
    </li>
  );
}
