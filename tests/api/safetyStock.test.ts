import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoodStockDto, ImportDto, StockLogDto } from '../../api/src/modules/stock/stock.schemas.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { apply, preview, undo } from '../support/bulkEditFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided } from '../support/issuingFixture.ts';
import { secondWarehouse } from '../support/secondWarehouse.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

type Page<T> = { list: T[]; total: number; counts: Record<string, number> };
type Errors = { errorKey?: string; available?: number };

const edit = ({ seller, stockId: id }: Shop, change: object) =>
  decided<GoodStockDto & Errors>(seller, '/goodStock/updateGoodStock', { id, ...change });
const listed = async (seller: Person, filter: object = {}) =>
  (await seller.call<Page<GoodStockDto>>('POST', '/goodStock/getGoodStockList', filter)).data;

/** What lies there, and the three parts of it. */
async function partsOf({ seller, stockId }: Shop) {
  const stock = (await listed(seller)).list.find(({ id }) => id === stockId);
  if (!stock) throw new Error('no stock');
  const { quantity, available, safetyHeld, locked } = stock;
  expect(available + safetyHeld + locked).toBe(quantity);
  return { available, held: safetyHeld, locked };
}

const SAFETY_LOG = 14;

const logOf = ({ seller, stockId }: Pick<Shop, 'seller' | 'stockId'>, filter: object) =>
  seller.call<Page<StockLogDto>>('POST', '/goodStock/getStockLogsList', { stockId, ...filter });

/** Changes of how much is kept, the first one first. */
async function safetyLog(of: Pick<Shop, 'seller' | 'stockId'>) {
  const { data } = await logOf(of, { type: SAFETY_LOG });
  expect(data.list.filter(({ delta }) => delta !== 0)).toEqual([]);
  return data.list.map(({ quantityAfter, bizNo, remark }) => [quantityAfter, bizNo, remark]).toReversed();
}

/** Stock of which some is kept. */
async function shopWith(stock: number, safetyQuantity: number): Promise<Shop> {
  const shop = await api.shop({ stock });
  await edit(shop, { safetyQuantity });
  return shop;
}

async function order(shop: Shop, num: number) {
  const buyer = await api.buyer({ balance: 100_000 });
  const { data } = await decided<Errors & { orderId: number }>(
    buyer,
    '/orders/createOrder',
    orderBody(buyer, shop, { num }),
  );
  return { ...data, cancel: () => decided(buyer, '/orders/cancelOrder', { orderId: data.orderId }) };
}

