import type { ApolloClient } from '@apollo/client';
import { type Cursor, runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { uuid } from '../../lib/uuid.ts';
import { type FailedColumn, type ImportSheet, importSheet } from '../spreadsheets/importing/importSheet.ts';
import type { SheetTable } from '../spreadsheets/importing/saveTable.ts';
import { CheckGoodStocks, ImportGoodStocks, ListGoodStocks } from './stock.graphql.ts';
import type { Stock } from './stockForm.ts';
import { columnNames, rowProblemText, importText as text } from './stockImport.text.ts';
import {
  rowsOfStock,
  STOCK_FIELDS,
  type StockSheetField,
  type StockSheetRow,
  stockRows,
} from './stockSheet.ts';

const ROWS_A_PAGE = 100;
/** As many rows as a template is given beforehand. */
const MAX_TEMPLATE = 2_000;

export type ImportStock = ImportSheet<StockSheetRow>;

/** Taking stock over from sheets. */
export const importStock = (client: ApolloClient) =>
  importSheet<StockSheetRow>({
    sheet: text.sheet,
    rowsOf: rowsOfStock,
    problemText: rowProblemText,
    failedName: text.failedName,
    failedColumns,
    template: { fileName: text.templateName, load: (signal) => loadTemplate(client, signal) },
    check: async (rows, signal) => {
      const part = { rows: stockRows(rows), clientNo: uuid() };
      const answer = await runMutation(client, CheckGoodStocks, part, { uncached: 'momentary', signal });
      return isRefusal(answer) ? answer : { failed: answer.importGoodStocks.failed, warned: [] };
    },
    send: async (rows, partNo) => {
      const part = { rows: stockRows(rows), clientNo: partNo };
      const answer = await runMutation(client, ImportGoodStocks, part, { uncached: 'ownUse' });
      if (isRefusal(answer)) return answer;
      const { created, updated, unchanged, failed } = answer.importGoodStocks;
      return { counts: { created, updated, unchanged }, failed };
    },
  });

async function loadTemplate(client: ApolloClient, signal: AbortSignal): Promise<SheetTable | Refusal> {
  const stocks: Stock[] = [];
  let cursor: Cursor;
  for (let page = 1; stocks.length < MAX_TEMPLATE; page += 1) {
    const asked = { filter: {}, page, pageSize: ROWS_A_PAGE, cursor };
    const answer = await runQuery(client, ListGoodStocks, asked, { uncached: 'bulk', signal });
    if (isRefusal(answer)) return answer;
    stocks.push(...answer.goodStocks.list);
    cursor = answer.goodStocks.nextCursor;
    if (!cursor) break;
  }
  return templateTable(stocks);
}

const WIDTHS: Record<StockSheetField, number> = {
  goodsNo: 30,
  warehouse: 22,
  quantity: 12,
  delta: 12,
  safety: 12,
  warn: 12,
  bin: 12,
};

function column(field: StockSheetField): FailedColumn<StockSheetRow> {
  const required = field === 'goodsNo' || field === 'warehouse';
  return { name: columnNames[field], width: WIDTHS[field], required, of: ({ texts }) => texts[field] };
}

export const failedColumns = STOCK_FIELDS.map(column);

/** What is filled in and read back: a row for each of the rows there are, with what it holds beside it. */
export function templateTable(stocks: readonly Stock[]): SheetTable {
  return {
    columns: [
      ...failedColumns,
      { name: text.goodName, width: 36 },
      { name: text.skuName, width: 22 },
      { name: text.onHand, width: 12 },
      { name: text.safetyNow, width: 14 },
      { name: text.binNow, width: 12 },
    ],
    rows: stocks.map(
      ({ goodsNo, skuNo, skuName, warehouseName, goodName, quantity, safetyQuantity, bin }) => [
        ...[skuName === '' ? goodsNo : skuNo, warehouseName, '', '', '', '', ''],
        ...[goodName, skuName, String(quantity), String(safetyQuantity), bin],
      ],
    ),
  };
}
