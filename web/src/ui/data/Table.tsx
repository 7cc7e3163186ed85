import 'semantic-ui-css/components/table.css';
import type { CSSProperties, Key, ReactNode } from 'react';
import { Table as SemanticTable } from 'semantic-ui-react';
import { cx } from '../base/cx.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './Table.module.css';

const WAITING_ROWS = [1, 2, 3, 4, 5, 6];
/** CSS pixels that a column of no set width has at least in a wide table. */
const GROWING_WIDTH = 196;
/** The key of the column to choose rows with. */
export const CHOICE = 'choose';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'right' | 'center';
  /** CSS pixels; the rest share what is left. */
  width?: number;
  /** Stays in view while a wide table is scrolled sideways; the first column always does. */
  stick?: 'left' | 'right';
}

interface Props<Row> {
  /** What the table lists; read aloud. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Shows skeleton rows instead. */
  loading?: boolean;
  /** More columns than the page is wide: they keep their widths, and the table scrolls in itself. */
  wide?: boolean;
  /** Stands in for the rows when there are none. */
  empty?: ReactNode;
}

/**
 * Rows that people compare: sticky head and first column, hover tint, numbers to the right. On a phone each is a card, with the
 * first column as its title and the one at the right as its actions.
 */
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
  const places = columns.map((_, at) => placeOf(columns, at));
  return (
    <div
      className={cx(styles.frame, wide && styles.wide)}
      aria-busy={loading}
      // The arrows scroll it, also where nothing in it takes the focus.
      {...(wide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
    >
      <SemanticTable
        unstackable
        selectable={!waiting}
        className={cx(styles.table)}
        aria-label={label}
        {...(wide ? { style: { minWidth: widthOf(columns) } } : {})}
      >
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.key}
                scope="col"
                className={classOf(columns, at)}
                style={{ ...places[at], width: column.width }}
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
                  {columns.map((column, at) => (
                    <td
                      key={column.key}
                      className={classOf(columns, at)}
                      style={places[at]}
                      data-label={typeof column.header === 'string' ? column.header : undefined}
                    >
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

function classOf<Row>(columns: readonly Column<Row>[], at: number): string {
  const { key, align = 'left', stick } = columns[at] ?? {};
  const isChoice = key === CHOICE;
  return cx(
    styles[align],
    stick && styles.stick,
    stick === 'right' && styles.edge,
    isChoice && styles.choose,
    !isChoice && columns.findIndex((column) => column.key !== CHOICE) === at && styles.title,
    (stick === 'right' || key === 'actions') && styles.actions,
  );
}

/** How far from the edge a column stays: what stays at the left stands side by side. */
function placeOf<Row>(columns: readonly Column<Row>[], at: number): CSSProperties | undefined {
  const stick = columns[at]?.stick;
  if (stick === 'right') return { right: 0 };
  return stick === 'left' ? { left: widthOf(columns.slice(0, at)) } : undefined;
}

function widthOf<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width = GROWING_WIDTH }) => sum + width, 0);
}

function WaitingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr>
      {columns.map((column, at) => (
        <td key={column.key} className={classOf(columns, at)}>
          <Skeleton height={16} width="70%" />
        </td>
      ))}
    </tr>
  );
}
