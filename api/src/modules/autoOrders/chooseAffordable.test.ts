import { describe, expect, it } from 'vitest';
import type { ReasonCode } from '../../shared/reasons.ts';
import type { QuoteBatchDto } from '../shipments/shipments.schemas.ts';
import { type Budget, chooseAffordable } from './chooseAffordable.ts';

type Row = QuoteBatchDto['parts'][number]['rows'][number];

const row = (id: number, packageFee: number, more: Partial<Row> = {}): Row => ({
  row: id,
  num: 2,
  items: [
    {
      skuId: 7,
      goodId: 7,
      num: 2,
      unitPrice: packageFee / 2,
      goodsFee: packageFee,
      parts: [],
      bundleParts: [],
    },
  ],
  shopOrderIds: [id],
  mergeId: null,
  state: 0,
  problems: [],
  goodsFee: packageFee,
  courierFee: 0,
  remoteFee: 0,
  freeFreight: false,
  discountFee: 0,
  packageFee,
  promisedShipAt: null,
  ...more,
});
const part = (rows: Row[], more: Partial<QuoteBatchDto['parts'][number]> = {}) => ({
  part: 0,
  refusal: null,
  rows,
  packageCount: rows.length,
  totalFee: 0,
  available: 100,
  stock: [{ skuId: 7, title: '', pieces: 2 * rows.length, available: 100, ofBundle: false }],
  problems: [],
  ...more,
});
const problem = (reasonCode: ReasonCode, msg: string, blocking: boolean) => ({
  field: 'region',
  reasonCode,
  msg,
  blocking,
});
const unlimited = { perParcel: Infinity, ofDay: Infinity, balance: Infinity };
const choose = (rows: Row[], budget: Partial<Budget>, more: object = {}) => {
  const { chosen, left, spent } = chooseAffordable(
    { parts: [part(rows, more)] },
    [{ shopOrderIds: rows.flatMap(({ shopOrderIds }) => shopOrderIds), mergeIds: [] }],
    { ...unlimited, ...budget },
  );
  return {
    ids: chosen.flatMap(({ shopOrderIds }) => shopOrderIds),
    left: left.map(({ shopOrderIds, reasonCode }) => [shopOrderIds, reasonCode]),
    spent,
  };
};

describe('chooseAffordable', () => {
  it('selects everything without limits', () => {
    expect(choose([row(1, 500), row(2, 700)], {})).toEqual({ ids: [1, 2], left: [], spent: 1_200 });
  });

  it('skips a parcel above the limit per parcel', () => {
    expect(choose([row(1, 500), row(2, 701), row(3, 700)], { perParcel: 700 })).toEqual({
      ids: [1, 3],
      left: [[[2], 'AUTO_LIMIT']],
      spent: 1_200,
    });
  });

  it.each<[Partial<Budget>, string]>([
    [{ ofDay: 1_000 }, 'AUTO_LIMIT'],
    [{ balance: 1_000 }, 'BALANCE_SHORT'],
    [{ ofDay: -200, balance: 5_000 }, 'AUTO_LIMIT'],
  ])('spends no more than %j and still selects a cheaper parcel', (budget, reasonCode) => {
    const { ids, left, spent } = choose([row(1, 600), row(2, 600), row(3, 400)], budget);
    expect(spent).toBeLessThanOrEqual(
      Math.max(0, Math.min(budget.ofDay ?? Infinity, budget.balance ?? Infinity)),
    );
    expect(ids).toEqual((budget.ofDay ?? 1) < 0 ? [] : [1, 3]);
    expect(left.every(([, code]) => code === reasonCode)).toBe(true);
  });

  it('selects no more pieces than available', () => {
    expect(
      choose(
        [row(1, 1), row(2, 1), row(3, 1)],
        {},
        { stock: [{ skuId: 7, title: '', pieces: 6, available: 5, ofBundle: false }] },
      ),
    ).toMatchObject({
      ids: [1, 2],
      left: [[[3], 'STOCK_SHORT']],
    });
  });

  it('counts what bundles take of the same stock', () => {
    const lid = { goodName: '杯盖', skuName: '', merchantCode: '' };
    const [alone] = row(0, 1).items;
    const bundle = {
      ...(alone as NonNullable<typeof alone>),
      skuId: 9,
      num: 1,
      bundleParts: [{ skuId: 7, num: 3, ...lid }],
    };
    const stock = [{ skuId: 7, title: '', pieces: 7, available: 6, ofBundle: false }];
    expect(choose([row(1, 1, { items: [bundle] }), row(2, 1), row(3, 1)], {}, { stock })).toMatchObject({
      ids: [1, 2],
      left: [[[3], 'STOCK_SHORT']],
    });
  });

  it('reports invalid rows and refused parts with the reasons of the quote', () => {
    const banned = problem('AREA_BANNED', '该地区停发：停运', true);
    const reminder = problem('AREA_SURCHARGE', '加收', false);
    expect(
      choose([row(1, 5, { problems: [reminder] }), row(2, 5, { problems: [reminder, banned] })], {}),
    ).toMatchObject({
      ids: [1],
      left: [[[2], 'AREA_BANNED']],
    });
    const refused = chooseAffordable(
      { parts: [part([], { refusal: { errorKey: 'GOODS_OFF', msg: '商品已下架' } })] },
      [{ shopOrderIds: [1], mergeIds: [7] }],
      unlimited,
    );
    expect(refused).toEqual({
      chosen: [],
      left: [{ shopOrderIds: [1], mergeIds: [7], reasonCode: 'ORDER_REFUSED', msg: '商品已下架' }],
      spent: 0,
    });
  });

  it('selects a merge as a whole', () => {
    const merged = row(1, 5, { shopOrderIds: [1, 2], mergeId: 9 });
    const { chosen } = chooseAffordable(
      { parts: [part([merged, row(3, 5)])] },
      [{ shopOrderIds: [3], mergeIds: [9] }],
      unlimited,
    );
    expect(chosen).toEqual([{ part: 0, shopOrderIds: [3], mergeIds: [9] }]);
  });
});
