import { CHOICE, type Column } from '../data/Table.tsx';
import { Checkbox } from '../inputs/Checkbox.tsx';
import styles from './selectionColumn.module.css';
import type { RowSelection } from './useRowSelection.ts';

export interface SelectionOptions<Row> {
  /** Tells the tables of a page apart. */
  table: string;
  /** The rows in view that can be chosen. */
  rows: readonly Row[];
  chosen: Pick<RowSelection<Row>, 'has' | 'choose'>;
  /** What the box of the head is called, and that of a row; read aloud. */
  all: string;
  one: (row: Row) => string;
  /** Nothing can be chosen now. */
  disabled?: boolean;
}

/** The column to choose rows with; its head chooses the page. */
export function selectionColumn<Row extends { id: number | string }>(
  parts: SelectionOptions<Row>,
): Column<Row> {
  const { table, rows, chosen, all, one, disabled = false } = parts;
  const count = rows.filter((row) => chosen.has(row)).length;
  return {
    key: CHOICE,
    width: 44,
    stick: 'left',
    header: (
      <Checkbox
        id={`${table}ChoosePage`}
        label={<span className={styles.all}>{all}</span>}
        checked={rows.length > 0 && count === rows.length}
        indeterminate={count > 0 && count < rows.length}
        disabled={disabled || rows.length === 0}
        onChange={(isIn) => chosen.choose(rows, isIn)}
      />
    ),
    cell: (row) =>
      rows.some(({ id }) => id === row.id) && (
        <Checkbox
          id={`${table}Choose${row.id}`}
          label={<span className="sr-only">{one(row)}</span>}
          checked={chosen.has(row)}
          disabled={disabled}
          onChange={(isIn) => chosen.choose([row], isIn)}
        />
      ),
  };
}
