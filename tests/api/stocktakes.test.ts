import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StockLogDto } from '../../api/src/modules/stock/stock.schemas.ts';
import type { StocktakeDto, StocktakeLineDto } from '../../api/src/modules/stocktakes/stocktakes.schemas.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { piecesAt, secondWarehouse } from '../support/secondWarehouse.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

type Page<T> = { list: T[]; total: number };
type Step = {
  stocktakeId: number;
  errorKey?: string;
  lines: StocktakeLineDto[];
  rows?: object[];
  saved: number;
  failed: { row: number; msg: string }[];
};

const step = (seller: Person, name: string, body: object) =>
  seller.call<Step>('POST', `/stocktakes/${name}`, body);
const begin = async ({ seller, warehouseId }: Pick<Shop, 'seller' | 'warehouseId'>, note = '月底') =>
  (await step(seller, 'begin', { warehouseId, note })).data.stocktakeId;
const count = (seller: Person, id: number, skuId: number, counted: number | null, reason?: number) =>
  step(seller, 'saveLines', { id, lines: [{ skuId, counted, ...(reason && { reason }) }] });
const found = async (seller: Person, id: number) =>
  (await seller.call<Page<StocktakeDto>>('POST', '/stocktakes/getStocktakesList', { ids: [id] })).data
    .list[0];
const lines = async (seller: Person, stocktakeId: number, filter: object = {}) =>
  (
    await seller.call<Page<StocktakeLineDto>>('POST', '/stocktakes/getLinesList', {
      ...{ stocktakeId, ...filter },
    })
  ).data;
async function order(shop: Shop, num: number): Promise<void> {
  const buyer = await api.buyer({ balance: 100_000 });
  await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop, { num }));
}

async function lastLog({ seller, stockId }: Shop) {
  const { data } = await seller.call<Page<StockLogDto>>('POST', '/goodStock/getStockLogsList', { stockId });
  const [newest] = data.list;
  return newest && { type: newest.type, delta: newest.delta, remark: newest.remark, bizNo: newest.bizNo };
}

describe('a draft', () => {
  it('lists what has stock at its warehouse with book, held, counted and difference', async () => {
    const shop = await api.shop({ stock: 10 });
    await order(shop, 3);
    const id = await begin(shop);
    expect((await lines(shop.seller, id)).list).toMatchObject([
      {
        skuId: shop.skuId,
        book: 10,
        locked: 3,
        counted: null,
        difference: null,
        reason: null,
        countedAt: null,
      },
    ]);
    const { data } = await count(shop.seller, id, shop.skuId, 8);
    expect(data.lines).toMatchObject([{ book: 10, locked: 3, counted: 8, difference: -2, reason: 2 }]);
    expect(await found(shop.seller, id)).toMatchObject({
      stocktakeNo: expect.stringMatching(/^PD\d{18}$/),
      ...{ statusText: '盘点中', note: '月底', counted: 1, different: 1, more: 0, fewer: 2 },
      allowedActions: ['count', 'post', 'discard'],
    });
    expect(await piecesAt(api, shop.warehouseId)).toMatchObject([{ quantity: 10, locked: 3 }]);
  });

  it('is narrowed to what is open, counted, different, or has a word', async () => {
    const shop = await api.shop({ stock: 10 });
    const id = await begin(shop);
    const totals = async () =>
      Promise.all(
        [{ show: 'open' }, { show: 'counted' }, { show: 'different' }, { keyword: '没有这个' }].map(
          async (filter) => (await lines(shop.seller, id, filter)).total,
        ),
      );
    expect(await totals()).toEqual([1, 0, 0, 0]);
    await count(shop.seller, id, shop.skuId, 10);
    expect(await totals()).toEqual([0, 1, 0, 0]);
    await count(shop.seller, id, shop.skuId, 11);
    expect(await totals()).toEqual([0, 1, 1, 0]);
    await count(shop.seller, id, shop.skuId, null);
    expect(await totals()).toEqual([1, 0, 0, 0]);
  });

  it('has reasons that go with the difference', async () => {
    const shop = await api.shop({ stock: 10 });
    const id = await begin(shop);
    const reasonOf = async (counted: number, reason?: number) =>
      (await count(shop.seller, id, shop.skuId, counted, reason)).data.lines[0]?.reason;
    expect([await reasonOf(12), await reasonOf(12, 3), await reasonOf(12, 4)]).toEqual([1, 1, 4]);
    expect([await reasonOf(8), await reasonOf(8, 3), await reasonOf(8, 1)]).toEqual([2, 3, 2]);
    expect(await reasonOf(10, 3)).toBeNull();
  });

  it('takes rows of a sheet over, each by itself', async () => {
    const [shop, other] = [await api.shop({ stock: 10 }), await api.shop()];
    const numberOf = async ({ skuId }: Shop) => {
      const [sku] = await api.query<{ no: string }>('SELECT sku_no AS no FROM sku WHERE id = $1', [skuId]);
      return sku?.no ?? '';
    };
    const id = await begin(shop);
    const rows = [
      { row: 2, goodsNo: await numberOf(shop), counted: 7 },
      { row: 3, goodsNo: await numberOf(other), counted: 7 },
    ];
    const { data } = await step(shop.seller, 'importLines', { id, rows });
    expect(data).toEqual({ stocktakeId: id, saved: 1, failed: [{ row: 3, msg: '没有找到该商品编号' }] });
    expect((await lines(shop.seller, id)).list).toMatchObject([{ counted: 7, difference: -3 }]);
    const twice = await step(shop.seller, 'importLines', { id, rows: [rows[0], { ...rows[0], row: 9 }] });
    expect(twice.data.failed).toEqual([
      { row: 2, msg: '与第9行是同一商品' },
      { row: 9, msg: '与第2行是同一商品' },
    ]);
    const half = await step(shop.seller, 'importLines', { id, rows: [{ ...rows[0], counted: 1.5 }] });
    expect(half.data).toMatchObject({ saved: 0, failed: [{ row: 2 }] });
  });

  it('is begun once by its number, and can be given up', async () => {
    const shop = await api.shop({ stock: 10 });
    const clientNo = randomUUID();
    const begun = await Promise.all(
      Array.from({ length: 4 }, () =>
        step(shop.seller, 'begin', { warehouseId: shop.warehouseId, clientNo }),
      ),
    );
    const [id = 0, ...others] = new Set(begun.map(({ data }) => data.stocktakeId));
    expect(others).toEqual([]);
    await count(shop.seller, id, shop.skuId, 3);
    expect((await step(shop.seller, 'discard', { id })).code).toBe(0);
    expect(await piecesAt(api, shop.warehouseId)).toMatchObject([{ quantity: 10 }]);
    for (const [name, body] of [
      ['saveLines', { id, lines: [{ skuId: shop.skuId, counted: 1 }] }],
      ['post', { id }],
      ['discard', { id }],
    ] as const)
      expect((await step(shop.seller, name, body)).data.errorKey).toBe('STOCKTAKE_STATE');
  });
});

