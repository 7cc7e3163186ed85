import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { ConfirmActionDialog } from '../../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../../flows/useFlow.ts';
import type {
  ListSourceOrdersQuery,
  SourceOrderFieldsFragment,
  SourceOrderStatus,
} from '../../../graphql/generated/graphql.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { formatMoney } from '../../../lib/money.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { usePages } from '../../../ui/data/usePages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { BatchBar } from '../../../ui/selection/BatchBar.tsx';
import { selectionColumn } from '../../../ui/selection/selectionColumn.tsx';
import { useRowSelection } from '../../../ui/selection/useRowSelection.ts';
import { PayManyDialog } from './PayManyDialog.tsx';
import { dueOf, paySourceOrders, sumOf } from './paySourceOrders.ts';
import { cancelSourceOrder, payAtCashier, payByAgreement, retrySourceOrder } from './sourceActions.ts';
import { sourceOrderColumns } from './sourceOrderColumns.tsx';
import { ListSourceOrders } from './sources.graphql.ts';
import {
  agreementText,
  cancelText,
  payManyText as many,
  sourceStatusNames,
  sourcesText as text,
} from './sources.text.ts';

/** As the document asks for. */
const PAGE_SIZE = 20;
/** No status is narrowed to. */
const ALL = 'ALL';
const NONE: ReadonlyMap<number, string> = new Map();
const LOOK_AGAIN_MS = 5_000;
/** Something comes of them by itself. */
const UNDER_WAY: readonly SourceOrderStatus[] = ['WAITING', 'UNPAID', 'PAID', 'SENT'];

/** What is bought at 1688 for orders of the shops, and what can be done with it. */
export function SourceOrdersPart() {
  const [status, setStatus] = useState<SourceOrderStatus | null>(null);
  const [page, setPage] = useState(1);
  const pages = usePages({ ...(status && { status }), page });
  const { data, previousData, error, loading, refetch } = useQuery(ListSourceOrders, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const orders = (data ?? previousData)?.sourceOrders;
  const waits = (orders?.counts ?? []).some((each) => UNDER_WAY.includes(each.status) && each.count > 0);
  useQuery(ListSourceOrders, {
    variables: pages.variables,
    ...{ skip: !waits, pollInterval: LOOK_AGAIN_MS, context: { quiet: true } },
  });
  const agreement = useFlow(payByAgreement);
  const retrying = useFlow(retrySourceOrder);
  const cancelling = useFlow(cancelSourceOrder);
  const rows = orders?.list ?? [];
  const chosen = useRowSelection(status ?? ALL, rows);
  const due = chosen.rows.flatMap((order) => dueOf(order) ?? []);
  const [unpaid, setUnpaid] = useState<ReadonlyMap<number, string>>(NONE);
  const { clear } = chosen;
  const defineCashier = useCallback(
    (client: ApolloClient) =>
      payAtCashier(client, (left, isOpen) => {
        setUnpaid(new Map(left.map(({ id, msg }) => [id, msg])));
        if (isOpen) clear();
      }),
    [clear],
  );
  const cashier = useFlow(defineCashier);
  const goToCashier = (ids: readonly number[]) =>
    cashier.send({ type: 'action.run', subject: { ids, opened: window.open('about:blank', '_blank') } });
  const definePaying = useCallback(
    (client: ApolloClient) =>
      paySourceOrders(client, (results) => {
        setUnpaid(new Map(results.flatMap(({ id, problem }) => (problem === null ? [] : [[id, problem]]))));
        clear();
      }),
    [clear],
  );
  const paying = useFlow(definePaying);
  if (error && !orders) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const payable = rows.filter((order) => dueOf(order) !== null);
  const columns = sourceOrderColumns({
    unpaid,
    onCashier: ({ id }) => goToCashier([id]),
    onAgreement: (order) => agreement.send({ type: 'action.ask', subject: subjectOf(order) }),
    onRetry: (order) => retrying.send({ type: 'action.run', subject: subjectOf(order) }),
    onCancel: (order) => cancelling.send({ type: 'action.ask', subject: subjectOf(order) }),
  });
  return (
    <Card title={text.orders}>
      <Row gap={16} below={12} wrap>
        <Statuses
          counts={orders?.counts ?? []}
          status={status}
          onChange={(to) => {
            setStatus(to);
            setPage(1);
          }}
        />
      </Row>
      <Table
        label={text.orders}
        columns={[
          ...(payable.length > 0
            ? [
                selectionColumn({
                  ...{ table: 'sourceOrders', rows: payable, chosen, all: many.choosePage },
                  one: ({ remoteOrderNo }) => many.chooseOne(remoteOrderNo),
                }),
              ]
            : []),
          ...columns,
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading && !orders}
        empty={
          status ? (
            <EmptyState title={text.noneFound} hint={text.noneFoundHint} />
          ) : (
            <EmptyState title={text.noOrders} hint={text.noOrdersHint} />
          )
        }
      />
      {orders && <Pagination pages={pages} pageSize={PAGE_SIZE} shown={orders} onChange={setPage} />}
      {due.length > 0 && (
        <BatchBar label={many.bar} count={many.chosen(due.length)} clear={many.clear} onClear={clear}>
          <Button size="small" variant="primary" onClick={() => goToCashier(due.map(({ id }) => id))}>
            {many.cashier(formatMoney(sumOf({ orders: due })))}
          </Button>
          <Button size="small" onClick={() => paying.send({ type: 'batch.ask', subject: { orders: due } })}>
            {many.pay(formatMoney(sumOf({ orders: due })))}
          </Button>
        </BatchBar>
      )}
      <PayManyDialog actor={paying} />
      <ConfirmActionDialog actor={agreement} texts={agreementText}>
        {({ amount }) => <p>{agreementText.words(formatMoney(amount ?? 0))}</p>}
      </ConfirmActionDialog>
      <ConfirmActionDialog actor={cancelling} texts={cancelText} destructive>
        {({ remoteOrderNo }) => <p>{cancelText.words(remoteOrderNo)}</p>}
      </ConfirmActionDialog>
    </Card>
  );
}

function subjectOf({ id, remoteOrderNo, amount }: SourceOrderFieldsFragment) {
  return { id, remoteOrderNo, amount };
}

interface StatusesProps {
  counts: ListSourceOrdersQuery['sourceOrders']['counts'];
  status: SourceOrderStatus | null;
  onChange: (status: SourceOrderStatus | null) => void;
}

function Statuses({ counts, status, onChange }: StatusesProps) {
  const countOf = new Map(counts.map((each) => [each.status, each.count]));
  const sum = counts.reduce((so, { count }) => so + count, 0);
  return (
    <Segmented<SourceOrderStatus | typeof ALL>
      label={text.states}
      value={status ?? ALL}
      choices={[
        { value: ALL, label: text.of(text.all, sum) },
        ...(Object.keys(sourceStatusNames) as SourceOrderStatus[]).map((each) => ({
          value: each,
          label: text.of(sourceStatusNames[each], countOf.get(each) ?? 0),
        })),
      ]}
      onChange={(to) => onChange(to === ALL ? null : to)}
    />
  );
}
