import { useLocation, useNavigate } from 'react-router-dom';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { paths } from '../../lib/paths.ts';
import { useList } from '../../list/useList.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { Message } from '../../ui/Message.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useMemberKind } from '../session/useSession.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { OrderBatchBar } from './OrderBatchBar.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { orderColumnChoices } from './orderColumns.tsx';
import { useOrderFlows } from './orderFlows.ts';
import { ListOrders } from './orders.graphql.ts';
import { ordersText, orderTabNames } from './orders.text.ts';
import { ORDER_TABS, ordersParams, ordersVariables, readDetailHash } from './ordersQuery.ts';
import { ReplacedDialog } from './ReplacedDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

/** The caller's orders: narrowed and ordered by the address, each with what may be done with it. */
export default function OrdersPage() {
  usePageTitle(ordersText.title);
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const kind = useMemberKind();
  const list = useList({
    params: ordersParams,
    document: ListOrders,
    variables: ordersVariables,
    pick: ({ orders }) => orders,
  });
  const flows = useOrderFlows();
  const setting = useColumns(`${kind}.orders`, orderColumnChoices[kind]);
  const chosen = useRowSelection(JSON.stringify(list.filter), list.rows);
  const { tab, batchNo } = list.query;
  const counts = list.latest?.counts;
  return (
    <>
      <PageHeader
        title={ordersText.title}
        actions={
          <>
            <ColumnMenu setting={setting} />
            <ExportButton
              exporting={flows.exporting}
              subject={{ list: 'orders', filter: list.filter }}
              disabled={!list.page?.total}
            />
          </>
        }
      />
      <Tabs
        label={ordersText.tabs}
        active={tab}
        items={ORDER_TABS.map((key) => ({ key, label: orderTabNames[key], count: counts?.[key] }))}
        onChange={(to) => list.change({ tab: to })}
      />
      <OrderFilters list={list} withShops={kind === 'buyer'} />
      <ExportNotice exporting={flows.exporting} />
      {batchNo && <BatchNotice batchNo={batchNo} />}
      <OrderTable
        list={list}
        hasAny={counts?.all !== 0}
        flows={flows}
        by={kind}
        setting={setting}
        chosen={chosen}
      >
        <OrderBatchBar chosen={chosen} flows={flows} />
      </OrderTable>
      <OrderDrawer
        orderId={readDetailHash(hash)}
        flows={flows}
        by={kind}
        onClose={() => navigate({ search }, { replace: true })}
      />
      <OrderDialog actor={flows.actions} />
      <ReplacedDialog {...flows} />
      <ReviewDialog actor={flows.review} />
      <BatchDialog actor={flows.batch} chosen={chosen.rows.length} onOver={chosen.clear} />
    </>
  );
}

function BatchNotice({ batchNo }: { batchNo: string }) {
  return (
    <Message
      below={12}
      action={
        <LinkButton size="small" to={paths.orders}>
          {ordersText.leaveBatch}
        </LinkButton>
      }
    >
      {ordersText.ofBatch(batchNo)}
    </Message>
  );
}
