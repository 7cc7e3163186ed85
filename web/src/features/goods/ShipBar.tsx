import { useState } from 'react';
import { shipByHandPath } from '../../lib/pagePaths.ts';
import { HeartButton } from '../../shop/HeartButton.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { AddToBasket } from '../basketLines/AddToBasket.tsx';
import { useHeart } from '../favourites/useHeart.ts';
import { hasScope, useScopes, useSession } from '../session/useSession.ts';
import type { Good, GoodSku, GoodWarehouse } from './goodDetail.ts';
import { goodsText, obstacleTexts, skuText } from './goods.text.ts';
import styles from './ShipBar.module.css';
import { obstacleOf } from './shipping.ts';
import { type Chosen, openProperties } from './skuChoice.ts';

interface Props {
  good: Good;
  chosen: Chosen;
  /** Null as long as a property is open. */
  sku: GoodSku | null;
  warehouse: GoodWarehouse | null;
  courierId: number | null;
  /** In a parcel. */
  pieces: number;
  /** Pressed before a combination is chosen. */
  onAsk: () => void;
}

/** The way into the wizard, when the goods can ship; and the heart. Always in sight. */
export function ShipBar({ good, chosen, sku, warehouse, courierId, pieces, onAsk }: Props) {
  const open = openProperties(good, chosen);
  const obstacle = obstacleOf(good, warehouse, sku);
  const { user } = useSession();
  const mayOrder = hasScope(useScopes(), 'orders:write') && user?.kind === 'buyer';
  return (
    <Panel as="div" small className={styles.bar}>
      {warehouse && obstacle === null && open.length > 0 ? (
        <Button variant="primary" size="large" icon="bolt" onClick={onAsk} aria-describedby="chosen">
          {goodsText.ship}
        </Button>
      ) : warehouse && obstacle === null ? (
        <LinkButton
          variant="primary"
          size="large"
          icon="bolt"
          to={shipByHandPath(good.id, courierId, warehouse.id, {
            skuId: sku?.name ? sku.id : null,
            quantity: pieces,
          })}
        >
          {goodsText.ship}
        </LinkButton>
      ) : (
        <Button variant="primary" size="large" icon="bolt" disabled aria-describedby="obstacle">
          {goodsText.ship}
        </Button>
      )}
      {mayOrder && (
        <AddToBasket
          line={
            warehouse && sku && open.length === 0
              ? { skuId: sku.id, warehouseId: warehouse.id, quantity: pieces }
              : null
          }
          disabled={obstacle !== null || !warehouse}
          onAsk={onAsk}
        />
      )}
      <FavouriteButton good={good} />
      {obstacle ? (
        <p id="obstacle" className={styles.obstacle}>
          {obstacleTexts[obstacle]}
        </p>
      ) : (
        <p id="chosen" className={styles.chosen}>
          {open.length > 0 && skuText.chooseAll(open.map(({ name }) => name))}
          {sku?.name && (
            <>
              <Text cut="ellipsis">{skuText.chosen(sku.name)}</Text>
              <Price fen={sku.price} strong />
              {warehouse && <Text tone="secondary">{goodsText.stock(warehouse.available, good.unit)}</Text>}
            </>
          )}
        </p>
      )}
    </Panel>
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
