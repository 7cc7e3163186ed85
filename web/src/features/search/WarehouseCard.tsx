import type { ListWarehouseFeedQuery } from '../../graphql/generated/graphql.ts';
import { warehousePath } from '../../lib/paths.ts';
import { warehouseCutoffText } from '../../shop/shipPromise.ts';
import { WarehouseBar } from '../../shop/WarehouseBar.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { searchText } from './search.text.ts';
import styles from './WarehouseCard.module.css';
import { WarehouseShelf } from './WarehouseShelf.tsx';

type Warehouse = ListWarehouseFeedQuery['warehouses']['list'][number];

/** A warehouse with what it ships, how, and the way in. */
export function WarehouseCard({ warehouse }: { warehouse: Warehouse }) {
  const { id, intro, goodsCount, couriers, status, pauseReason } = warehouse;
  return (
    <li className={styles.card}>
      <WarehouseBar
        warehouse={warehouse}
        heading="h2"
        figures={warehouse}
        actions={<LinkButton to={warehousePath(id)}>{searchText.enter}</LinkButton>}
      />
      <p className={styles.facts}>
        {status !== 'ACTIVE' && <strong className={styles.paused}>{pauseReason || searchText.paused}</strong>}
        <span className="num">{searchText.goodsCount(goodsCount)}</span>
        <span className="num">{warehouseCutoffText(warehouse)}</span>
        <span className={styles.intro}>{intro}</span>
      </p>
      <p className={styles.couriers}>
        <span className={styles.label}>{searchText.couriers}</span>
        {couriers
          .filter(({ enabled }) => enabled)
          .map(({ courier }) => (
            <Tag key={courier.id}>{courier.name}</Tag>
          ))}
      </p>
      <WarehouseShelf warehouse={warehouse} />
    </li>
  );
}

/** A card that is on its way, in the same shape. */
export function WarehouseCardSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true">
      <Skeleton height={48} />
      <Skeleton width="60%" height={20} />
      <Skeleton width="40%" height={22} />
      <Skeleton height={128} />
    </li>
  );
}
