import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListStockReservationsQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { usePages } from '../../ui/usePages.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { bizPath } from './bizPath.ts';
import styles from './StockDrawer.module.css';
import { ListStockReservations } from './stock.graphql.ts';
import { drawerText as text } from './stock.text.ts';

type Reservation = ListStockReservationsQuery['stockReservations']['list'][number];

const PAGE_SIZE = 20;

/** The orders that hold pieces of a row, the next to lapse first. */
export function StockHeld({ stockId }: { stockId: number }) {
  const [page, setPage] = useState(1);
  const pages = usePages({ stockId, page, pageSize: PAGE_SIZE });
  const answer = useQuery(ListStockReservations, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const held = answer.data?.stockReservations;
  if (answer.error && !held)
    return <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <Table
        label={text.heldList}
        columns={columns}
        rows={held?.list ?? []}
        rowKey={({ orderId }) => orderId}
        loading={answer.loading && !held}
        empty={<EmptyState title={text.noHeld} hint={text.noHeldHint} />}
      />
      {held && held.total > PAGE_SIZE && (
        <Pagination pages={pages} pageSize={PAGE_SIZE} shown={held} onChange={setPage} />
      )}
    </>
  );
}

const columns: Column<Reservation>[] = [
  {
    key: 'order',
    header: text.order,
    cell: ({ orderNo, createdAt }) => (
      <>
        <Link to={bizPath(orderNo) ?? ''} className={styles.link}>
          {orderNo}
        </Link>
        <time className={styles.second} dateTime={createdAt}>
          {formatTimestamp(createdAt)}
        </time>
      </>
    ),
  },
  {
    key: 'pieces',
    header: text.pieces,
    width: 104,
    align: 'right',
    cell: ({ quantity }) => <span className="num">{quantity}</span>,
  },
  {
    key: 'state',
    header: text.state,
    width: 200,
    cell: ({ paid, payExpireAt }) =>
      paid || !payExpireAt ? (
        <StatusDot tone="info">{text.paid}</StatusDot>
      ) : (
        <StatusDot tone="warning">
          <Lapse at={payExpireAt} />
        </StatusDot>
      ),
  },
];

/** Counts down by itself, without its row. */
function Lapse({ at }: { at: string }) {
  const seconds = useSecondsUntil(Date.parse(at));
  if (seconds === 0) return <span className={styles.soon}>{text.lapsed}</span>;
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <span role="timer">
      {text.lapses}{' '}
      <span className="num">
        {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
      </span>
    </span>
  );
}