describe('the safety stock', () => {
  it('is not for sale, and what is left of the stock is', async () => {
    const shop = await shopWith(10, 4);
    expect(await order(shop, 7)).toMatchObject({ errorKey: 'STOCK_SHORT', available: 6 });
    expect(await order(shop, 6)).toMatchObject({ orderId: expect.any(Number) });
    expect(await partsOf(shop)).toEqual({ available: 0, held: 4, locked: 6 });
    expect(await order(shop, 1)).toMatchObject({ errorKey: 'STOCK_SHORT', available: 0 });
  });

  it('is no part of what buyers see', async () => {
    const shop = await shopWith(10, 4);
    const buyer = await api.buyer();
    const { data } = await buyer.call<{ skus: { stocks: object[] }[] }>('GET', `/goods/id?id=${shop.goodId}`);
    expect(data.skus.map(({ stocks }) => stocks)).toEqual([
      [{ warehouseId: shop.warehouseId, available: 6 }],
    ]);
  });

  it('is filled first by what comes in, what orders give back, and what comes back', async () => {
    const shop = await shopWith(10, 0);
    const placed = await order(shop, 8);
    await edit(shop, { safetyQuantity: 5 });
    expect(await partsOf(shop)).toEqual({ available: 0, held: 2, locked: 8 });
    await edit(shop, { delta: 1 });
    expect(await partsOf(shop)).toEqual({ available: 0, held: 3, locked: 8 });
    await placed.cancel();
    expect(await partsOf(shop)).toEqual({ available: 6, held: 5, locked: 0 });
    await edit(shop, { quantity: 2 });
    expect(await partsOf(shop)).toEqual({ available: 0, held: 2, locked: 0 });
    await api.query("SELECT return_stock($1, $2, 4, '退货', NULL)", [shop.skuId, shop.warehouseId]);
    expect(await partsOf(shop)).toEqual({ available: 1, held: 5, locked: 0 });
  });

  it('is for sale again once less of it is kept', async () => {
    const shop = await shopWith(10, 10);
    expect(await order(shop, 1)).toMatchObject({ errorKey: 'STOCK_SHORT' });
    await edit(shop, { safetyQuantity: 7 });
    expect(await partsOf(shop)).toEqual({ available: 3, held: 7, locked: 0 });
  });

  it('stays as it is where a change does not name it, and has no line in the log then', async () => {
    const shop = await shopWith(10, 4);
    await edit(shop, { quantity: 9, warnQuantity: 2, remark: '盘点' });
    const { list } = await listed(shop.seller);
    expect(list).toMatchObject([{ quantity: 9, available: 5, safetyQuantity: 4, safetyHeld: 4, version: 2 }]);
    const { data } = await shop.seller.call<Page<StockLogDto>>('POST', '/goodStock/getStockLogsList', {
      stockId: shop.stockId,
    });
    expect(data.list.map(({ type, delta, quantityAfter }) => [type, delta, quantityAfter])).toEqual([
      [2, -1, 9],
      [SAFETY_LOG, 0, 10],
      [1, 10, 10],
    ]);
  });

  it('has a line in the log for each change of it, which says from what to what and by which document', async () => {
    const shop = await api.shop({ stock: 10 });
    await edit(shop, { safetyQuantity: 4 });
    await edit(shop, { safetyQuantity: 4, warnQuantity: 1 });
    await edit(shop, { delta: 2, safetyQuantity: 6, remark: '补货' });
    await edit(shop, { safetyQuantity: 5, remark: '少留一件' });
    const [row] = (await listed(shop.seller)).list;
    const sheet = await decided<ImportDto>(shop.seller, '/goodStock/importGoodStocks', {
      rows: [{ row: 2, goodsNo: row?.skuNo, warehouseName: row?.warehouseName, safetyQuantity: 8 }],
      clientNo: randomUUID(),
    });
    const set = { kind: 7, change: { mode: 1, value: 3, warehouseId: shop.warehouseId } };
    const { editId } = await apply(shop.seller, set, (await preview(shop.seller, set)).rows);
    const [{ editNo } = {}] = await api.query<{ editNo: string }>(
      'SELECT edit_no AS "editNo" FROM bulk_edit WHERE id = $1',
      [editId],
    );
    await undo(shop.seller, editId);
    expect(await safetyLog(shop)).toEqual([
      [10, '', '0 → 4'],
      [12, '', '4 → 6'],
      [12, '', '6 → 5；少留一件'],
      [12, sheet.data.importNo, '5 → 8'],
      [12, editNo, '8 → 3'],
      [12, editNo, '3 → 8'],
    ]);
    const { data } = await logOf(shop, {});
    expect(data.list.filter(({ remark }) => remark.includes('补货'))).toMatchObject([{ type: 1, delta: 2 }]);
  });

  it('has its first line where a stock row begins with it, by hand, by sheet and with its goods', async () => {
    const shop = await api.shop();
    const warehouseId = await secondWarehouse(api, shop);
    const { data } = await decided<GoodStockDto>(shop.seller, '/goodStock/createGoodStock', {
      ...{ goodId: shop.goodId, warehouseId, quantity: 3, safetyQuantity: 5 },
    });
    expect(await safetyLog({ ...shop, stockId: data.id })).toEqual([[3, '', '0 → 5']]);
    await decided(shop.seller, '/goodStock/deleteGoodStock', { id: data.id });
    const sheet = await decided<ImportDto>(shop.seller, '/goodStock/importGoodStocks', {
      rows: [
        { row: 2, goodsNo: data.skuNo, warehouseName: data.warehouseName, quantity: 4, safetyQuantity: 1 },
      ],
      clientNo: randomUUID(),
    });
    const begun = (await listed(shop.seller)).list.find((each) => each.warehouseId === warehouseId);
    expect(await safetyLog({ ...shop, stockId: begun?.id ?? 0 })).toEqual([
      [4, sheet.data.importNo, '0 → 1'],
    ]);
    await decided(shop.seller, '/goodStock/deleteGoodStock', { id: begun?.id });
    await api.query(`SELECT create_stocks($1, $2)`, [
      shop.seller.accountId,
      JSON.stringify([{ skuId: shop.skuId, warehouseId, quantity: 0, safetyQuantity: 2 }]),
    ]);
    const again = (await listed(shop.seller)).list.find((each) => each.warehouseId === warehouseId);
    expect(await safetyLog({ ...shop, stockId: again?.id ?? 0 })).toEqual([[0, '', '0 → 2']]);
  });

  it('is listed where there is less of it than wanted', async () => {
    const shop = await shopWith(3, 5);
    const { list, total, counts } = await listed(shop.seller, { belowSafety: true });
    expect([list.map(({ id }) => id), total]).toEqual([[shop.stockId], 1]);
    expect(counts).toEqual({ all: 1, low: 1, out: 1, belowSafety: 1 });
    await edit(shop, { quantity: 5 });
    expect(await listed(shop.seller, { belowSafety: true })).toMatchObject({ list: [], total: 0 });
  });

  it('is said when a stock row begins', async () => {
    const shop = await api.shop();
    const warehouseId = await secondWarehouse(api, shop);
    const { data } = await decided<GoodStockDto>(shop.seller, '/goodStock/createGoodStock', {
      ...{ goodId: shop.goodId, warehouseId, quantity: 3, safetyQuantity: 5 },
    });
    expect(data).toMatchObject({ quantity: 3, available: 0, safetyQuantity: 5, safetyHeld: 3 });
  });

  it('tells of low stock by what is for sale', async () => {
    const shop = await shopWith(10, 0);
    await edit(shop, { warnQuantity: 3 });
    await edit(shop, { safetyQuantity: 8 });
    const notices = await api.query<{ detail: string }>(
      "SELECT detail FROM person_notice WHERE account_id = $1 AND kind = 'stockLow'",
      [shop.seller.accountId],
    );
    expect(notices).toMatchObject([{ detail: expect.stringContaining('可用库存还有 2 件') }]);
  });
});

