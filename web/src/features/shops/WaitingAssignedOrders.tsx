import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { platformNames } from '../../fields/platform.text.ts';
import type { AssignedWait, ListAssignedOrdersQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { usePages } from '../../ui/data/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { ListAssignedOrders } from './shared/shops.graphql.ts';
import { assignedOrdersText as text, waitNames } from './shops.text.ts';

const PAGE_SIZE = 20;

/** What merchants have assigned to a supplier and nobody has ordered, and why. */
export function WaitingAssignedOrders() {
  const [page, setPage] = useState(1);
  const pages = usePages({ page, pageSize: PAGE_SIZE });
  const query = useQuery(ListAssignedOrders, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const orders = (query.data ?? query.previousData)?.assignedOrders;
  return (
    <>
      <Text as="h2" above={24} below={8}>
        {text.title}
      </Text>
      <Text as="p" tone="secondary" below={12}>
        {text.hint}
      </Text>
      {query.error && !orders ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={COLUMNS}
          rows={orders?.list ?? []}
          rowKey={({ id }) => id}
          loading={query.loading && !orders}
          empty={<EmptyState title={text.none} hint={text.noneHint} />}
        />
      )}
      {orders && <Pagination pages={pages} pageSize={PAGE_SIZE} shown={orders} onChange={setPage} />}
    </>
  );
}

type AssignedOrderRow = ListAssignedOrdersQuery['assignedOrders']['list'][number];

const TONES: Record<AssignedWait, Tone> = {
  MERCHANT_UNKNOWN: 'warning',
  SHOP_LAPSED: 'danger',
  UNLINKED: 'warning',
  LEFT_TO_MERCHANT: 'warning',
  NOT_ORDERED: 'info',
};

const column = columnsNamed<AssignedOrderRow, 'order' | 'merchant' | 'goods' | 'assignedAt' | 'wait'>(text);

const COLUMNS = [
  column('order', 220, ({ assignedNo, platform, shopName }) => (
    <>
      <Text num>{assignedNo}</Text>
      <SecondLine>{`${platformNames[platform]} ${shopName}`}</SecondLine>
    </>
  )),
  column('merchant', 200, ({ merchantName }) => merchantName),
  column('goods', undefined, ({ goodsTitle, sku, num, province, city }) => (
    <>
      <Text block cut="clamp" title={goodsTitle}>
        {goodsTitle}
      </Text>
      <SecondLine anywhere>{`${sku} × ${num}，${province}${city}`}</SecondLine>
    </>
  )),
  column('assignedAt', 150, ({ assignedAt }) => <Text num>{formatDateTime(assignedAt)}</Text>),
  column('wait', 220, ({ wait, msg }) => (
    <>
      <StatusDot tone={TONES[wait]}>{waitNames[wait]}</StatusDot>
      <SecondLine>{msg}</SecondLine>
    </>
  )),
];
