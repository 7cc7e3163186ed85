import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListStockLogsQuery, StockLogType } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Select } from '../../ui/Select.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { usePages } from '../../ui/usePages.ts';
import { bizPath } from './bizPath.ts';
import styles from './StockDrawer.module.css';
import { ListStockLogs } from './stock.graphql.ts';
import { logTypeNames, drawerText as text } from './stock.text.ts';

type Log = ListStockLogsQuery['stockLogs']['list'][number];

const PAGE_SIZE = 20;
/** Stands for any type, which the control knows no value for. */
const ANY = 'any';
const TYPES = Object.keys(logTypeNames) as StockLogType[];
const OF_LOCKED: readonly StockLogType[] = ['LOCK', 'CANCEL_RELEASE', 'TIMEOUT_RELEASE'];

/** What has moved in a row, the newest first. */
export function StockLogList({ stockId }: { stockId: number }) {
  const [type, setType] = useState<StockLogType | null>(null);
  const [page, setPage] = useState(1);
  const pages = usePages({ stockId, type, page, pageSize: PAGE_SIZE });
  const answer = useQuery(ListStockLogs, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const logs = answer.data?.stockLogs;
  if (answer.error && !logs)
    return <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <Select<StockLogType | typeof ANY>
        className={styles.choice}
        aria-label={text.type}
        value={type ?? ANY}
        options={[
          { value: ANY, text: text.anyType },
          ...TYPES.map((value) => ({ value, text: logTypeNames[value] })),
        ]}
        onChange={(chosen) => {
          setType(chosen === ANY ? null : chosen);
          setPage(1);
        }}
      />
      <Table
        label={text.logList}
        columns={columns}
        rows={logs?.list ?? []}
        rowKey={({ id }) => id}
        loading={answer.loading && !logs}
        empty={<EmptyState title={text.noLogs} />}
      />
      {logs && logs.total > PAGE_SIZE && (
        <Pagination pages={pages} pageSize={PAGE_SIZE} shown={logs} onChange={setPage} />
      )}
    </>
  );
}

const columns: Column<Log>[] = [
  {
    key: 'time',
    header: text.time,
    width: 164,
    cell: ({ createdAt }) => (
      <time className="num" dateTime={createdAt}>
        {formatTimestamp(createdAt)}
      </time>
    ),
  },
  { key: 'type', header: text.type, width: 92, cell: ({ type }) => logTypeNames[type] },
  {
    key: 'delta',
    header: text.delta,
    width: 96,
    align: 'right',
    cell: ({ type, delta }) => (
      <>
        {OF_LOCKED.includes(type) && <span className={styles.second}>{text.ofLocked}</span>}
        <span className="num">{delta > 0 ? `+${delta}` : delta}</span>
      </>
    ),
  },
  {
    key: 'after',
    header: text.after,
    width: 108,
    align: 'right',
    cell: ({ quantityAfter, lockedAfter }) => (
      <span className="num">
        {quantityAfter} / {lockedAfter}
      </span>
    ),
  },
  { key: 'bizNo', header: text.bizNo, cell: (log) => <Origin log={log} /> },
];

function Origin({ log: { bizNo, remark } }: { log: Log }) {
  const to = bizPath(bizNo);
  return (
    <span className={styles.wrap}>
      {to ? (
        <Link to={to} className={styles.link}>
          {bizNo}
        </Link>
      ) : (
        bizNo
      )}
      {remark && <span className={styles.second}>{remark}</span>}
      {!bizNo && !remark && '—'}
    </span>
  );
}
