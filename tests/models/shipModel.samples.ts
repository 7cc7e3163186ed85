import {
  emptyModelDraft,
  type ModelDraft,
  type ModelOpened,
} from '../../web/src/features/shipments/model/flow/modelDraft.ts';
import type { ModelRow } from '../../web/src/features/shipments/model/flow/modelRow.ts';
import type { BatchQuote } from '../../web/src/features/shipments/shared/checkout/batchQuote.ts';
import type { PlacedBatch } from '../../web/src/features/shipments/shared/checkout/checkout.types.ts';
import { basketOf } from '../../web/src/features/shipments/shared/wizard/basket.ts';
import type { SheetReading } from '../../web/src/features/spreadsheets/sheets.types.ts';
import { placedRows, sheetRow, westLake } from '../support/modelRows.samples.ts';
import { facts } from './shipByHand.samples.ts';

export const sheet: SheetReading = {
  ...{ kind: 'read', source: 'TEMPLATE', sheet: '发货', otherSheets: ['旧的'], missing: [], above: [] },
  header: { line: 1, texts: ['收件人', '电话', '地址'], fingerprint: 'f-1', certain: true },
  columns: [
    { index: 0, header: '收件人', field: 'name', rank: 0 },
    { index: 1, header: '电话', field: 'phone', rank: 0 },
    { index: 2, header: '地址', field: 'address', rank: 0 },
  ],
  rows: [sheetRow(2), sheetRow(3, { specification: '大红 加大' })],
};

/** Rows as they are once their regions are known. */
export const knownRows: readonly ModelRow[] = placedRows(...sheet.rows);

/** The regions of rows that all lie at the West Lake. */
export const readingsOf = (rows: readonly ModelRow[]) =>
  rows.map(({ id, unplaced, detail }) => ({
    id,
    unplaced,
    reading: { ...westLake, detail, problems: [] },
  }));

/** Composed and about to be priced. */
export const modelAtReview: ModelDraft = {
  ...emptyModelDraft,
  ...{ step: 'review', fileName: '十一月.xlsx', rows: knownRows, senderId: 5 },
  ...{ lines: [{ goodId: 7, skuId: 70, quantity: 1 }], warehouseId: 31, courierId: 1 },
};

export const modelOpened = (draft: ModelDraft, change: Partial<ModelOpened> = {}): ModelOpened => ({
  ...{ kind: 'opened', draft, refusal: null },
  facts: draft.lines.length === 0 ? null : basketOf([facts], draft.lines),
  ...change,
});

export const placedModel: PlacedBatch = {
  ...{ batchNo: 'P261121100000000002', totalFee: 1068, packageCount: 2, skippedCount: 0 },
  payExpireAt: '2026-11-21T10:30:00+08:00',
};

const fees = { goodsFee: 260, courierFee: 274, remoteFee: 0, discountFee: 6, packageFee: 534 };
type QuotedRow = BatchQuote['parts'][number]['rows'][number];

const line: Omit<QuotedRow, 'row'> = {
  ...{ ...fees, state: 'OK', problems: [], mergeId: null, shopOrderIds: [] },
};

/** A quote of both rows, 534 fen each: 260 goods, 274 courier after 6 off. */
export function modelQuote(change: Partial<BatchQuote> = {}): BatchQuote {
  return {
    ...{ quoteNo: 'Q7', expireAt: '2026-11-21T10:15:00+08:00' },
    parts: [
      {
        ...{
          part: 0,
          refusal: null,
          packageCount: 2,
          totalFee: 1068,
          available: 100,
          stock: [],
          problems: [],
        },
        rows: [
          { ...line, row: 0 },
          { ...line, row: 1 },
        ],
      },
    ],
    packageCount: 2,
    ...{ goodsFee: 520, courierFee: 548, remoteFee: 0, discountFee: 12, totalFee: 1068 },
    nextSteps: [],
    cheaperTogether: [],
    ...{ balance: 10_000, enough: true },
    ...change,
  };
}

const banned: QuotedRow['problems'][number] = {
  ...{ field: 'region', reasonCode: 'AREA_BANNED', msg: '该地区停发：疫情', blocking: true },
};

/** The number of a row was ordered before. */
export const orderedBefore: QuotedRow['problems'][number] = {
  ...{ field: 'thirdOrderNo', reasonCode: 'DUPLICATE_NO', msg: '该订单号已下过单', blocking: true },
};

/** The same quote, with the first row kept from going. */
export function halfModelQuote(problem = banned): BatchQuote {
  const [part] = modelQuote().parts;
  if (!part) throw new Error('a quote has a part');
  const [first, second] = part.rows;
  if (!first || !second) throw new Error('a part has two rows');
  return modelQuote({
    ...{ packageCount: 1, goodsFee: 260, courierFee: 274, discountFee: 6, totalFee: 534 },
    parts: [
      {
        ...part,
        ...{ packageCount: 1, totalFee: 534 },
        rows: [{ ...first, state: 'ERROR', problems: [problem] }, second],
      },
    ],
  });
}
