import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { saveFile } from '../../exports/saveFile.ts';
import { type Cursor, runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { uuid } from '../../lib/uuid.ts';
import { type PlainColumn, plainSheetBytes } from '../spreadsheets/plainSheet.ts';
import { readGrid } from '../spreadsheets/readGrid.ts';
import { XLSX_MIME } from '../spreadsheets/xlsx.write.ts';
import {
  type ImportAnswer,
  type ImportedSheet,
  importStockMachine,
  type SheetRead,
  type TemplateSaved,
} from './importStock.machine.ts';
import { ImportGoodStocks, ListGoodStocks } from './stock.graphql.ts';
import type { Stock } from './stockForm.ts';
import { columnNames, rowProblemText, importText as text } from './stockImport.text.ts';
import {
  rowsOfStock,
  STOCK_FIELDS,
  type StockSheetField,
  type StockSheetRow,
  sendableRows,
} from './stockSheet.ts';

/** Most rows of one call. */
const ROWS_A_CALL = 1_000;
const ROWS_A_PAGE = 100;
/** As many rows as a template is given beforehand. */
const MAX_TEMPLATE = 2_000;

/** The import on the real graph. A sheet is sent in parts, each under a number of its own, so that none counts twice. */
export function importStockLogic(client: ApolloClient) {
  return importStockMachine.provide({
    actors: {
      saveTemplate: fromPromise<TemplateSaved, void>(async ({ signal }) => {
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
        save(text.templateName, templateTable(stocks));
        return { kind: 'saved' };
      }),
      readFile: fromPromise<SheetRead, File | null>(async ({ input, signal }) => {
        if (!input) throw new Error('no file to read');
        const grid = await readGrid(input, signal);
        return grid.kind === 'refused' ? grid : { kind: 'read', rows: rowsOfStock(grid), clientNo: uuid() };
      }),
      sendRows: fromPromise<ImportAnswer, { rows: readonly StockSheetRow[]; clientNo: string }>(({ input }) =>
        send(client, input),
      ),
    },
    actions: {
      saveFailed: (_, { rows, imported }) => save(text.failedName, failedTable(rows, imported?.failed ?? [])),
    },
  });
}

async function send(
  client: ApolloClient,
  { rows, clientNo }: { rows: readonly StockSheetRow[]; clientNo: string },
): Promise<ImportAnswer> {
  const all = sendableRows(rows);
  const sum: ImportedSheet = { kind: 'imported', created: 0, updated: 0, unchanged: 0, failed: [] };
  for (let from = 0; from < all.length; from += ROWS_A_CALL) {
    const part = { rows: all.slice(from, from + ROWS_A_CALL), clientNo: `${clientNo}-${from}` };
    const answer = await runMutation(client, ImportGoodStocks, part, { uncached: 'ownUse' });
    if (isRefusal(answer)) return answer;
    const { created, updated, unchanged, failed } = answer.importGoodStocks;
    sum.created += created;
    sum.updated += updated;
    sum.unchanged += unchanged;
    sum.failed = [...sum.failed, ...failed];
  }
  return sum;
}

function save(fileName: string, { columns, rows }: { columns: PlainColumn[]; rows: string[][] }): void {
  const bytes = plainSheetBytes(text.sheet, columns, rows);
  const url = URL.createObjectURL(new Blob([bytes], { type: XLSX_MIME }));
  saveFile({ url, fileName });
  URL.revokeObjectURL(url);
}

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
