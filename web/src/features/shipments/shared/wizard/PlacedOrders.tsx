import { useQuery } from '@apollo/client/react';
import { parcelsPath } from '../../../../lib/pagePaths.ts';
import { Link } from '../../../../ui/base/Link.tsx';
import { Text } from '../../../../ui/base/Text.tsx';
import { Price } from '../../../../ui/data/Price.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { ListPlacedOrders } from '../checkout/checkout.graphql.ts';
import { resultText as text } from '../checkout/reviewStep.text.ts';
import styles from './Result.module.css';

/** The orders that were paid as one, each with its parcels; nothing for a single one. */
export function PlacedOrders({ batchNo }: { batchNo: string }) {
  const { data } = useQuery(ListPlacedOrders, { variables: { batchNo }, context: { quiet: true } });
  const orders = data?.orders.list ?? [];
  if (orders.length < 2) return null;
  return (
    <ul className={styles.orders} aria-label={text.orders}>
      {orders.toReversed().map(({ id, orderNo, sendArea, courierName, packageCount, totalFee }) => (
        <Row as="li" key={id} gap={12} justify="space-between">
          <span>
            <Link to={parcelsPath(id)}>{text.order(orderNo)}</Link>{' '}
            <Text tone="secondary">{[sendArea.warehouseName, courierName].filter(Boolean).join(' · ')}</Text>
          </span>
          <span>
            <Text tone="secondary" num>
              {text.parcelsOf(packageCount)}
            </Text>{' '}
            <Price fen={totalFee} strong />
          </span>
        </Row>
      ))}
    </ul>
  );
}
