import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { failureText } from '../../../../lib/fetchWithTimeout.ts';
import { useFields, useTag } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Pagination } from '../../../../ui/data/Pagination.tsx';
import { Table } from '../../../../ui/data/Table.tsx';
import { usePages } from '../../../../ui/data/usePages.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Select } from '../../../../ui/inputs/Select.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { RenewBar } from '../../../shops/RenewBar.tsx';
import styles from '../../shared/wizard/wizard.module.css';
import { isNarrowed, lapsingFilter } from '../flow/autoDraft.ts';
import { filterInput } from '../flow/batchInput.ts';
import { MAX_CHOSEN } from '../flow/chosenOrders.ts';
import { type AutoWizard, selectChosen } from '../flow/shipAuto.selectors.ts';
import { ordersText as text } from '../flow/shipAuto.text.ts';
import { ListShopOrders } from '../flow/shopOrders.graphql.ts';
import { FilterBar } from './FilterBar.tsx';
import { MergeBanner, OrdersNotices } from './OrdersNotices.tsx';
import { orderColumns, type ShopOrderRow } from './orderColumns.tsx';

const PAGE_SIZE = 50;

/** Step 2: the shop's orders, to be read anew, narrowed, merged and chosen. */
export function OrdersStep({ wizard }: { wizard: AutoWizard }) {
  const { shop, shopId, filter, page } = useFields(wizard, 'shop', 'shopId', 'filter', 'page');
  const pages = usePages({
    ...{ filter: filterInput(shopId ?? 0, filter), sort: filter.sort },
    ...{ page, pageSize: PAGE_SIZE },
  });
  const query = useQuery(ListShopOrders, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true, queryDeduplication: false },
  });
  const found = (query.data ?? query.previousData)?.shopOrders;
  return (
    <Card title={text.title(shop?.shopName ?? '')} side={<PullButton wizard={wizard} />}>
      <OrdersNotices wizard={wizard} />
      <RenewBar
        shopId={shopId}
        onShow={() => wizard.send({ type: 'filter.change', change: lapsingFilter })}
      />
      <FilterBar wizard={wizard} filter={filter} counts={found?.counts} />
      <MergeBanner wizard={wizard} />
      {query.error && !found ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <OrderTable wizard={wizard} orders={found?.list ?? []} loading={query.loading} />
      )}
      {found && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={found}
          onChange={(to) => wizard.send({ type: 'page.go', page: to })}
        />
      )}
      <BatchBar wizard={wizard} total={found?.total ?? 0} />
    </Card>
  );
}

interface TableProps {
  wizard: AutoWizard;
  orders: readonly ShopOrderRow[];
  loading: boolean;
}

/** The orders of one page, each to be chosen. */
function OrderTable({ wizard, orders, loading }: TableProps) {
  const { chosen, filter } = useFields(wizard, 'chosen', 'filter');
  const pulling = useTag(wizard, 'pulling');
  const columns = useMemo(
    () =>
      orderColumns({
        ...{ orders, chosen: new Set(chosen.map(({ id }) => id)), send: wizard.send },
        now: Date.now(),
      }),
    [orders, chosen, wizard],
  );
  return (
    <Table
      label={text.table}
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      loading={loading || (pulling && orders.length === 0)}
      empty={
        isNarrowed(filter) || filter.importStatus !== 'PENDING' ? (
          <EmptyState title={text.noMatch} hint={text.noMatchHint} />
        ) : (
          <EmptyState title={text.none} hint={text.noneHint} />
        )
      }
    />
  );
}

const DAYS = [7, 15, 30];

/** Reads the shop's orders anew, of so many days. */
function PullButton({ wizard }: { wizard: AutoWizard }) {
  const { pullDays } = useFields(wizard, 'pullDays');
  const pulling = useTag(wizard, 'pulling');
  const can = useSelector(wizard, (snapshot) => snapshot.can({ type: 'orders.pull', days: pullDays }));
  const pull = (days: number) => wizard.send({ type: 'orders.pull', days });
  return (
    <Row as="span">
      <Select
        aria-label={text.days}
        value={pullDays}
        disabled={!can}
        options={DAYS.map((days) => ({ value: days, text: text.lastDays(days) }))}
        onChange={pull}
      />
      <Button icon="refresh" loading={pulling} disabled={!can && !pulling} onClick={() => pull(pullDays)}>
        {text.pull}
      </Button>
    </Row>
  );
}

/** Rises when orders are chosen: how many, and what can be done with all of them. */
function BatchBar({ wizard, total }: { wizard: AutoWizard; total: number }) {
  const { chosen, filter } = useFields(wizard, 'chosen', 'filter');
  const counts = useSelector(wizard, selectChosen);
  const busy = useTag(wizard, 'busy');
  if (chosen.length === 0) return null;
  const single = chosen.filter(({ mergeId }) => mergeId === null).map(({ id }) => id);
  return (
    <div role="toolbar" aria-label={text.batch} className={styles.bar}>
      <span role="status">{text.chosen(counts.orders, counts.parcels)}</span>
      {filter.importStatus === 'PENDING' && total > chosen.length && (
        <Button
          size="small"
          loading={busy}
          disabled={chosen.length >= MAX_CHOSEN}
          onClick={() => wizard.send({ type: 'orders.chooseAll' })}
        >
          {text.chooseAll(total)}
        </Button>
      )}
      {single.length > 1 && (
        <Button
          size="small"
          disabled={busy}
          onClick={() => wizard.send({ type: 'orders.merge', groups: [single] })}
        >
          {text.mergeChosen}
        </Button>
      )}
      <Button
        size="small"
        disabled={busy || single.length === 0}
        onClick={() => wizard.send({ type: 'orders.ignore', ids: single })}
      >
        {text.ignore}
      </Button>
      <Button size="small" variant="text" onClick={() => wizard.send({ type: 'orders.clear' })}>
        {text.clear}
      </Button>
    </div>
  );
}
