import { useQuery } from '@apollo/client/react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { parcelsPath, paths } from '../../app/paths.ts';
import { failureText } from '../../app/timedFetch.ts';
import type { MoneyLogsQuery } from '../../graphql/generated/graphql.ts';
import { readPage, writeSearch } from '../../lib/page.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Price } from '../../ui/Price.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './MoneyLogList.module.css';
import { MoneyLogs } from './wallet.graphql.ts';
import { directionNames, walletText } from './wallet.text.ts';

type Log = MoneyLogsQuery['moneyLogs']['list'][number];
type Direction = keyof typeof directionNames;

const PAGE_SIZE = 20;
const DIRECTIONS: readonly Direction[] = ['all', 'in', 'out'];
const FILTERS = { all: {}, in: { direction: 'IN' }, out: { direction: 'OUT' } } as const;

const columns: Column<Log>[] = [
  {
    key: 'time',
    header: walletText.time,
    width: 180,
    cell: (log) => <span className="num">{formatTimestamp(log.createdAt)}</span>,
  },
  { key: 'type', header: walletText.type, width: 140, cell: (log) => log.typeText },
  {
    key: 'what',
    header: walletText.what,
    cell: ({ title, orderId }) => (
      <>
        {title}
        {orderId && (
          <Link to={parcelsPath(orderId)} className={styles.order}>
            {walletText.order(orderId)}
          </Link>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    header: walletText.amount,
    align: 'right',
    width: 140,
    cell: (log) => <Price fen={log.amount} signed />,
  },
  {
    key: 'after',
    header: walletText.after,
    align: 'right',
    width: 140,
    cell: (log) => <Price fen={log.balanceAfter} />,
  },
  {
    key: 'logNo',
    header: walletText.logNo,
    width: 220,
    cell: (log) => <span className={styles.logNo}>{log.logNo}</span>,
  },
];

/** Every line of the wallet, newest first. */
export function MoneyLogList() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = readPage(params);
  const direction = DIRECTIONS.find((one) => one === params.get('direction')) ?? 'all';
  const query = useQuery(MoneyLogs, {
    variables: { filter: FILTERS[direction], page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const logs = query.data?.moneyLogs;
  const go = (to: Direction, at: number) =>
    navigate({ search: writeSearch({ direction: to === 'all' ? undefined : to }, at) });
  return (
    <section aria-label={walletText.logs}>
      <div className={styles.head}>
        <Tabs
          label={walletText.direction}
          active={direction}
          items={DIRECTIONS.map((key) => ({ key, label: directionNames[key] }))}
          onChange={(key) => go(key, 1)}
        />
        {logs && (
          <p className={styles.sums}>
            {walletText.sumIn} <Price fen={logs.sumIn} />
            <span className={styles.gap} />
            {walletText.sumOut} <Price fen={Math.abs(logs.sumOut)} />
          </p>
        )}
      </div>
      {query.error && !logs ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={walletText.logs}
          columns={columns}
          rows={logs?.list ?? []}
          rowKey={(log) => log.id}
          loading={query.loading && !logs}
          empty={
            <EmptyState
              scene="purse"
              title={walletText.none}
              hint={walletText.noneHint}
              action={<LinkButton to={paths.home}>{walletText.goShopping}</LinkButton>}
            />
          }
        />
      )}
      {logs && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={logs.total}
          onChange={(at) => go(direction, at)}
        />
      )}
    </section>
  );
}