describe('documents of stock', () => {
  it('count what lies there, and take a loss from what is for sale before the safety stock', async () => {
    const shop = await shopWith(10, 4);
    await order(shop, 3);
    const { seller, skuId, warehouseId } = shop;
    const begun = await decided<{ stocktakeId: number }>(seller, '/stocktakes/begin', { warehouseId });
    const id = begun.data.stocktakeId;
    const count = (counted: number) =>
      decided<{ lines: { book: number }[] }>(seller, '/stocktakes/saveLines', {
        ...{ id, lines: [{ skuId, counted }] },
      });
    expect((await count(5)).data.lines).toMatchObject([{ book: 10 }]);
    await decided(seller, '/stocktakes/post', { id });
    expect(await partsOf(shop)).toEqual({ available: 0, held: 2, locked: 3 });
  });

  it('refuse a loss of what orders hold', async () => {
    const shop = await shopWith(10, 4);
    await order(shop, 3);
    const { seller, skuId, warehouseId } = shop;
    const begun = await decided<{ stocktakeId: number }>(seller, '/stocktakes/begin', { warehouseId });
    const id = begun.data.stocktakeId;
    await decided(seller, '/stocktakes/saveLines', { id, lines: [{ skuId, counted: 2 }] });
    const { data } = await decided<Errors & { rows: object[] }>(seller, '/stocktakes/post', { id });
    expect([data.errorKey, data.rows]).toMatchObject(['STOCKTAKE_LOCKED', [{ after: 2, locked: 3 }]]);
    expect(await partsOf(shop)).toEqual({ available: 3, held: 4, locked: 3 });
  });

  it('leave the safety stock where it is, and fill that of the other warehouse', async () => {
    const shop = await shopWith(10, 4);
    const { seller, skuId, goodId, warehouseId: fromWarehouseId } = shop;
    const toWarehouseId = await secondWarehouse(api, shop);
    await decided(seller, '/goodStock/createGoodStock', {
      ...{ goodId, warehouseId: toWarehouseId, quantity: 0, safetyQuantity: 2 },
    });
    const send = (num: number) =>
      decided<Errors & { transferId: number; rows: object[] }>(seller, '/stockTransfers/send', {
        ...{ fromWarehouseId, toWarehouseId, lines: [{ skuId, num }], clientNo: randomUUID() },
      });
    const short = await send(7);
    expect([short.data.errorKey, short.data.rows]).toMatchObject([
      'STOCK_KEPT',
      [{ available: 6, safetyHeld: 4 }],
    ]);
    expect(short.msg).toContain('仅剩6件可调，另有4件是安全库存');
    const sent = await send(6);
    await decided(seller, '/stockTransfers/receive', {
      ...{ id: sent.data.transferId, lines: [{ skuId, received: 5, reason: 1 }] },
    });
    const { list } = await listed(seller);
    const held = list.map(({ quantity, available, safetyHeld }) => [quantity, available, safetyHeld]);
    expect(held.toSorted()).toEqual([
      [4, 0, 4],
      [5, 3, 2],
    ]);
  });

  it('take a sheet with the column, and one without it', async () => {
    const shop = await shopWith(10, 4);
    const [row] = (await listed(shop.seller)).list;
    const bring = async (values: object) =>
      (
        await decided<ImportDto>(shop.seller, '/goodStock/importGoodStocks', {
          rows: [{ row: 2, goodsNo: row?.skuNo, warehouseName: row?.warehouseName, ...values }],
          clientNo: randomUUID(),
        })
      ).data;
    expect(await bring({ quantity: 12 })).toMatchObject({ updated: 1 });
    expect(await partsOf(shop)).toEqual({ available: 8, held: 4, locked: 0 });
    expect(await bring({ safetyQuantity: 20 })).toMatchObject({ updated: 1 });
    expect(await partsOf(shop)).toEqual({ available: 0, held: 12, locked: 0 });
    expect(await bring({ quantity: 12, safetyQuantity: 20 })).toMatchObject({ unchanged: 1 });
    expect(await bring({ safetyQuantity: 1.5 })).toMatchObject({
      failed: [{ row: 2, msg: '安全库存应为0到9999999的整数' }],
    });
    await decided(shop.seller, '/goodStock/deleteGoodStock', { id: shop.stockId });
    expect(await bring({ quantity: 5, safetyQuantity: 2 })).toMatchObject({ created: 1 });
    expect((await listed(shop.seller)).list).toMatchObject([{ quantity: 5, available: 3, safetyHeld: 2 }]);
  });
});

