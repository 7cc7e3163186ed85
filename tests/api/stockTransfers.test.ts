import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StockLogDto } from '../../api/src/modules/stock/stock.schemas.ts';
import type { TransferDto } from '../../api/src/modules/stockTransfers/stockTransfers.schemas.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { piecesAt, secondWarehouse } from '../support/secondWarehouse.ts';
import { ADD_SKUS } from '../support/skus.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

type Line = { skuId: number; num: number };
type Sent = {
  transferId: number;
  rows?: { skuId: number; title: string; available: number }[];
  errorKey?: string;
};
type Page<T> = { list: T[]; total: number };

const send = (
  { seller, warehouseId }: Shop,
  toWarehouseId: number,
  lines: Line[],
  clientNo: string = randomUUID(),
) =>
  seller.call<Sent>('POST', '/stockTransfers/send', {
    ...{ fromWarehouseId: warehouseId, toWarehouseId, lines, clientNo, note: '补货' },
  });
const receive = (seller: Person, id: number, lines: object[] = []) =>
  seller.call<Sent>('POST', '/stockTransfers/receive', { id, lines });
const cancel = (seller: Person, id: number) => seller.call<Sent>('POST', '/stockTransfers/cancel', { id });
const transfers = async (seller: Person, filter: object = {}) =>
  (await seller.call<Page<TransferDto>>('POST', '/stockTransfers/getTransfersList', filter)).data;

/** What moved at a warehouse since its stock was set up. */
async function moved(shop: Shop, warehouseId: number) {
  const [stock] = await api.query<{ id: number }>(
    'SELECT id FROM good_stock WHERE sku_id = $1 AND warehouse_id = $2',
    [shop.skuId, warehouseId],
  );
  const { data } = await shop.seller.call<Page<StockLogDto>>('POST', '/goodStock/getStockLogsList', {
    ...{ stockId: stock?.id ?? 0, pageSize: 100 },
  });
  return data.list
    .toReversed()
    .filter(({ type }) => type > 8)
    .map(({ type, delta, quantityAfter, remark }) => ({ type, delta, quantityAfter, remark }));
}

async function anotherSku({ seller, warehouseId }: Shop, stock: number): Promise<number> {
  await api.query(
    `INSERT INTO goods (goods_no, name, category_id, seller_id, pics, supply_price, weight)
     VALUES ($1, '杯子', 8, $2, '[]', 100, 300)`,
    [randomUUID(), seller.accountId],
  );
  await api.query(ADD_SKUS);
  const [sku] = await api.query<{ id: number }>('SELECT max(id) AS id FROM sku');
  await api.query('SELECT create_stock($1, $2, $3, $4, 0)', [
    ...[seller.accountId, sku?.id, warehouseId, stock],
  ]);
  return sku?.id ?? 0;
}

