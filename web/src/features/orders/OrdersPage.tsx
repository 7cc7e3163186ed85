import { useQuery } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Message } from '../../ui/Message.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { usePages } from '../../ui/usePages.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useMemberKind } from '../session/useSession.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { OrderBatchBar } from './OrderBatchBar.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderPages } from './OrderPages.tsx';
import styles from './OrdersPage.module.css';
import { OrderTable } from './OrderTable.tsx';
import { orderColumnChoices } from './orderColumns.tsx';
import { useOrderFlows } from './orderFlows.ts';
import { Orders } from './orders.graphql.ts';
import { ordersText, orderTabNames } from './orders.text.ts';
import {
  ORDER_TABS,
  type OrdersQuery,
  ordersVariables,
  readDetailHash,
  readOrdersQuery,
  writeOrdersQuery,
} from './ordersQuery.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

const NO_ORDERS: readonly never[] = [];

/** The caller's orders: narrowed and ordered by the address, each with what may be done with it. */
export default function OrdersPage() {
  usePageTitle(ordersText.title);
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const kind = useMemberKind();
  const query = readOrdersQuery(new URLSearchParams(search));
  const variables = ordersVariables(query);
  const pages = usePages(variables);
  const answer = useQuery(Orders, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const flows = useOrderFlows();
  const setting = useColumns(`${kind}.orders`, orderColumnChoices[kind]);

  const counts = (answer.data ?? answer.previousData)?.orders.counts;
  const orders = answer.data?.orders;
  const rows = orders?.list ?? NO_ORDERS;
  const chosen = useRowSelection(JSON.stringify(variables.filter), rows);
  const go = (change: Partial<OrdersQuery>) =>
    navigate({ search: writeOrdersQuery({ ...query, page: 1, ...change }) });
  return (
    <>
      <div className={styles.head}>
        <h1>{ordersText.title}</h1>
        <ColumnMenu setting={setting} />
        <ExportButton
          exporting={flows.exporting}
          subject={{ list: 'orders', filter: variables.filter }}
          disabled={!orders?.total}
        />
      </div>
      <Tabs
        label={ordersText.tabs}
        active={query.tab}
        items={ORDER_TABS.map((key) => ({ key, label: orderTabNames[key], count: counts?.[key] }))}
        onChange={(tab) => go({ tab })}
      />
      <OrderFilters query={query} withShops={kind === 'buyer'} onChange={go} />
      <ExportNotice exporting={flows.exporting} />
      {query.batchNo && <BatchNotice batchNo={query.batchNo} />}
      {answer.error && !orders ? (
        <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <OrderTable
          rows={rows}
          loading={answer.loading && !orders}
          query={query}
          hasAny={counts?.all !== 0}
          flows={flows}
          by={kind}
          setting={setting}
          chosen={chosen}
          onReset={go}
        />
      )}
      <OrderBatchBar chosen={chosen} flows={flows} />
      {orders && <OrderPages query={query} pages={pages} shown={orders} onChange={go} />}
      <OrderDrawer
        orderId={readDetailHash(hash)}
        flows={flows}
        by={kind}
        onClose={() => navigate({ search }, { replace: true })}
      />
      <OrderDialog actor={flows.actions} />
      <ReviewDialog actor={flows.review} />
      <BatchDialog actor={flows.batch} chosen={chosen.rows.length} onOver={chosen.clear} />
    </>
  );
}

function BatchNotice({ batchNo }: { batchNo: string }) {
  return (
    <div className={styles.notice}>
      <Message
        action={
          <LinkButton size="small" to={paths.orders}>
            {ordersText.leaveBatch}
          </LinkButton>
        }
      >
        {ordersText.ofBatch(batchNo)}
      </Message>
    </div>
  );
}
