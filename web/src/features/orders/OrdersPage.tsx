import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { failureText } from '../../app/timedFetch.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { selectBusyOrder } from '../../exports/exporting.selectors.ts';
import { useExporting } from '../../exports/useExporting.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Message } from '../../ui/Message.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { OrderDialog } from './OrderDialog.tsx';
import styles from './OrdersPage.module.css';
import { orderActionsLogic } from './orderActions.actors.ts';
import { selectQuick } from './orderActions.selectors.ts';
import { orderColumns } from './orderColumns.tsx';
import { Orders } from './orders.graphql.ts';
import { ordersText, orderTabNames } from './orders.text.ts';
import {
  ORDER_TABS,
  ORDERS_PAGE_SIZE,
  type OrderTab,
  ordersVariables,
  readBatchNo,
  readOrdersQuery,
  writeOrdersQuery,
} from './ordersQuery.ts';

/** The caller's orders by status. */
export default function OrdersPage() {
  usePageTitle(ordersText.title);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { tab, page } = readOrdersQuery(params);
  const batchNo = readBatchNo(params);
  const variables = ordersVariables(tab, page, batchNo);
  const query = useQuery(Orders, {
    variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const client = useApolloClient();
  const logic = useMemo(() => orderActionsLogic(client), [client]);
  const actions = useActorRef(logic);
  const quick = useSelector(actions, selectQuick);
  const exporting = useExporting();
  const exportedId = useSelector(exporting, selectBusyOrder);

  const counts = (query.data ?? query.previousData)?.orders.counts;
  const orders = query.data?.orders;
  const withShops = orders?.list.some(({ shopName }) => shopName) ?? false;
  const columns = useMemo(
    () =>
      orderColumns({
        send: actions.send,
        quick,
        exportedId,
        exportParcels: (orderId) =>
          exporting.send({ type: 'export.request', subject: { list: 'parcelsOf', orderId } }),
        withShops,
      }),
    [actions, quick, exporting, exportedId, withShops],
  );
  const go = (to: OrderTab, at: number) => navigate({ search: writeOrdersQuery(to, at, batchNo) });
  return (
    <>
      <div className={styles.head}>
        <h1>{ordersText.title}</h1>
        <ExportButton
          exporting={exporting}
          subject={{ list: 'orders', filter: variables.filter }}
          disabled={!orders?.total}
        />
      </div>
      <div className={styles.tabs}>
        <Tabs
          label={ordersText.tabs}
          active={tab}
          items={ORDER_TABS.map((key) => ({ key, label: orderTabNames[key], count: counts?.[key] }))}
          onChange={(key) => go(key, 1)}
        />
      </div>
      <ExportNotice exporting={exporting} />
      {batchNo && (
        <Message
          action={
            <LinkButton size="small" to={paths.orders}>
              {ordersText.leaveBatch}
            </LinkButton>
          }
        >
          {ordersText.ofBatch(batchNo)}
        </Message>
      )}
      {query.error && !orders ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={ordersText.list}
          columns={columns}
          rows={orders?.list ?? []}
          rowKey={(order) => order.id}
          loading={query.loading && !orders}
          empty={<NoOrders everywhere={counts?.all === 0} />}
        />
      )}
      {orders && (
        <Pagination
          page={page}
          pageSize={ORDERS_PAGE_SIZE}
          total={orders.total}
          onChange={(at) => go(tab, at)}
        />
      )}
      <OrderDialog actor={actions} />
    </>
  );
}

function NoOrders({ everywhere }: { everywhere: boolean }) {
  return (
    <EmptyState
      scene="box"
      title={everywhere ? ordersText.none : ordersText.noneHere}
      hint={everywhere ? ordersText.noneHint : ordersText.noneHereHint}
      action={
        <LinkButton variant={everywhere ? 'primary' : 'secondary'} to={paths.home}>
          {ordersText.goShopping}
        </LinkButton>
      }
    />
  );
}