describe('sending', () => {
  it('takes the pieces out of the one warehouse and is listed as on the way', async () => {
    const shop = await api.shop({ stock: 10 });
    const to = await secondWarehouse(api, shop);
    const { data } = await send(shop, to, [{ skuId: shop.skuId, num: 4 }]);
    expect(await piecesAt(api, shop.warehouseId)).toEqual([{ skuId: shop.skuId, quantity: 6, locked: 0 }]);
    expect(await piecesAt(api, to)).toEqual([]);
    expect(await moved(shop, shop.warehouseId)).toEqual([
      { type: 9, delta: -4, quantityAfter: 6, remark: '' },
    ]);
    expect((await transfers(shop.seller)).list).toEqual([
      {
        id: data.transferId,
        transferNo: expect.stringMatching(/^DB\d{18}$/),
        fromWarehouseId: shop.warehouseId,
        fromWarehouseName: expect.any(String),
        toWarehouseId: to,
        toWarehouseName: expect.any(String),
        note: '补货',
        status: 10,
        statusText: '在途',
        ...{ skuCount: 1, pieces: 4, lost: 0 },
        lines: [
          {
            skuId: shop.skuId,
            skuNo: expect.any(String),
            skuName: '',
            merchantCode: '',
            goodId: shop.goodId,
            goodName: expect.any(String),
            goodPic: '/files/test.svg',
            ...{ num: 4, received: null, reason: null },
          },
        ],
        createdAt: expect.stringMatching(/\+08:00$/),
        finishedAt: null,
        allowedActions: ['receive', 'cancel'],
      },
    ]);
  });

  it('moves nothing when one of the lines is short, and says which and what there is', async () => {
    const shop = await api.shop({ stock: 10 });
    const to = await secondWarehouse(api, shop);
    const cup = await anotherSku(shop, 2);
    const buyer = await api.buyer({ balance: 100_000 });
    await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop, { num: 7 }));
    const { data, msg } = await send(shop, to, [
      { skuId: shop.skuId, num: 4 },
      { skuId: cup, num: 3 },
    ]);
    expect(data).toMatchObject({
      errorKey: 'STOCK_SHORT',
      rows: [
        { skuId: shop.skuId, available: 3 },
        { skuId: cup, title: '杯子', available: 2 },
      ],
    });
    expect(msg).toContain('库存不足，仅剩3件');
    expect(await piecesAt(api, shop.warehouseId)).toEqual([
      { skuId: shop.skuId, quantity: 10, locked: 7 },
      { skuId: cup, quantity: 2, locked: 0 },
    ]);
    expect((await transfers(shop.seller)).total).toBe(0);
  });

  it('happens once by its number, and the number is not for another transfer', async () => {
    const shop = await api.shop({ stock: 10 });
    const to = await secondWarehouse(api, shop);
    const number = randomUUID();
    const line = { skuId: shop.skuId, num: 4 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(shop, to, [line], number)));
    expect(new Set(answers.map(({ data }) => data.transferId)).size).toBe(1);
    expect(await piecesAt(api, shop.warehouseId)).toMatchObject([{ quantity: 6 }]);
    const other = await send(shop, to, [{ ...line, num: 1 }], number);
    expect(other.data).toMatchObject({ errorKey: 'IDEMPOTENCY_CONFLICT' });
  });

  it('refuses bundles, what is another supplier’s, one warehouse twice and a combination twice', async () => {
    const [shop, other] = [await api.shop(), await api.shop()];
    const to = await secondWarehouse(api, shop);
    const line = { skuId: shop.skuId, num: 1 };
    const keys = async (warehouseId: number, lines: Line[]) =>
      (await send(shop, warehouseId, lines)).data.errorKey;
    expect(await keys(other.warehouseId, [line])).toBe('NOT_FOUND');
    expect(await keys(to, [{ skuId: other.skuId, num: 1 }])).toBe('NOT_FOUND');
    expect(await keys(shop.warehouseId, [line])).toBe('BAD_PARAM');
    expect(await keys(to, [line, line])).toBe('BAD_PARAM');
    const bundle = await anotherSku(shop, 0);
    await api.query('DELETE FROM good_stock WHERE sku_id = $1', [bundle]);
    await api.query('UPDATE sku SET part_count = 1 WHERE id = $1', [bundle]);
    await api.query('INSERT INTO sku_part (sku_id, part_sku_id, num, sort) VALUES ($1, $2, 2, 0)', [
      ...[bundle, shop.skuId],
    ]);
    expect(await keys(to, [{ skuId: bundle, num: 1 }])).toBe('BUNDLE_STOCK');
  });
});

