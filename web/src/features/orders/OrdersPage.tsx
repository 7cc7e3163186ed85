import { useQuery } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { DayRange } from '../../fields/DayRange.tsx';
import { useSelectedRows } from '../../flows/rowSelection.ts';
import { publishPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { ChoiceFilters, KeywordFilter, ListFilters, namedOptions } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { type ListQuery, useList } from '../../list/useList.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { platformNames } from '../goods/goods.text.ts';
import { useMemberKind } from '../session/useSession.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { OrderBatchBar } from './OrderBatchBar.tsx';
import { OrderDialog, ReplacedDialog } from './OrderDialog.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { batchText } from './orderBatch.text.ts';
import { orderColumnChoices, orderColumns } from './orderColumns.tsx';
import { useOrderFlows } from './orderFlows.ts';
import { ListOrders, LoadOrderFilters } from './orders.graphql.ts';
import { filterText, orderTabNames, shipModeNames, sortNames, ordersText as text } from './orders.text.ts';
import {
  type ListOrdersQuery,
  ORDER_TABS,
  ordersParams,
  ordersVariables,
  PAGE_SIZES,
  readDetailHash,
} from './ordersQuery.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

export const firstQueries = [LoadOrderFilters, ListOrders];

/** Where a buyer asks for invoices of some orders. */
const invoicesPath = (orderIds: readonly number[]) =>
  `${paths.buyerWallet}?tab=invoices&orders=${orderIds.join()}`;

/** The caller's orders: narrowed and ordered by the address, each with what may be done with it. */
export default function OrdersPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const kind = useMemberKind();
  const list = useList({
    params: ordersParams,
    document: ListOrders,
    variables: ordersVariables,
    pick: ({ orders }) => orders,
    // What is chosen and out of sight would be a surprise.
    onChange: () => flows.selection.send({ type: 'selection.clear' }),
  });
  const flows = useOrderFlows();
  const setting = useColumns(`${kind}.orders`, orderColumnChoices[kind]);
  const chosen = useSelectedRows(flows.selection, list.rows);
  const { tab, batchNo, keyword } = list.query;
  const counts = list.latest?.counts;
  const hasAny = counts?.all !== 0;
  const noMatchHint = kind === 'buyer' && keyword !== '' ? text.noneFoundHint : text.noMatchHint;
  return (
    <>
      <PageHeader
        title={text.title}
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
        below={16}
        label={text.tabs}
        active={tab}
        items={ORDER_TABS.map((key) => ({ key, label: orderTabNames[key], count: counts?.[key] }))}
        onChange={(to) => list.change({ tab: to })}
      />
      <Filters list={list} withShops={kind === 'buyer'} />
      <ExportNotice exporting={flows.exporting} />
      {batchNo && (
        <Message
          below={12}
          action={
            <LinkButton size="small" to={paths.orders}>
              {text.leaveBatch}
            </LinkButton>
          }
        >
          {text.ofBatch(batchNo)}
        </Message>
      )}
      <ListView
        list={list}
        label={text.list}
        columns={orderColumns(flows, kind, setting.shown)}
        setting={setting}
        selection={{
          ...{ table: 'orders', chosen, all: batchText.choosePage },
          one: ({ orderNo }) => batchText.choose(orderNo),
        }}
        none={<NoOrders hasAny={hasAny} by={kind} />}
        {...(hasAny ? { text: { ...text, noMatchHint } } : {})}
        sizes={PAGE_SIZES}
      >
        <OrderBatchBar
          chosen={chosen}
          flows={flows}
          total={list.page?.total ?? 0}
          totalIsExact={list.page?.totalIsExact ?? true}
          listed={{ filter: list.filter, sort: list.query.sort }}
          {...(kind === 'buyer' && { invoicesPath })}
        />
      </ListView>
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

function NoOrders({ hasAny, by }: { hasAny: boolean; by: 'buyer' | 'seller' }) {
  return (
    <EmptyState
      illustration="box"
      title={hasAny ? text.noneHere : text.none}
      hint={hasAny ? text.noneHereHint[by] : text.noneHint[by]}
      action={
        <LinkButton
          variant={hasAny ? 'secondary' : 'primary'}
          to={by === 'buyer' ? paths.home : publishPath()}
        >
          {by === 'buyer' ? text.goShopping : text.goPublishing}
        </LinkButton>
      }
    />
  );
}

/** What narrows the list besides its tab, and its order. Suppliers have no shops whose orders they ship. */
function Filters({ list, withShops }: { list: ListQuery<ListOrdersQuery>; withShops: boolean }) {
  const { data } = useQuery(LoadOrderFilters, { variables: { withShops }, context: { quiet: 'outages' } });
  const shops = data?.shops?.list.map(({ id, shopName }) => ({ id, name: shopName }));
  return (
    <ListFilters list={list} text={filterText} views={withShops ? 'buyer.orders' : 'seller.orders'}>
      <KeywordFilter list={list} label={filterText.keyword[withShops ? 'buyer' : 'seller']} />
      <ChoiceFilters
        list={list}
        text={filterText}
        options={{
          platform: optionsOf(platformNames),
          shopId: withShops ? namedOptions(shops) : undefined,
          warehouseId: namedOptions(data?.warehouses.list),
          courierId: namedOptions(data?.couriers),
          mode: optionsOf(shipModeNames),
        }}
      />
      <DayRange days={list.query} onChange={list.change} />
      <Select
        aria-label={filterText.sort}
        value={list.query.sort}
        options={optionsOf(sortNames)}
        onChange={(sort) => list.change({ sort })}
      />
    </ListFilters>
  );
}