describe('a bulk edit', () => {
  const SAFETY = 7;
  const asked = ({ warehouseId }: Shop, mode: number, value: number) => ({
    ...{ kind: SAFETY, change: { mode, value, warehouseId } },
  });

  it('sets the safety stock as previewed, and gives it back', async () => {
    const shop = await shopWith(10, 4);
    const set = asked(shop, 1, 7);
    const { rows } = await preview(shop.seller, set);
    expect(rows).toMatchObject([{ before: 4, after: 7, msg: '' }]);
    const { editId } = await apply(shop.seller, set, rows);
    expect(await partsOf(shop)).toEqual({ available: 3, held: 7, locked: 0 });
    expect(await undo(shop.seller, editId)).toMatchObject({ undone: 1, left: 0 });
    expect(await partsOf(shop)).toEqual({ available: 6, held: 4, locked: 0 });
  });

  it('keeps no fewer than none, and needs a warehouse with stock of the combination', async () => {
    const shop = await shopWith(10, 4);
    expect((await preview(shop.seller, asked(shop, 2, -9))).rows).toMatchObject([{ before: 4, after: 0 }]);
    const elsewhere = { ...shop, warehouseId: await secondWarehouse(api, shop) };
    expect((await preview(shop.seller, asked(elsewhere, 1, 9))).rows).toMatchObject([
      { before: null, msg: '该仓库还没有这个规格的库存，请先新增' },
    ]);
  });

  it('changes the stock by what lies there', async () => {
    const shop = await shopWith(10, 4);
    const change = { mode: 2, value: -8, warehouseId: shop.warehouseId };
    const { rows } = await preview(shop.seller, { kind: 3, change });
    expect(rows).toMatchObject([{ before: 10, after: 2, msg: '' }]);
    const { editId } = await apply(shop.seller, { kind: 3, change }, rows);
    expect(await partsOf(shop)).toEqual({ available: 0, held: 2, locked: 0 });
    await undo(shop.seller, editId);
    expect(await partsOf(shop)).toEqual({ available: 6, held: 4, locked: 0 });
  });
});
