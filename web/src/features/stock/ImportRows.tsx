import { StatusDot } from '../../ui/StatusDot.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import styles from './Import.module.css';
import { columnNames, rowProblemText, importText as text } from './stockImport.text.ts';
import type { StockSheetRow } from './stockSheet.ts';

/** More than these are not looked through one by one. */
const SHOWN = 200;

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
      {rows.length > SHOWN && <p className={styles.hint}>{text.moreRows(SHOWN, rows.length)}</p>}
    </div>
  );
}

function columnsWith(reasonOf: (row: StockSheetRow) => string | null): Column<StockSheetRow>[] {
  return [
    {
      key: 'line',
      header: text.line,
      width: 64,
      align: 'right',
      cell: ({ line }) => <span className="num">{line}</span>,
    },
    {
      key: 'goodsNo',
      header: columnNames.goodsNo,
      width: 180,
      cell: ({ texts }) => texts.goodsNo || text.kept,
    },
    {
      key: 'warehouse',
      header: columnNames.warehouse,
      width: 160,
      cell: ({ texts }) => texts.warehouse || text.kept,
    },
    { key: 'change', header: text.change, width: 112, cell: (row) => <Change row={row} /> },
    {
      key: 'warn',
      header: columnNames.warn,
      width: 88,
      align: 'right',
      cell: ({ texts }) => <span className="num">{texts.warn || text.kept}</span>,
    },
    {
      key: 'verdict',
      header: text.verdict,
      cell: (row) => {
        const reason = reasonOf(row);
        return reason === null ? (
          <StatusDot tone="success">{text.ready}</StatusDot>
        ) : (
          <StatusDot tone="danger">{reason}</StatusDot>
        );
      },
    },
  ];
}

function Change({ row: { texts } }: { row: StockSheetRow }) {
  const { quantity, delta } = texts;
  if (quantity !== '') return text.set(quantity);
  if (delta === '') return text.same;
  return delta.startsWith('-') ? text.take(delta.slice(1)) : text.add(delta);
}
