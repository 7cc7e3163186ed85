import { shipByHandPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
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
