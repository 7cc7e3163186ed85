import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { type Column, Table } from '../../ui/data/Table.tsx';
import styles from './Import.module.css';
import { columnNames, rowProblemText, importText as text } from './stockImport.text.ts';
import type { StockSheetRow } from './stockSheet.ts';

/** More than these are not looked through one by one. */
const SHOWN = 200;

const { line: lineName, change, verdict } = text;
const names = { ...columnNames, ...{ line: lineName, change, verdict } };
const column = columnsNamed<StockSheetRow, keyof typeof names>(names);
const right = { align: 'right' } as const;

interface Props {
  rows: readonly StockSheetRow[];
  /** What the service has said of rows, by line. */
  failed: readonly { row: number; msg: string }[];
}

/** The rows of a sheet with what will become, or has become, of each; what is wrong comes first. */
export function ImportRows({ rows, failed }: Props) {
  const said = new Map(failed.map(({ row, msg }) => [row, msg]));
  const reasonOf = ({ line, problem }: StockSheetRow) =>
    problem ? rowProblemText(problem) : (said.get(line) ?? null);
  const wrong = (row: StockSheetRow) => (reasonOf(row) === null ? 1 : 0);
  const sorted = rows.toSorted((one, two) => wrong(one) - wrong(two) || one.line - two.line);
  return (
    <div className={styles.rows}>
      <Table
        label={text.preview}
        columns={columnsWith(reasonOf)}
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
}

function columnsWith(reasonOf: (row: StockSheetRow) => string | null): Column<StockSheetRow>[] {
  return [
    column('line', 64, ({ line }) => <Text num>{line}</Text>, right),
    column('goodsNo', 180, ({ texts }) => texts.goodsNo || text.kept),
    column('warehouse', 160, ({ texts }) => texts.warehouse || text.kept),
    column('change', 112, changeIn),
    column('warn', 88, ({ texts }) => <Text num>{texts.warn || text.kept}</Text>, right),
    column('verdict', undefined, (row) => {
      const reason = reasonOf(row);
      return <StatusDot tone={reason === null ? 'success' : 'danger'}>{reason ?? text.ready}</StatusDot>;
    }),
  ];
}

function changeIn({ texts: { quantity, delta } }: StockSheetRow): string {
  if (quantity !== '') return text.set(quantity);
  if (delta === '') return text.same;
  return delta.startsWith('-') ? text.take(delta.slice(1)) : text.add(delta);
}
