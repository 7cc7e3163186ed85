import type { Column } from '../data/Table.tsx';
import type { ColumnChoice } from './columnPreferences.ts';

type Cell<Row> = Column<Row>['cell'];
type Look<Row> = Pick<Column<Row>, 'align' | 'stick'>;

/**
 * Makes the columns of a table whose heads stand in one table of words. Width in CSS pixels; undefined takes what is
 * left.
 */
export function columnsNamed<Row, K extends string>(names: Readonly<Record<K, string>>) {
  return (key: K, width: number | undefined, cell: Cell<Row>, look: Look<Row> = {}): Column<Row> => ({
    key,
    header: names[key],
    cell,
    ...(width === undefined ? {} : { width }),
    ...look,
  });
}

/** The columns that may be hidden, in the order of their names; those of `off` are hidden at first. */
export function columnChoices<K extends string>(
  names: Readonly<Record<K, string>>,
  off: readonly K[] = [],
): ColumnChoice[] {
  return (Object.keys(names) as K[]).map((key) => ({ key, name: names[key], isOff: off.includes(key) }));
}
