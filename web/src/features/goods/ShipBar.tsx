import { useState } from 'react';
import { shipByHandPath } from '../../lib/paths.ts';
import { HeartButton } from '../../shop/HeartButton.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { useHeart } from '../favourites/useHeart.ts';
import type { Good, GoodWarehouse } from './goodDetail.ts';
import { goodsText, obstacleTexts } from './goods.text.ts';
import styles from './ShipBar.module.css';
import { obstacleOf } from './shipping.ts';

interface Props {
  good: Good;
  warehouse: GoodWarehouse | null;
  courierId: number | null;
}

/** The way into the wizard, when the goods can ship; and the heart. */
export function ShipBar({ good, warehouse, courierId }: Props) {
  const obstacle = obstacleOf(good, warehouse);
  return (
    <div className={styles.bar}>
      {warehouse && obstacle === null ? (
        <LinkButton
          variant="primary"
          size="large"
          icon="bolt"
          to={shipByHandPath(good.id, courierId, warehouse.id)}
        >
          {goodsText.ship}
        </LinkButton>
      ) : (
        <Button variant="primary" size="large" icon="bolt" disabled aria-describedby="obstacle">
          {goodsText.ship}
        </Button>
      )}
      <FavouriteButton good={good} />
      {obstacle && (
        <p id="obstacle" className={styles.obstacle}>
          {obstacleTexts[obstacle]}
        </p>
      )}
    </div>
  );
}

/** The heart with how many people keep the goods in mind. */
function FavouriteButton({ good }: { good: Good }) {
  const heart = useHeart();
  const on = heart.isOn(good.id);
  /** How the heart was before it was pressed here: the count knows of that. */
  const [before, setBefore] = useState<boolean | null>(null);
  if (!heart.shown) return null;
  const count = good.collectCount + (before === null ? 0 : Number(on) - Number(before));
  const press = (id: number) => {
    if (before === null) setBefore(on);
    heart.press(id);
  };
  return (
    <span className={styles.favourite}>
      <HeartButton heart={{ ...heart, press }} good={good} size={22} className={styles.heart} />
      <span className="num">{goodsText.keptBy(count)}</span>
    </span>
  );
}
