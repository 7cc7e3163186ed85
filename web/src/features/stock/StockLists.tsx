import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import type {
  ListStockLogsQuery,
  ListStockReservationsQuery,
  StockLogType,
} from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { Link } from '../../ui/base/Link.tsx';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { useSecondsUntil } from '../../ui/base/useSecondsUntil.ts';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { type Pages, type ShownPage, usePages } from '../../ui/data/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { ChoiceOrAny, optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { bizPath } from './bizPath.ts';
import styles from './StockDrawer.module.css';
import { ListStockLogs, ListStockReservations } from './stock.graphql.ts';
import { logTypeNames, drawerText as text } from './stock.text.ts';

type Log = ListStockLogsQuery['stockLogs']['list'][number];
type Reservation = ListStockReservationsQuery['stockReservations']['list'][number];

const PAGE_SIZE = 20;
const OF_LOCKED: readonly StockLogType[] = ['LOCK', 'CANCEL_RELEASE', 'TIMEOUT_RELEASE'];

const right = { align: 'right' } as const;
const LIVE = { fetchPolicy: 'cache-and-network', context: { quiet: true } } as const;

const logColumn = columnsNamed<Log, 'time' | 'type' | 'delta' | 'after' | 'bizNo'>(text);
const logColumns = [
  logColumn('time', 164, ({ createdAt }) => (
    <time className="num" dateTime={createdAt}>
      {formatTimestamp(createdAt)}
    </time>
  )),
  logColumn('type', 92, ({ type }) => logTypeNames[type]),
  logColumn(
    'delta',
    96,
    ({ type, delta }) => (
      <>
        {OF_LOCKED.includes(type) && <SecondLine>{text.ofLocked}</SecondLine>}
        <Text num>{delta > 0 ? `+${delta}` : delta}</Text>
      </>
    ),
    right,
  ),
  logColumn(
    'after',
    108,
    ({ quantityAfter, lockedAfter }) => (
      <Text num>
        {quantityAfter} / {lockedAfter}
      </Text>
    ),
    right,
  ),
  logColumn('bizNo', undefined, Origin),
];

/** What has moved in a row, the newest first. */
export function StockLogList({ stockId }: { stockId: number }) {
  const [type, setType] = useState<StockLogType | null>(null);
  const [page, setPage] = useState(1);
  const pages = usePages({ stockId, type, page, pageSize: PAGE_SIZE });
  const query = useQuery(ListStockLogs, { variables: pages.variables, ...LIVE });
  return (
    <Paged
      {...{ query, pages, columns: logColumns, onTurn: setPage }}
      shown={query.data?.stockLogs}
      label={text.logList}
      rowKey={({ id }) => id}
      empty={<EmptyState title={text.noLogs} />}
    >
      <ChoiceOrAny
        className={styles.choice}
        label={text.type}
        any={text.anyType}
        value={type}
        options={optionsOf(logTypeNames)}
        onChange={(chosen) => {
          setType(chosen);
          setPage(1);
        }}
      />
    </Paged>
  );
}

function Origin({ bizNo, remark, actedBy }: Log) {
  const to = bizPath(bizNo);
  return (
    <Text anywhere>
      {to ? (
        <Link className={styles.link} to={to}>
          {bizNo}
        </Link>
      ) : (
        bizNo
      )}
      {remark && <SecondLine>{remark}</SecondLine>}
      {actedBy && <SecondLine>{text.actedBy(actedBy)}</SecondLine>}
      {!bizNo && !remark && !actedBy && '—'}
    </Text>
  );
}

const heldColumn = columnsNamed<Reservation, 'order' | 'pieces' | 'state'>(text);
const heldColumns = [
  heldColumn('order', undefined, ({ orderNo, createdAt }) => (
    <>
      <Link className={styles.link} to={bizPath(orderNo) ?? ''}>
        {orderNo}
      </Link>
      <time dateTime={createdAt}>
        <SecondLine>{formatTimestamp(createdAt)}</SecondLine>
      </time>
    </>
  )),
  heldColumn('pieces', 104, ({ quantity }) => <Text num>{quantity}</Text>, right),
  heldColumn('state', 200, ({ paid, payExpireAt }) =>
    paid || !payExpireAt ? (
      <StatusDot tone="info">{text.paid}</StatusDot>
    ) : (
      <StatusDot tone="warning">
        <Lapse at={payExpireAt} />
      </StatusDot>
    ),
  ),
];

/** The orders that hold pieces of a row, the next to lapse first. */
export function StockHeld({ stockId }: { stockId: number }) {
  const [page, setPage] = useState(1);
  const pages = usePages({ stockId, page, pageSize: PAGE_SIZE });
  const query = useQuery(ListStockReservations, { variables: pages.variables, ...LIVE });
  return (
    <Paged
      {...{ query, pages, columns: heldColumns, onTurn: setPage }}
      shown={query.data?.stockReservations}
      label={text.heldList}
      rowKey={({ orderId }) => orderId}
      empty={<EmptyState title={text.noHeld} hint={text.noHeldHint} />}
    />
  );
}

/** Counts down by itself, without its row. */
function Lapse({ at }: { at: string }) {
  const seconds = useSecondsUntil(Date.parse(at));
  if (seconds === 0) return <Text tone="danger">{text.lapsed}</Text>;
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

interface PagedProps<Row> {
  query: { error?: Error | undefined; loading: boolean; refetch: () => unknown };
  shown: (ShownPage & { list: readonly Row[] }) | undefined;
  pages: Pages<{ page: number }>;
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  empty: ReactNode;
  onTurn: (page: number) => void;
  /** Stands above the rows. */
  children?: ReactNode;
}

/** One page of a list in the drawer, whose place is no part of the address. */
function Paged<Row>({ query, shown, pages, children, onTurn, ...table }: PagedProps<Row>) {
  if (query.error && !shown)
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  return (
    <>
      {children}
      <Table {...table} rows={shown?.list ?? []} loading={query.loading && !shown} />
      {shown && shown.total > PAGE_SIZE && (
        <Pagination pages={pages} pageSize={PAGE_SIZE} shown={shown} onChange={onTurn} />
      )}
    </>
  );
}
