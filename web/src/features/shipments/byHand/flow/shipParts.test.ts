import { describe, expect, it } from 'vitest';
import { plainBasket, plainGood } from '../../../../../../tests/support/goodsFacts.samples.ts';
import type { BatchQuote } from '../../shared/checkout/batchQuote.ts';
import { blankRecipient, type Recipient } from '../../shared/recipients/recipient.ts';
import { emptyDraft } from './draft.ts';
import { orderRequest, quoteOfParts, rowAt, shipParts } from './shipParts.ts';

const recipient = (id: string, districtCode: string): Recipient => ({
  ...blankRecipient(id),
  ...{ name: `收件人${id}`, phone: '13912345678', detail: '文三路 123 号' },
  ...{ provinceCode: districtCode.slice(0, 2), cityCode: districtCode.slice(0, 4), districtCode },
});
const near = recipient('r1', '330106');
const far = recipient('r2', '650102');
const nearToo = recipient('r3', '330106');
const rows = [near, far, nearToo];
const facts = plainBasket(2);
const chosen = {
  ...emptyDraft,
  furtherFacts: [],
  ...{ facts, lines: [{ goodId: 7, skuId: 70, quantity: 2 }], warehouseId: 31, courierId: 1, senderId: 5 },
};
const split = { courierId: 2, areaCodes: ['650102'] };

const fees = { goodsFee: 260, courierFee: 274, remoteFee: 0, discountFee: 6, packageFee: 534 };
const priced = (row: number, change = {}) => ({
  ...{ ...fees, row, state: 'OK' as const, problems: [], shopOrderIds: [], mergeId: null },
  ...change,
});
const part = (
  at: number,
  own: ReturnType<typeof priced>[],
  stock: { pieces: number; available: number },
) => ({
  ...{ part: at, refusal: null, rows: own, packageCount: own.length, totalFee: 534 * own.length },
  ...{ available: 9, problems: [], stock: [{ skuId: 70, title: '商品', ...stock }] },
});
const answer: BatchQuote = {
  ...{ quoteNo: 'Q1', expireAt: '2026-11-21T10:15:00+08:00' },
  parts: [
    part(0, [priced(0), priced(1)], { pieces: 4, available: 5 }),
    part(1, [priced(0, { remoteFee: 500, packageFee: 1034 })], { pieces: 2, available: 1 }),
  ],
  ...{ packageCount: 3, goodsFee: 780, courierFee: 822, remoteFee: 500, discountFee: 18, totalFee: 2102 },
  nextSteps: [],
  cheaperTogether: [
    {
      saving: 100,
      parcels: [
        { part: 0, row: 0 },
        { part: 0, row: 1 },
      ],
    },
  ],
  ...{ balance: 10_000, enough: true },
};

describe('the orders of a shipment by hand', () => {
  it('is one where all go by one courier', () => {
    const request = orderRequest(chosen, rows, 'Q1');
    expect(request).toMatchObject({ warehouseId: 31, courierId: 1, quoteNo: 'Q1' });
    expect('packages' in request && request.packages?.length).toBe(3);
    const all = { courierId: 2, areaCodes: ['650102', '330106'] };
    expect(orderRequest({ ...chosen, split: all }, rows)).toMatchObject({ courierId: 2 });
  });

  it('are several where some regions have another courier, of the same goods each', () => {
    const request = orderRequest({ ...chosen, split }, rows, 'Q1');
    const items = [{ skuId: 70, quantity: 2 }];
    expect(request).toMatchObject({
      ...{ type: 'BY_HAND', senderId: 5, quoteNo: 'Q1' },
      parts: [
        {
          warehouseId: 31,
          courierId: 1,
          items,
          packages: [{ receiverName: '收件人r1' }, { receiverName: '收件人r3' }],
        },
        { warehouseId: 31, courierId: 2, items, packages: [{ receiverName: '收件人r2' }] },
      ],
    });
  });

  it('stay together where the second courier is offered no more', () => {
    expect(shipParts({ ...chosen, split: { ...split, courierId: 99 } }, rows)).toHaveLength(1);
  });

  it('are one more for each further warehouse, of which all get the same, without the number of the shop’s order', () => {
    const there = plainBasket(3, plainGood(8));
    const further = [
      { lines: [{ goodId: 8, skuId: 80, quantity: 3 }], warehouseId: 34, courierId: 2, split: null },
    ];
    const named = rows.map((row) => ({ ...row, thirdOrderNo: `T-${row.id}-000`, specification: '红色' }));
    const request = orderRequest({ ...chosen, further, furtherFacts: [there] }, named);
    const parts = 'parts' in request ? request.parts : [];
    expect(parts.map(({ warehouseId, courierId, items }) => ({ warehouseId, courierId, items }))).toEqual([
      { warehouseId: 31, courierId: 1, items: [{ skuId: 70, quantity: 2 }] },
      { warehouseId: 34, courierId: 2, items: [{ skuId: 80, quantity: 3 }] },
    ]);
    const [own, besides] = parts.map(({ packages = [] }) => packages);
    expect(own?.map(({ thirdOrderNo }) => thirdOrderNo)).toEqual(named.map((row) => row.thirdOrderNo));
    expect(besides?.map(({ receiverName }) => receiverName)).toEqual(named.map(({ name }) => name));
    expect(besides?.every((parcel) => !('thirdOrderNo' in parcel) && !('specification' in parcel))).toBe(
      true,
    );
  });

  it('find the recipient of a refusal, by part and row', () => {
    const parts = shipParts({ ...chosen, split }, rows);
    expect(rowAt(parts, { part: 1, row: 0 })).toBe(far);
    expect(rowAt(shipParts(chosen, rows), { row: 1 })).toBe(far);
    expect(rowAt(parts, { part: 5, row: 0 })).toBeUndefined();
  });
});

describe('the quote of several orders', () => {
  const quoted = quoteOfParts(answer, rows, shipParts({ ...chosen, split }, rows));

  it('tells the price of every recipient in the order of the list', () => {
    expect(quoted.answer.rows.map(({ row, packageFee }) => [row, packageFee])).toEqual([
      [0, 534],
      [1, 1034],
      [2, 534],
    ]);
    expect(quoted.answer).toMatchObject({ quoteNo: 'Q1', totalFee: 2102, enough: true });
  });

  it('tells what all of them take of a stock, and what it has in all', () => {
    expect(quoted.answer.stock).toEqual([{ skuId: 70, title: '商品', pieces: 6, available: 5 }]);
  });

  it('names parcels by their place in the list', () => {
    expect(quoted.answer.cheaperTogether[0]?.parcels).toEqual([
      { part: 0, row: 0 },
      { part: 0, row: 2 },
    ]);
  });

  it('tells each order with its courier and price', () => {
    expect(quoted.parts).toEqual([
      { goodId: 7, warehouseId: 31, courierId: 1, packageCount: 2, totalFee: 1068 },
      { goodId: 7, warehouseId: 31, courierId: 2, packageCount: 1, totalFee: 534 },
    ]);
  });
});
