import 'semantic-ui-css/components/table.css';
import type { Key, ReactNode } from 'react';
import { Table as SemanticTable } from 'semantic-ui-react';
import { cx } from './cx.ts';
import { Skeleton } from './Skeleton.tsx';
import styles from './Table.module.css';

const WAITING_ROWS = [1, 2, 3, 4, 5, 6];

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'right' | 'center';
  /** CSS pixels; the rest share what is left. */
  width?: number;
}

interface Props<Row> {
  /** What the table lists; read aloud. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Shows skeleton rows instead. */
  loading?: boolean;
  /** More columns than the page is wide: the table scrolls in itself. */
  wide?: boolean;
  /** Stands in for the rows when there are none. */
  empty?: ReactNode;
}

/** Rows that people compare: sticky head and first column, hover tint, numbers to the right. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  loading = false,
  wide = false,
  empty,
}: Props<Row>) {
  const waiting = loading && rows.length === 0;
  return (
    <div className={cx(styles.frame, wide && styles.wide)} aria-busy={loading}>
      <SemanticTable selectable={!waiting} className={cx(styles.table)} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={styles[column.align ?? 'left']}
                style={{ width: column.width }}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {waiting
            ? WAITING_ROWS.map((row) => <WaitingRow key={row} columns={columns} />)
            : rows.map((row) => (
                <tr key={rowKey(row)} className={cx(loading && styles.stale)}>
                  {columns.map((column) => (
                    <td key={column.key} className={styles[column.align ?? 'left']}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </SemanticTable>
      {!loading && rows.length === 0 && empty}
    </div>
  );
}

function WaitingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr>
      {columns.map((column) => (
        <td key={column.key}>
          <Skeleton height={16} width="70%" />
        </td>
      ))}
    </tr>
  );
}
