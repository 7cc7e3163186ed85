import type { PlainColumn } from '../spreadsheets/plainSheet.ts';
import type { Stock } from './stockForm.ts';
import { columnNames, rowProblemText, importText as text } from './stockImport.text.ts';
import { STOCK_FIELDS, type StockSheetField, type StockSheetRow } from './stockSheet.ts';

interface Table {
  columns: PlainColumn[];
  rows: string[][];
}

const WIDTHS: Record<StockSheetField, number> = {
  goodsNo: 22,
  warehouse: 22,
  quantity: 12,
  delta: 12,
  warn: 12,
};

function column(field: StockSheetField): PlainColumn {
  const required = field === 'goodsNo' || field === 'warehouse';
  return { name: columnNames[field], width: WIDTHS[field], required };
}

/** What is filled in and read back: a row for each of the rows there are, with what it holds beside it. */
export function templateTable(stocks: readonly Stock[]): Table {
  return {
    columns: [
      ...(['goodsNo', 'warehouse', 'quantity', 'delta', 'warn'] as const).map(column),
      { name: text.goodName, width: 36 },
      { name: text.onHand, width: 12 },
    ],
    rows: stocks.map(({ goodsNo, warehouseName, goodName, quantity }) => [
      ...[goodsNo, warehouseName, '', '', ''],
      ...[goodName, String(quantity)],
    ]),
  };
}

/** The rejected rows of a sheet with the reason, to be fixed and uploaded again. */
export function failedTable(
  rows: readonly StockSheetRow[],
  failed: readonly { row: number; msg: string }[],
): Table {
  const said = new Map(failed.map(({ row, msg }) => [row, msg]));
  return {
    columns: [...STOCK_FIELDS.map(column), { name: text.reason, width: 44 }],
    rows: rows.flatMap(({ line, texts, problem }) => {
      const reason = problem ? rowProblemText(problem) : said.get(line);
      return reason === undefined ? [] : [[...STOCK_FIELDS.map((field) => texts[field]), reason]];
    }),
  };
}
