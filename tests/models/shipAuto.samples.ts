import {
  type AutoDraft,
  emptyAutoDraft,
  type ParcelSplit,
  type Plan,
} from '../../web/src/features/shipments/auto/flow/autoDraft.ts';
import type { Opened, ShopFacts } from '../../web/src/features/shipments/auto/flow/shipAuto.types.ts';
import type { BatchQuote } from '../../web/src/features/shipments/shared/checkout/batchQuote.ts';
import type { PlacedBatch } from '../../web/src/features/shipments/shared/checkout/checkout.types.ts';

export const shop: ShopFacts = {
  shopId: 3,
  shopName: '橙子旗舰店',
  platform: 'DOUYIN',
  autoSend: true,
  defaultSenderId: 5,
};

export const tissues = { skuId: 70, skuName: '', goodId: 7, goodName: '纸巾', pic: '', quantity: 1 };

export const plan: Plan = {
  parts: [
    {
      ...{ warehouseId: 31, warehouseName: '杭州仓', courierId: 1, courierName: '圆通' },
      ...{ shopOrderIds: [12], mergeIds: [91] },
      contents: [
        { shopOrderId: null, mergeId: 91, items: [tissues], lineIds: null, planKey: 'a.1-0', rerouted: null },
        { shopOrderId: 12, mergeId: null, items: [tissues], lineIds: null, planKey: 'b.1-0', rerouted: null },
      ],
    },
  ],
  unplanned: [],
  sourced: [],
};

/** One order alone, and two that go out as one parcel. */
export const chosen = [
  { id: 12, mergeId: null, quantity: 1 },
  { id: 13, mergeId: 91, quantity: 1 },
  { id: 14, mergeId: 91, quantity: 1 },
];

export const route = { warehouseId: 31, courierId: 1 };

/** All of them by another courier. */
export const split: ParcelSplit = {
  ...{ warehouseId: 31, fromId: 1, courierId: 2, courierName: '2 号快递' },
  parcels: ['merge 91', 'order 12'],
};

/** Planned and about to be priced. */
export const atReview: AutoDraft = {
  ...emptyAutoDraft,
  ...{ step: 'review', shopId: 3, chosen, mode: 'mapped', plan, senderId: 5, autoSend: true },
};

export const placed: PlacedBatch = {
  batchNo: 'P261121100000000001',
  totalFee: 1068,
  packageCount: 2,
  skippedCount: 0,
  payExpireAt: '2026-11-21T10:30:00+08:00',
};

export const opened = (draft: AutoDraft, change: Partial<Opened> = {}): Opened => ({
  ...{ kind: 'opened', draft, facts: null, refusal: null },
  shop: draft.shopId === null ? null : shop,
  ...change,
});

/** A quote of two parcels of 534 fen: 260 goods, 274 courier after 6 off. */
export function batchQuoteOf(change: Partial<BatchQuote> = {}): BatchQuote {
  const fees = { goodsFee: 260, courierFee: 274, remoteFee: 0, discountFee: 6, packageFee: 534 };
  return {
    quoteNo: 'Q1',
    expireAt: '2026-11-21T10:15:00+08:00',
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
          { ...fees, state: 'OK', problems: [], row: 0, mergeId: 91, shopOrderIds: [13, 14] },
          { ...fees, state: 'OK', problems: [], row: 1, mergeId: null, shopOrderIds: [12] },
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

const banned = { field: 'region', reasonCode: 'AREA_BANNED', msg: '该地区停发', blocking: true } as const;

/** The same quote, where the stock reaches for the first of both parcels alone. */
export function scarceQuote(): BatchQuote {
  const quote = batchQuoteOf();
  const short = {
    field: 'row',
    reasonCode: 'STOCK_SHORT',
    msg: '【抽纸】库存不足，仅剩1件',
    blocking: true,
  } as const;
  const stock = [
    { skuId: tissues.skuId, title: '抽纸', pieces: 2 * tissues.quantity, available: tissues.quantity },
  ];
  return { ...quote, parts: quote.parts.map((part) => ({ ...part, stock, problems: [short] })) };
}

/** The same quote, with both parcels kept from going. */
export function blockedQuote(): BatchQuote {
  const quote = batchQuoteOf({ packageCount: 0, goodsFee: 0, courierFee: 0, discountFee: 0, totalFee: 0 });
  return {
    ...quote,
    parts: quote.parts.map((part) => ({
      ...part,
      ...{ packageCount: 0, totalFee: 0 },
      rows: part.rows.map((row) => ({ ...row, state: 'ERROR', problems: [banned] })),
    })),
  };
}

/** The same quote, with the first of both parcels kept from going. */
export function halfQuote(): BatchQuote {
  const quote = batchQuoteOf({
    packageCount: 1,
    goodsFee: 260,
    courierFee: 274,
    discountFee: 6,
    totalFee: 534,
  });
  return {
    ...quote,
    parts: quote.parts.map((part) => ({
      ...part,
      ...{ packageCount: 1, totalFee: 534 },
      rows: part.rows.map((row, at) => (at === 0 ? { ...row, state: 'ERROR', problems: [banned] } : row)),
    })),
  };
}
