import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ListWarehouseFeedQuery } from '../../graphql/generated/graphql.ts';
import { goodsPath, warehousePath } from '../../lib/paths.ts';
import { anyGoods, feedVariables } from '../../shop/goodsQuery.ts';
import { onNearViewport } from '../../shop/onNearViewport.ts';
import { warehouseCutoffText } from '../../shop/shipPromise.ts';
import { ListGoodsFeed } from '../../shop/shop.graphql.ts';
import { WarehouseBar } from '../../shop/WarehouseBar.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { searchText } from './search.text.ts';
import styles from './WarehouseCard.module.css';

type Warehouse = ListWarehouseFeedQuery['warehouses']['list'][number];

/** A warehouse with what it ships, how, and the way in. */
export function WarehouseCard({ warehouse }: { warehouse: Warehouse }) {
  const { id, intro, goodsCount, couriers, status, pauseReason } = warehouse;
  return (
    <Panel as="li" small>
      <Stack gap={12}>
        <WarehouseBar
          warehouse={warehouse}
          heading="h2"
          figures={warehouse}
          actions={<LinkButton to={warehousePath(id)}>{searchText.enter}</LinkButton>}
        />
        <Row as="p" wrap gap={16} style={{ rowGap: 'var(--space-4)' }}>
          {status !== 'ACTIVE' && (
            <Text as="strong" tone="danger" className={styles.paused}>
              {pauseReason || searchText.paused}
            </Text>
          )}
          <span className="num">{searchText.goodsCount(goodsCount)}</span>
          <span className="num">{warehouseCutoffText(warehouse)}</span>
          <Text tone="secondary">{intro}</Text>
        </Row>
        <Row as="p" wrap>
          <Text tone="secondary">{searchText.partners}</Text>
          {couriers
            .filter(({ enabled }) => enabled)
            .map(({ courier }) => (
              <Tag key={courier.id}>{courier.name}</Tag>
            ))}
        </Row>
        <WarehouseShelf warehouse={warehouse} />
      </Stack>
    </Panel>
  );
}

/** A card that is on its way, in the same shape. */
export function WarehouseCardSkeleton() {
  return (
    <Panel as="li" small aria-hidden="true">
      <Stack gap={12}>
        <Skeleton height={48} />
        <Skeleton width="60%" height={20} />
        <Skeleton width="40%" height={22} />
        <Skeleton height={128} />
      </Stack>
    </Panel>
  );
}

const SHOWN = 8;
const PLACES = Array.from({ length: SHOWN }, (_, at) => at);

/** What sells best in a warehouse; asked for when the card comes near. */
function WarehouseShelf({ warehouse: { id, name } }: { warehouse: { id: number; name: string } }) {
  const [near, setNear] = useState(false);
  const { data, error } = useQuery(ListGoodsFeed, {
    variables: { ...feedVariables({ ...anyGoods, warehouseId: id, sort: 'SALES' }, 1), pageSize: SHOWN },
    skip: !near,
    context: { quiet: 'outages' },
  });
  // The card stands without its shelf.
  if (error || data?.goods.list.length === 0) return null;
  return (
    <ul
      className={styles.shelf}
      aria-label={searchText.goodsOf(name)}
      ref={onNearViewport(() => setNear(true))}
    >
      {data
        ? data.goods.list.map((good) => (
            <li key={good.id}>
              <Link to={goodsPath(good.id, id)} className={styles.good} title={good.name}>
                <ImageWithFallback className={styles.picture} src={good.pic} alt={good.name} />
                <Price fen={good.price} strong />
              </Link>
            </li>
          ))
        : PLACES.map((at) => (
            <li key={at} aria-hidden="true">
              <Skeleton height="auto" className={styles.square} />
              <Skeleton width={48} height={14} className={styles.price} />
            </li>
          ))}
    </ul>
  );
}