describe('posting', () => {
  it('applies the difference to the stock as it is now, and says why in the log', async () => {
    const shop = await api.shop({ stock: 10 });
    const id = await begin(shop);
    await count(shop.seller, id, shop.skuId, 8, 3);
    await shop.seller.call('POST', '/goodStock/updateGoodStock', { id: shop.stockId, delta: -4 });
    expect((await step(shop.seller, 'post', { id })).code).toBe(0);
    expect(await piecesAt(api, shop.warehouseId)).toMatchObject([{ quantity: 4 }]);
    const taken = await found(shop.seller, id);
    expect(await lastLog(shop)).toEqual({ type: 2, delta: -2, remark: '破损', bizNo: taken?.stocktakeNo });
    expect(taken).toMatchObject({ statusText: '已过账', allowedActions: [] });
    expect((await lines(shop.seller, id)).list).toMatchObject([{ book: 10, counted: 8, difference: -2 }]);
  });

  it('keeps the book of a line until it is counted otherwise', async () => {
    const shop = await api.shop({ stock: 10 });
    const id = await begin(shop);
    await count(shop.seller, id, shop.skuId, 8);
    await shop.seller.call('POST', '/goodStock/updateGoodStock', { id: shop.stockId, delta: -4 });
    expect((await count(shop.seller, id, shop.skuId, 8, 4)).data.lines).toMatchObject([
      { book: 10, reason: 4 },
    ]);
    expect((await count(shop.seller, id, shop.skuId, 7)).data.lines).toMatchObject([
      { book: 6, difference: 1, reason: 1 },
    ]);
  });

  it('refuses rows that orders hold more of, and writes none of the others', async () => {
    const shop = await api.shop({ stock: 10 });
    const id = await begin(shop);
    await count(shop.seller, id, shop.skuId, 4);
    await order(shop, 7);
    const { data, msg } = await step(shop.seller, 'post', { id });
    expect(data).toMatchObject({
      errorKey: 'STOCKTAKE_LOCKED',
      rows: [{ skuId: shop.skuId, title: expect.any(String), after: 4, locked: 7 }],
    });
    expect(msg).toContain('过账后库存为4件，少于已锁定的7件');
    expect(await piecesAt(api, shop.warehouseId)).toMatchObject([{ quantity: 10, locked: 7 }]);
    expect(await found(shop.seller, id)).toMatchObject({ statusText: '盘点中' });
    await count(shop.seller, id, shop.skuId, 7);
    expect((await step(shop.seller, 'post', { id })).code).toBe(0);
    expect(await piecesAt(api, shop.warehouseId)).toMatchObject([{ quantity: 7, locked: 7 }]);
  });

  it('begins a stock row for what lay there without one', async () => {
    const shop = await api.shop({ stock: 10 });
    const warehouseId = await secondWarehouse(api, shop);
    const id = await begin({ seller: shop.seller, warehouseId });
    expect((await step(shop.seller, 'post', { id })).data.errorKey).toBe('STOCKTAKE_EMPTY');
    await count(shop.seller, id, shop.skuId, 5);
    expect((await lines(shop.seller, id)).list).toMatchObject([{ book: 0, counted: 5, reason: 1 }]);
    await step(shop.seller, 'post', { id });
    expect(await piecesAt(api, warehouseId)).toEqual([{ skuId: shop.skuId, quantity: 5, locked: 0 }]);
  });
});
