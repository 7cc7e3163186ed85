import { memo } from 'react';
import { StatusDot } from '../../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { type Column, Table } from '../../../ui/data/Table.tsx';
import styles from './Import.module.css';
import { importSheetText as text } from './importSheet.text.ts';
import type { RowFailure } from './importSheet.types.ts';
import { type ImportRow, reasonOf, type SaidProblem } from './sheetRows.ts';

/** More than these are not looked through one by one. */
const SHOWN = 200;

/** How a feature shows the rows of its sheets. */
export interface RowLook<Row extends ImportRow> {
  /** Between the number of the line and the verdict. */
  columns: readonly Column<Row>[];
  problemText: (problem: Exclude<NonNullable<Row['problem']>, SaidProblem>) => string;
}

interface Props<Row extends ImportRow> {
  look: RowLook<Row>;
  rows: readonly Row[];
  /** What the service has said of rows. */
  failed: readonly RowFailure[];
  /** What the person should look at. */
  warned?: readonly RowFailure[];
}

const nobody: readonly RowFailure[] = [];

/** The rows of a sheet with what will become, or has become, of each; what is wrong comes first, then what is odd. */
export const ImportRows = memo(function ImportRows<Row extends ImportRow>({
  look,
  rows,
  failed,
  warned = nobody,
}: Props<Row>) {
  const { columns, problemText } = look;
  const column = columnsNamed<Row, 'line' | 'verdict'>(text);
  const said = byRow(failed);
  const odd = byRow(warned);
  const saidOf = (row: Row) => reasonOf(row, problemText) ?? said.get(row.line) ?? null;
  const place = (row: Row) => (saidOf(row) !== null ? 0 : odd.has(row.line) ? 1 : 2);
  const sorted = rows.toSorted((one, two) => place(one) - place(two) || one.line - two.line);
  return (
    <div className={styles.rows}>
      <Table
        label={text.preview}
        columns={[
          column('line', 64, ({ line }) => <Text num>{line}</Text>, { align: 'right' }),
          ...columns,
          column('verdict', undefined, (row) => {
            const reason = saidOf(row);
            const warning = odd.get(row.line);
            return (
              <StatusDot wrap tone={reason !== null ? 'danger' : warning ? 'warning' : 'success'}>
                {reason ?? warning ?? text.ready}
              </StatusDot>
            );
          }),
        ]}
        rows={sorted.slice(0, SHOWN)}
        rowKey={({ line }) => line}
      />
      {rows.length > SHOWN && (
        <SecondLine as="p" above={8}>
          {text.moreRows(SHOWN, rows.length)}
        </SecondLine>
      )}
    </div>
  );
}) as <Row extends ImportRow>(props: Props<Row>) => React.ReactNode;

const byRow = (said: readonly RowFailure[]) => new Map(said.map(({ row, msg }) => [row, msg]));
