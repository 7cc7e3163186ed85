import { useState } from 'react';
import type { GoodDetailQuery } from '../../graphql/generated/graphql.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { CourierChoice } from './CourierChoice.tsx';
import { Gallery } from './Gallery.tsx';
import { GoodsFacts } from './GoodsFacts.tsx';
import styles from './GoodsInfo.module.css';
import { goodsText } from './goods.text.ts';
import { RichText } from './RichText.tsx';
import { ShipBar } from './ShipBar.tsx';
import { WarehouseBar } from './WarehouseBar.tsx';
import { WarehouseChoice } from './WarehouseChoice.tsx';

export type Good = GoodDetailQuery['good'];
export type GoodWarehouse = Good['warehouses'][number];

/** One of the goods: what it is, where it ships from and by whom, and the way into shipping it. */
export function GoodsInfo({ good, warehouseId }: { good: Good; warehouseId: number | null }) {
  usePageTitle(good.name);
  const [wid, setWid] = useState(warehouseId);
  const [cid, setCid] = useState<number | null>(null);
  const warehouse = good.warehouses.find(({ id }) => id === wid) ?? good.warehouses[0] ?? null;
  const courier = warehouse?.warehouse?.couriers.find((one) => one.courierId === cid) ?? null;
  return (
    <article className={styles.page}>
      {warehouse && <WarehouseBar warehouse={warehouse} />}
      <section className={styles.top}>
        <Gallery name={good.name} pictures={[good.pic, ...good.pics]} />
        <div className={styles.info}>
          <h1 className={styles.name}>{good.name}</h1>
          <GoodsFacts good={good} />
          <WarehouseChoice good={good} chosen={warehouse?.id ?? null} onChoose={setWid} />
          {warehouse && (
            <CourierChoice warehouse={warehouse} chosen={courier?.courierId ?? null} onChoose={setCid} />
          )}
          <ShipBar good={good} warehouse={warehouse} courierId={courier?.courierId ?? null} />
        </div>
      </section>
      <section className={styles.detail} aria-labelledby="detail">
        <h2 id="detail">{goodsText.detail}</h2>
        {good.detail ? <RichText html={good.detail} /> : <p className={styles.none}>{goodsText.noDetail}</p>}
      </section>
    </article>
  );
}
