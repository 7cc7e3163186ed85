import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import type { RefundStatus } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { readPage, writeSearch } from '../../lib/page.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Select } from '../../ui/Select.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { Table } from '../../ui/Table.tsx';
import { usePages } from '../../ui/usePages.ts';
import { TrackingDrawer } from '../tracking/TrackingDrawer.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import type { AnswerAction } from './answer.rules.ts';
import { answerRefunds } from './answerRefunds.ts';
import styles from './RefundsPart.module.css';
import { RevokeDialog } from './RevokeDialog.tsx';
import { type Refund, refundColumns } from './refundColumns.tsx';
import { Refunds } from './refunds.graphql.ts';
import { refundStates, refundsText as text } from './refunds.text.ts';
import { revokeRefund } from './revokeRefund.ts';

const PAGE_SIZE = 20;
const NO_REFUNDS: readonly never[] = [];
const STATUSES = (Object.keys(refundStates) as RefundStatus[]).filter((status) => status !== 'NONE');

/** The caller's refunds, all or those of one order: how each stands, until when, and in whose words. */
export function RefundsPart({ orderId, by }: { orderId: number | undefined; by: 'buyer' | 'seller' }) {
  const client = useApolloClient();
  const revoking = useFlow(revokeRefund);
  const [tracked, setTracked] = useState<number | null>(null);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const status = STATUSES.find((one) => one === params.get('refund'));
  const page = readPage(params);
  const pages = usePages({
    filter: { ...(status ? { status } : {}), ...(orderId === undefined ? {} : { orderId }) },
    ...{ page, pageSize: PAGE_SIZE },
  });
  const query = useQuery(Refunds, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const refunds = (query.data ?? query.previousData)?.refunds;
  const rows = refunds?.list ?? NO_REFUNDS;
  const chosen = useRowSelection(`${orderId}:${status}`, rows);
  const answering = useActorRef(useMemo(() => answerRefunds(client, chosen.clear), [client, chosen.clear]));
  const ask = (action: AnswerAction, subjects: readonly Refund[]) =>
    answering.send({
      type: 'batch.ask',
      subject: { action, refunds: subjects, amount: '', reason: '' },
    });
  const go = (to: string | undefined, at = 1) =>
    void navigate({ search: writeSearch({ tab: 'refunds', refund: to }, at) });
  const columns = refundColumns(by, {
    revoke: ({ id: refundId, packageNo }) =>
      revoking.send({ type: 'action.ask', subject: { refundId, packageNo } }),
    answer: (refund) => ask('agree', [refund]),
    confirmReturn: (refund) => ask('return', [refund]),
    track: ({ packageId }) => setTracked(packageId),
  });
  const choosing = selectionColumn({
    table: 'refunds',
    rows,
    chosen,
    all: text.choosePage,
    one: ({ refundNo }) => text.choose(refundNo),
  });
  return (
    <>
      <div className={styles.bar}>
        <Select
          className={styles.status}
          aria-label={text.status}
          value={status ?? 'any'}
          options={[
            { value: 'any', text: text.anyStatus },
            ...STATUSES.map((value) => ({ value, text: refundStates[value].text })),
          ]}
          onChange={(value) => go(value === 'any' ? undefined : value)}
        />
      </div>
      {query.error && !refunds ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          wide
          label={text.list}
          columns={by === 'seller' ? [choosing, ...columns] : columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={query.loading && !refunds}
          empty={
            <EmptyState
              title={status ? text.noneHere : text.none}
              hint={status ? text.noneHereHint : text.noneHint[by]}
              action={status && <Button onClick={() => go(undefined)}>{text.showAll}</Button>}
            />
          }
        />
      )}
      {refunds && (
        <Pagination pages={pages} pageSize={PAGE_SIZE} shown={refunds} onChange={(at) => go(status, at)} />
      )}
      {by === 'seller' && <AnswerBar chosen={chosen} onAgree={(subjects) => ask('agree', subjects)} />}
      <AnswerDialog actor={answering} />
      <RevokeDialog actor={revoking} />
      <TrackingDrawer packageId={tracked} onClose={() => setTracked(null)} />
    </>
  );
}
