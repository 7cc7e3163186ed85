import type { ApolloClient } from '@apollo/client';
import { invalidateAfter } from '../../../graphql/invalidate.ts';
import { mutateOnly, runMutation, runQuery } from '../../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../../lib/refusal.ts';
import { uuid } from '../../../lib/uuid.ts';
import { type ImportSheet, importSheet } from '../../spreadsheets/importing/importSheet.ts';
import type { RowFailure } from '../../spreadsheets/importing/importSheet.types.ts';
import type { SheetTable } from '../../spreadsheets/importing/saveTable.ts';
import { LoadSellerGoodOptions } from '../sellerGoods.graphql.ts';
import { goodsOf, rowsOfPart } from './goodsOf.ts';
import { CheckGoods, ImportGoods } from './goodsSheet.graphql.ts';
import {
  goodsColumnNames,
  goodsProblemText,
  MAX_GOODS_ROWS,
  goodsSheetText as text,
} from './goodsSheet.text.ts';
import { rowsOfGoods } from './goodsSheet.ts';
import { GOODS_FIELDS, type GoodsField, type GoodsSheetRow } from './goodsSheet.types.ts';
import { uploadPictures } from './uploadPictures.ts';

export type ImportingGoods = ImportSheet<GoodsSheetRow>;

/** Ten thousand rows of refused goods, which are written without compression. */
const MAX_GOODS_BYTES = 40 * 1024 * 1024;
/** One is judged while the rows of another are written. */
const PARTS_AT_ONCE = 2;

/** Taking goods over from sheets. */
export const importGoods = (client: ApolloClient) =>
  importSheet<GoodsSheetRow>({
    sheet: text.sheet,
    rowsOf: rowsOfGoods,
    maxRows: MAX_GOODS_ROWS,
    maxBytes: MAX_GOODS_BYTES,
    problemText: goodsProblemText,
    failedName: text.failedName,
    failedColumns: GOODS_FIELDS.map((field) => ({
      name: goodsColumnNames[field],
      width: WIDTHS[field] ?? 12,
      required: REQUIRED.has(field),
      of: (row) => (field === 'detail' ? row.detail.join('\n') : row.texts[field]),
    })),
    template: { fileName: text.templateName, load: (signal) => loadTemplate(client, signal) },
    partOf: rowsOfPart,
    partsAtOnce: PARTS_AT_ONCE,
    afterSending: () => void invalidateAfter(client, ImportGoods),
    upload: uploadPictures,
    check: async (rows, signal) => {
      const variables = { rows: goodsOf(rows, {}), clientNo: uuid() };
      const answer = await runMutation(client, CheckGoods, variables, { uncached: 'momentary', signal });
      if (isRefusal(answer)) return answer;
      const { failed, warnings } = answer.importGoods;
      return { failed: byRow(failed), warned: byRow([...stockLeft(rows), ...warnings]) };
    },
    send: async (rows, partNo, addresses) => {
      const variables = { rows: goodsOf(rows, addresses), clientNo: partNo };
      const answer = await mutateOnly(client, ImportGoods, variables, { uncached: 'ownUse' });
      if (isRefusal(answer)) return answer;
      const { created, updated, unchanged, failed } = answer.importGoods;
      return { counts: { created, updated, unchanged }, failed: byRow(failed) };
    },
  });

/** How many pieces of goods that there are shall be kept is not taken over, and nobody else is told of it. */
function stockLeft(rows: readonly GoodsSheetRow[]): RowFailure[] {
  return rows.flatMap(({ line, texts: { goodsNo, quantity, safety } }) =>
    goodsNo !== '' && quantity === '' && safety !== '' ? [{ row: line, msg: text.stockStays }] : [],
  );
}

/** What is said of several cells of a row, as one. */
function byRow(failed: readonly RowFailure[]): RowFailure[] {
  return [...Map.groupBy(failed, ({ row }) => row)].map(([row, said]) => ({
    row,
    msg: said.map(({ msg }) => msg).join('；'),
  }));
}

const REQUIRED: ReadonlySet<GoodsField> = new Set(['name', 'category', 'price', 'weight', 'pics']);
const WIDTHS: Partial<Record<GoodsField, number>> = {
  ...{ goodsNo: 18, name: 36, merchantCode: 18, barcodes: 18, platforms: 20 },
  ...{ pics: 30, pic: 20, detail: 36, detailPics: 20, warehouse: 20 },
};

/** What is filled in and read back, with goods that are none. */
async function loadTemplate(client: ApolloClient, signal: AbortSignal): Promise<SheetTable | Refusal> {
  const answer = await runQuery(client, LoadSellerGoodOptions, {}, { signal });
  if (isRefusal(answer)) return answer;
  const category = answer.categories[0]?.name ?? '';
  const warehouse = answer.sellerWarehouses.list[0]?.name ?? '';
  return {
    columns: GOODS_FIELDS.map((field) => ({
      name: goodsColumnNames[field],
      width: WIDTHS[field] ?? 12,
      required: REQUIRED.has(field),
    })),
    rows: text.exampleRows.map((row) => [
      ...row.map((cell, at) => (GOODS_FIELDS[at] === 'category' ? category : cell)),
      ...[...text.exampleRest, warehouse, warehouse && '100', '', text.no],
    ]),
  };
}