describe('receiving', () => {
  it('begins a stock row where there is none, and adds to the one that is there', async () => {
    const shop = await api.shop({ stock: 10 });
    const to = await secondWarehouse(api, shop);
    for (const num of [4, 3]) {
      const { data } = await send(shop, to, [{ skuId: shop.skuId, num }]);
      expect((await receive(shop.seller, data.transferId)).code).toBe(0);
    }
    expect(await piecesAt(api, shop.warehouseId)).toMatchObject([{ quantity: 3 }]);
    expect(await piecesAt(api, to)).toEqual([{ skuId: shop.skuId, quantity: 7, locked: 0 }]);
    expect(await moved(shop, to)).toEqual([
      { type: 10, delta: 4, quantityAfter: 4, remark: '' },
      { type: 10, delta: 3, quantityAfter: 7, remark: '' },
    ]);
  });

  it('loses what did not arrive, with its reason in the log', async () => {
    const shop = await api.shop({ stock: 10 });
    const to = await secondWarehouse(api, shop);
    const { data } = await send(shop, to, [{ skuId: shop.skuId, num: 5 }]);
    await receive(shop.seller, data.transferId, [{ skuId: shop.skuId, received: 3, reason: 2 }]);
    expect(await moved(shop, to)).toEqual([
      { type: 10, delta: 5, quantityAfter: 5, remark: '' },
      { type: 12, delta: -2, quantityAfter: 3, remark: '破损' },
    ]);
    const { list } = await transfers(shop.seller, { ids: [data.transferId], status: 20 });
    expect(list).toMatchObject([
      { statusText: '已收货', lost: 2, lines: [{ num: 5, received: 3, reason: 2 }], allowedActions: [] },
    ]);
  });

  it('refuses a line that is none of it or lacks nothing, and a second time', async () => {
    const shop = await api.shop({ stock: 10 });
    const to = await secondWarehouse(api, shop);
    const { data } = await send(shop, to, [{ skuId: shop.skuId, num: 5 }]);
    const lacking = { skuId: shop.skuId, received: 5, reason: 1 };
    for (const line of [lacking, { ...lacking, skuId: 999_999_999, received: 1 }])
      expect((await receive(shop.seller, data.transferId, [line])).data.errorKey).toBe('BAD_PARAM');
    expect((await receive(shop.seller, data.transferId)).code).toBe(0);
    expect((await receive(shop.seller, data.transferId)).data.errorKey).toBe('TRANSFER_STATE');
    expect((await cancel(shop.seller, data.transferId)).data.errorKey).toBe('TRANSFER_STATE');
  });
});

describe('cancelling', () => {
  it('gives back what was sent, also when its stock row was removed meanwhile', async () => {
    const shop = await api.shop({ stock: 4 });
    const to = await secondWarehouse(api, shop);
    const { data } = await send(shop, to, [{ skuId: shop.skuId, num: 4 }]);
    await shop.seller.call('POST', '/goodStock/deleteGoodStock', { id: shop.stockId });
    expect((await cancel(shop.seller, data.transferId)).code).toBe(0);
    expect(await piecesAt(api, shop.warehouseId)).toEqual([{ skuId: shop.skuId, quantity: 4, locked: 0 }]);
    expect(await moved(shop, shop.warehouseId)).toEqual([
      { type: 11, delta: 4, quantityAfter: 4, remark: '' },
    ]);
    expect(await transfers(shop.seller, { warehouseId: to })).toMatchObject({
      list: [{ statusText: '已取消', allowedActions: [] }],
    });
  });
});

describe('what is on the way', () => {
  it('keeps its goods and both of its warehouses from being removed', async () => {
    const shop = await api.shop({ stock: 4 });
    const to = await secondWarehouse(api, shop);
    const { data } = await send(shop, to, [{ skuId: shop.skuId, num: 4 }]);
    const remove = (path: string, method: 'POST' | 'DELETE', id: number) =>
      shop.seller.call<Sent & { list: { done: boolean; msg: string }[] }>(method, path, { ids: [id] });
    const removeGoods = () => remove('/goods/deleteGoodsByIds', 'POST', shop.goodId);
    const removeTarget = () => remove('/warehouse/deleteWarehouseByIds', 'DELETE', to);
    const refused = [await removeGoods(), await removeTarget()];
    await cancel(shop.seller, data.transferId);
    const done = [await removeTarget(), await removeGoods()];
    expect(refused.map(({ data }) => data.errorKey)).toEqual(['SKU_IN_TRANSIT', 'WAREHOUSE_IN_USE']);
    expect(done).toMatchObject([{ code: 0 }, { code: 0 }]);
  });
});
