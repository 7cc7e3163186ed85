import { useState } from 'react';
import { warehousePath } from '../../lib/paths.ts';
import { WarehouseBar } from '../../shop/WarehouseBar.tsx';
import { warehouseText } from '../../shop/warehouse.text.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useCustomerService } from '../customerService/useCustomerService.ts';
import { Gallery } from './Gallery.tsx';
import { GoodsChoices } from './GoodsChoices.tsx';
import { GoodsFacts } from './GoodsFacts.tsx';
import styles from './GoodsInfo.module.css';
import type { Good } from './goodDetail.ts';
import { goodsText } from './goods.text.ts';
import { RichText } from './RichText.tsx';

/** One of the goods: what it is, where it ships from and by whom, and the way into shipping it. */
export function GoodsInfo({ good, warehouseId }: { good: Good; warehouseId: number | null }) {
  usePageTitle(good.name);
  const { contact } = useCustomerService();
  const [wid, setWid] = useState(warehouseId);
  const warehouse = good.warehouses.find(({ id }) => id === wid) ?? good.warehouses[0] ?? null;
  return (
    <article className={styles.page}>
      {warehouse && (
        <section className={styles.bar}>
          <WarehouseBar
            warehouse={{
              ...warehouse,
              logo: warehouse.warehouse?.logo ?? null,
              score: warehouse.warehouse?.score ?? null,
            }}
            heading="h2"
            actions={
              <>
                <LinkButton icon="warehouse" to={warehousePath(warehouse.id)}>
                  {warehouseText.enter}
                </LinkButton>
                <Button icon="headset" onClick={contact}>
                  {goodsText.contact}
                </Button>
              </>
            }
          />
        </section>
      )}
      <section className={styles.top}>
        <Gallery name={good.name} pictures={[good.pic, ...good.pics]} />
        <div className={styles.info}>
          <h1 className={styles.name}>{good.name}</h1>
          <GoodsFacts good={good} />
          <GoodsChoices good={good} warehouse={warehouse} onChooseWarehouse={setWid} />
        </div>
      </section>
      <section className={styles.detail} aria-labelledby="detail">
        <h2 id="detail">{goodsText.detail}</h2>
        {good.detail ? <RichText html={good.detail} /> : <p className={styles.none}>{goodsText.noDetail}</p>}
      </section>
    </article>
  );
}
