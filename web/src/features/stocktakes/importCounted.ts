import type { ApolloClient } from '@apollo/client';
import { type Cursor, runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { type ImportSheet, importSheet } from '../spreadsheets/importing/importSheet.ts';
import type { SheetTable } from '../spreadsheets/importing/saveTable.ts';
import { columnNames, countedProblemText, importText as text } from './countedImport.text.ts';
import { type CountedSheetRow, countedRows, rowsOfCounted } from './countedSheet.ts';
import type { StocktakeLine } from './stocktakeFlows.ts';
import { ImportStocktakeLines, ListStocktakeLines } from './stocktakes.graphql.ts';

/** As many rows as a template is given beforehand. */
const MAX_TEMPLATE = 2_000;

export type ImportCounted = ImportSheet<CountedSheetRow>;

/** Taking counted pieces of a sheet over into one stocktake. */
export const importCounted = (stocktakeId: number) => (client: ApolloClient) =>
  importSheet<CountedSheetRow>({
    sheet: text.sheet,
    rowsOf: rowsOfCounted,
    problemText: countedProblemText,
    failedName: text.failedName,
    failedColumns: [
      { name: columnNames.goodsNo, width: 30, required: true, of: ({ texts }) => texts.goodsNo },
      { name: columnNames.counted, width: 12, required: true, of: ({ texts }) => texts.counted },
    ],
    template: {
      fileName: text.templateName,
      load: (signal) => loadTemplate(client, stocktakeId, signal),
    },
    send: async (rows) => {
      const part = { id: stocktakeId, rows: countedRows(rows) };
      const answer = await runMutation(client, ImportStocktakeLines, part, { uncached: 'ownUse' });
      if (isRefusal(answer)) return answer;
      const { saved, failed } = answer.importStocktakeLines;
      return { counts: { saved }, failed };
    },
  });

async function loadTemplate(
  client: ApolloClient,
  stocktakeId: number,
  signal: AbortSignal,
): Promise<SheetTable | Refusal> {
  const lines: StocktakeLine[] = [];
  let cursor: Cursor;
  for (let page = 1; lines.length < MAX_TEMPLATE; page += 1) {
    const asked = { stocktakeId, filter: {}, page, pageSize: 100, cursor };
    const answer = await runQuery(client, ListStocktakeLines, asked, { uncached: 'bulk', signal });
    if (isRefusal(answer)) return answer;
    lines.push(...answer.stocktakeLines.list);
    cursor = answer.stocktakeLines.nextCursor;
    if (!cursor) break;
  }
  return {
    columns: [
      { name: columnNames.goodsNo, width: 30 },
      { name: columnNames.counted, width: 12 },
      { name: text.goodName, width: 36 },
      { name: text.skuName, width: 22 },
      { name: text.book, width: 12 },
    ],
    rows: lines.map(({ skuNo, counted, goodName, skuName, book }) => [
      ...[skuNo, counted === null ? '' : String(counted), goodName, skuName, String(book)],
    ]),
  };
}
