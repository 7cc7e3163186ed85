import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoodStockDto, ImportDto, StockLogDto } from '../../api/src/modules/stock/stock.schemas.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { ADD_SKUS } from '../support/skus.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

type Page<T> = { list: T[]; total: number };
type Stocks = Page<GoodStockDto> & { counts: { all: number; low: number; out: number; belowSafety: number } };

const stocks = (seller: Person, filter: object = {}) =>
  seller.call<Stocks>('POST', '/goodStock/getGoodStockList', filter);
const change = (seller: Person, body: object) =>
  seller.call<GoodStockDto & { current?: GoodStockDto; locked?: number; field?: string }>(
    'POST',
    '/goodStock/updateGoodStock',
    body,
  );
const importRows = (seller: Person, rows: object[], clientNo: string = randomUUID(), more: object = {}) =>
  seller.call<ImportDto>('POST', '/goodStock/importGoodStocks', { rows, clientNo, ...more });

/** What moved since the stock was set up, in turn. */
async function logged({ seller, stockId }: Shop) {
  const { data } = await seller.call<Page<StockLogDto>>('POST', '/goodStock/getStockLogsList', {
    stockId,
    pageSize: 100,
  });
  return data.list
    .toReversed()
    .slice(1)
    .map(({ type, delta, quantityAfter, lockedAfter, remark }) => ({
      ...{ type, delta, quantityAfter, lockedAfter, remark },
    }));
}

/** What the supplier sees of the shop's stock. */
async function shown({ seller, stockId }: Shop): Promise<GoodStockDto | undefined> {
  return (await stocks(seller)).data.list.find(({ id }) => id === stockId);
}

/** The names by which a sheet means the shop's stock. */
async function named({ goodId, warehouseId }: Shop) {
  const [row] = await api.query<{ goodsNo: string; warehouseName: string }>(
    'SELECT g.goods_no AS "goodsNo", h.name AS "warehouseName" FROM goods g, warehouse h WHERE g.id = $1 AND h.id = $2',
    [goodId, warehouseId],
  );
  if (!row) throw new Error('no such goods');
  return row;
}

async function moreGoods({ seller }: Shop, name: string, searchText = name): Promise<number> {
  const [row] = await api.query<{ id: number }>(
    `INSERT INTO goods (goods_no, name, search_text, category_id, seller_id, pics, supply_price, weight)
     VALUES ($1, $2, $3, 8, $4, '["/files/a.svg", "/files/b.svg"]', 100, 300) RETURNING id`,
    [randomUUID(), name, searchText, seller.accountId],
  );
  await api.query(ADD_SKUS);
  return row?.id ?? 0;
}

/** A buyer's order of so many pieces, unpaid. */
async function order(shop: Shop, num: number): Promise<{ buyer: Person; orderId: number; orderNo: string }> {
  const buyer = await api.buyer({ balance: 100_000 });
  const { data } = await buyer.call<{ orderId: number; orderNo: string }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, { num }),
  );
  return { buyer, orderId: data.orderId, orderNo: data.orderNo };
}

describe('the stock list', () => {
  it('shows each row of the supplier with on-hand, reserved and available pieces', async () => {
    const shop = await api.shop({ stock: 10 });
    await order(shop, 4);
    const { goodsNo, warehouseName } = await named(shop);
    const { data } = await stocks(shop.seller);
    expect(data).toEqual({
      list: [
        {
          id: shop.stockId,
          goodId: shop.goodId,
          goodsNo,
          goodName: goodsNo,
          goodPic: '/files/test.svg',
          skuId: shop.skuId,
          skuNo: `${goodsNo}-1`,
          skuName: '',
          merchantCode: '',
          goodStatus: 1,
          warehouseId: shop.warehouseId,
          warehouseName,
          quantity: 10,
          locked: 4,
          available: 6,
          safetyQuantity: 0,
          safetyHeld: 0,
          warnQuantity: 0,
          bin: '',
          isLow: false,
          version: 0,
          updatedAt: expect.stringMatching(/\+08:00$/),
        },
      ],
      total: 1,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: [expect.any(String)],
      counts: { all: 1, low: 0, out: 0, belowSafety: 0 },
    });
  });

  it('sorts low stock first, counts it and can be narrowed to it', async () => {
    const shop = await api.shop({ stock: 50 });
    const add = async (name: string, quantity: number, warnQuantity: number) =>
      shop.seller.call('POST', '/goodStock/createGoodStock', {
        goodId: await moreGoods(shop, name),
        warehouseId: shop.warehouseId,
        quantity,
        warnQuantity,
      });
    await add('到线', 5, 5);
    await add('充足', 6, 5);
    await add('没有了', 0, 0);
    const names = async (filter: object) => {
      const { data } = await stocks(shop.seller, filter);
      return [
        data.list.map(({ goodName, isLow }) => `${goodName.slice(0, 3)}${isLow ? '!' : ''}`),
        data.total,
        data.counts,
      ];
    };
    const counts = { all: 4, low: 2, out: 1, belowSafety: 0 };
    const first = (await named(shop)).goodsNo.slice(0, 3);
    expect(await names({})).toEqual([['没有了!', '到线!', '充足', first], 4, counts]);
    expect(await names({ low: true })).toEqual([['没有了!', '到线!'], 2, counts]);
    expect(await names({ out: true })).toEqual([['没有了!'], 1, counts]);
    expect(await names({ page: 2, pageSize: 3 })).toEqual([[first], 4, counts]);
  });

  it('is searched by goods, warehouse, name, pinyin and goods number', async () => {
    const shop = await api.shop();
    const goodId = await moreGoods(shop, '棉袜', '棉袜 mianwa mw');
    await shop.seller.call('POST', '/goodStock/createGoodStock', {
      goodId,
      warehouseId: shop.warehouseId,
      quantity: 3,
    });
    const { goodsNo } = await named(shop);
    const found = async (filter: object) =>
      (await stocks(shop.seller, filter)).data.list.map((row) => row.goodId);
    expect(await found({ goodId })).toEqual([goodId]);
    expect(await found({ warehouseId: shop.warehouseId })).toEqual([goodId, shop.goodId]);
    expect(await found({ warehouseId: (await api.shop()).warehouseId })).toEqual([]);
    expect(await found({ keyword: '棉' })).toEqual([goodId]);
    expect(await found({ keyword: 'MianWa' })).toEqual([goodId]);
    expect(await found({ keyword: goodsNo.toUpperCase() })).toEqual([shop.goodId]);
    expect(await found({ keyword: '%' })).toEqual([]);
  });

  it('leaves out rows of removed goods, which cannot be edited either', async () => {
    const shop = await api.shop();
    await api.query('UPDATE goods SET deleted_at = now() WHERE id = $1', [shop.goodId]);
    expect((await stocks(shop.seller)).data).toMatchObject({ list: [], counts: { all: 0 } });
    expect(await change(shop.seller, { id: shop.stockId, delta: 1 })).toMatchObject({
      data: { errorKey: 'NOT_FOUND' },
    });
  });
});

describe('a stock edit', () => {
  it('sets, adds and subtracts, and logs each with its remark', async () => {
    const shop = await api.shop({ stock: 10 });
    const { seller, stockId: id } = shop;
    const set = await change(seller, { id, quantity: 25, version: 0, warnQuantity: 5, remark: ' 盘点 ' });
    expect(set).toMatchObject({
      code: 0,
      msg: '库存已更新',
      data: { id, quantity: 25, available: 25, warnQuantity: 5, version: 1 },
    });
    expect((await change(seller, { id, delta: 5 })).data).toMatchObject({ quantity: 30, version: 2 });
    expect((await change(seller, { id, delta: -12 })).data).toMatchObject({ quantity: 18, version: 3 });
    expect((await change(seller, { id, quantity: 18 })).data).toMatchObject({ quantity: 18, version: 3 });
    expect((await change(seller, { id, warnQuantity: 18 })).data).toMatchObject({ isLow: true, version: 4 });
    expect((await change(seller, { id, quantity: 18, remark: '已核对' })).data).toMatchObject({ version: 5 });
    expect(await logged(shop)).toEqual([
      { type: 2, delta: 15, quantityAfter: 25, lockedAfter: 0, remark: '盘点' },
      { type: 1, delta: 5, quantityAfter: 30, lockedAfter: 0, remark: '' },
      { type: 2, delta: -12, quantityAfter: 18, lockedAfter: 0, remark: '' },
      { type: 2, delta: 0, quantityAfter: 18, lockedAfter: 0, remark: '已核对' },
    ]);
    const operators = await api.query(
      'SELECT DISTINCT operator_id AS id FROM stock_log WHERE stock_id = $1',
      [id],
    );
    expect(operators).toEqual([{ id: seller.accountId }]);
  });

  it('of an older version is refused with the current values and overwrites nothing', async () => {
    const shop = await api.shop({ stock: 10 });
    const { seller, stockId: id } = shop;
    await change(seller, { id, quantity: 25, version: 0 });
    const late = await change(seller, { id, quantity: 7, version: 0, warnQuantity: 3, remark: '晚了' });
    expect(late).toMatchObject({ code: 7, msg: '内容已被修改，请核对后重试' });
    expect(late.data).toEqual({ errorKey: 'CHANGED_MEANWHILE', current: await shown(shop) });
    expect(late.data.current).toMatchObject({ quantity: 25, warnQuantity: 0, version: 1 });
    expect(await logged(shop)).toEqual([
      { type: 2, delta: 15, quantityAfter: 25, lockedAfter: 0, remark: '' },
    ]);
  });

  it('is not outdated by orders that reserve, expire and ship', async () => {
    const shop = await api.shop({ stock: 10 });
    const kept = await order(shop, 3);
    const dropped = await order(shop, 2);
    await dropped.buyer.call('POST', '/orders/cancelOrder', { orderId: dropped.orderId });
    await kept.buyer.call('POST', '/orders/confirmOrder', { id: kept.orderId, action: 'pay' });
    await api.query('UPDATE order_package SET status = 30, output_status = 3 WHERE order_id = $1', [
      kept.orderId,
    ]);
    await api.query('SELECT take_stock($1, $2, 3, $3, NULL)', [shop.skuId, shop.warehouseId, kept.orderNo]);
    expect(await shown(shop)).toMatchObject({ quantity: 7, locked: 0, version: 0 });
    expect(await change(shop.seller, { id: shop.stockId, quantity: 9, version: 0 })).toMatchObject({
      code: 0,
      data: { quantity: 9, version: 1 },
    });
  });

  it('never goes below the reserved pieces', async () => {
    const shop = await api.shop({ stock: 10 });
    const { seller, stockId: id } = shop;
    await order(shop, 4);
    for (const body of [{ quantity: 3 }, { delta: -7 }]) {
      const answer = await change(seller, { id, ...body });
      expect(answer).toMatchObject({ code: 7, msg: '库存不能小于已锁定数量4' });
      expect(answer.data).toEqual({ errorKey: 'STOCK_LOCKED', locked: 4 });
    }
    expect(await change(seller, { id, delta: -6 })).toMatchObject({ data: { quantity: 4, available: 0 } });
  });

  it.each([
    [{}, 'quantity'],
    [{ quantity: 1, delta: 1 }, 'quantity'],
    [{ quantity: 1, delta: 1, warnQuantity: 1 }, 'quantity'],
    [{ version: 0, remark: '什么也没改' }, 'quantity'],
    [{ quantity: -1 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: 10_000_000 }, 'quantity'],
    [{ delta: 9_999_990 }, 'delta'],
    [{ warnQuantity: -1 }, 'warnQuantity'],
    [{ delta: 1, remark: '长'.repeat(101) }, 'remark'],
  ])('with %j is refused at its field', async (body, field) => {
    const shop = await api.shop({ stock: 10 });
    const before = await shown(shop);
    const answer = await change(shop.seller, { id: shop.stockId, ...body });
    expect(answer.data).toMatchObject({ errorKey: 'BAD_PARAM', field });
    expect(await shown(shop)).toEqual(before);
  });
});

describe('a new stock row', () => {
  it('starts with a log entry and is unique per goods and warehouse', async () => {
    const shop = await api.shop();
    const goodId = await moreGoods(shop, '新品');
    const body = { goodId, warehouseId: shop.warehouseId, quantity: 8, warnQuantity: 2 };
    const made = await shop.seller.call<GoodStockDto>('POST', '/goodStock/createGoodStock', body);
    expect(made).toMatchObject({
      code: 0,
      msg: '库存已新增',
      data: { goodId, goodPic: '/files/a.svg', quantity: 8, warnQuantity: 2, locked: 0, version: 0 },
    });
    const logs = await shop.seller.call<Page<StockLogDto>>('POST', '/goodStock/getStockLogsList', {
      stockId: made.data.id,
    });
    expect(logs.data.list).toMatchObject([{ type: 1, delta: 8, quantityAfter: 8, bizNo: '' }]);
    const again = await shop.seller.call('POST', '/goodStock/createGoodStock', body);
    expect(again.data.errorKey).toBe('STOCK_EXISTS');
  });
});

describe('removing a stock row', () => {
  const remove = ({ seller, stockId: id }: Shop) => seller.call('POST', '/goodStock/deleteGoodStock', { id });

  it('logs out the remaining pieces', async () => {
    const shop = await api.shop({ stock: 10 });
    expect(await remove(shop)).toMatchObject({ code: 0, data: { id: shop.stockId } });
    const logs = await api.query('SELECT type, delta FROM stock_log WHERE stock_id = $1 ORDER BY id', [
      shop.stockId,
    ]);
    expect(logs).toEqual([
      { type: 1, delta: 10 },
      { type: 2, delta: -10 },
    ]);
    expect((await remove(shop)).data.errorKey).toBe('NOT_FOUND');
    const { buyer } = { buyer: await api.buyer({ balance: 1_000 }) };
    const late = await buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop));
    expect(late.code).toBe(7);
  });

  it('is refused while an order is unfinished, reserved or already shipped', async () => {
    const shop = await api.shop({ stock: 10 });
    const { buyer, orderId, orderNo } = await order(shop, 2);
    expect(await remove(shop)).toMatchObject({ code: 7, msg: '存在未完成订单，不能删除' });
    await buyer.call('POST', '/orders/confirmOrder', { id: orderId, action: 'pay' });
    await api.query('UPDATE order_package SET status = 30, output_status = 3 WHERE order_id = $1', [orderId]);
    await api.query('UPDATE orders SET status = 30, shipped_at = now() WHERE id = $1', [orderId]);
    await api.query('SELECT take_stock($1, $2, 2, $3, NULL)', [shop.skuId, shop.warehouseId, orderNo]);
    expect((await remove(shop)).data.errorKey).toBe('STOCK_ORDERED');
    await buyer.call('POST', '/orders/confirmOrder', { id: orderId, action: 'receive' });
    expect((await remove(shop)).code).toBe(0);
  });

  it('discards pieces that return later until the row exists again', async () => {
    const shop = await api.shop({ stock: 10 });
    await remove(shop);
    const back = () =>
      api.query("SELECT return_stock($1, $2, 1, 'P1', NULL)", [shop.skuId, shop.warehouseId]);
    await expect(back()).rejects.toThrow('RETURN_STOCK');
    await shop.seller.call('POST', '/goodStock/createGoodStock', {
      goodId: shop.goodId,
      warehouseId: shop.warehouseId,
      quantity: 0,
    });
    await back();
    expect((await stocks(shop.seller)).data.list).toMatchObject([{ quantity: 1, version: 0 }]);
  });
});

describe('stock reservations', () => {
  it('are active orders with pieces, the next to expire first and then paid ones', async () => {
    const shop = await api.shop({ stock: 100 });
    const paid = await order(shop, 3);
    await paid.buyer.call('POST', '/orders/confirmOrder', { id: paid.orderId, action: 'pay' });
    const later = await order(shop, 2);
    const sooner = await order(shop, 1);
    await api.query("UPDATE orders SET pay_expire_at = pay_expire_at - interval '5 minutes' WHERE id = $1", [
      sooner.orderId,
    ]);
    const gone = await order(shop, 9);
    await gone.buyer.call('POST', '/orders/cancelOrder', { orderId: gone.orderId });
    const { data } = await shop.seller.call<Page<object>>('POST', '/goodStock/getReservationsList', {
      stockId: shop.stockId,
    });
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+08:00$/);
    const row = ({ orderId, orderNo }: typeof paid, quantity: number, isPaid: boolean) => ({
      ...{ orderId, orderNo, quantity, paid: isPaid },
      payExpireAt: isPaid ? null : instant,
      createdAt: instant,
    });
    expect(data).toEqual({
      list: [row(sooner, 1, false), row(later, 2, false), row(paid, 3, true)],
      total: 3,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: [expect.any(String), expect.any(String), expect.any(String)],
    });
  });
});

describe('the stock log', () => {
  it('is paged, newest first, and filtered by type', async () => {
    const shop = await api.shop({ stock: 10 });
    for (const delta of [1, 2, -3]) await change(shop.seller, { id: shop.stockId, delta });
    const deltas = async (filter: object) => {
      const { data } = await shop.seller.call<Page<StockLogDto>>('POST', '/goodStock/getStockLogsList', {
        stockId: shop.stockId,
        ...filter,
      });
      return [data.list.map(({ delta }) => delta), data.total];
    };
    expect(await deltas({ pageSize: 2 })).toEqual([[-3, 2], 4]);
    expect(await deltas({ pageSize: 2, page: 2 })).toEqual([[1, 10], 4]);
    expect(await deltas({ type: 2 })).toEqual([[-3], 1]);
  });

  it('is answered as missing for a row of another supplier', async () => {
    const shop = await api.shop();
    const other = await api.seller();
    for (const path of ['getStockLogsList', 'getReservationsList']) {
      const answer = await other.call('POST', `/goodStock/${path}`, { stockId: shop.stockId });
      expect(answer.data.errorKey).toBe('NOT_FOUND');
    }
  });
});

describe('a stock import', () => {
  it('sets, adds and creates rows and reports what is wrong with each other row', async () => {
    const shop = await api.shop({ stock: 10 });
    const goodId = await moreGoods(shop, '新品');
    const here = await named(shop);
    const fresh = await named({ ...shop, goodId });
    const strange = await named(await api.shop());
    await order(shop, 4);
    const { data } = await importRows(shop.seller, [
      { row: 2, ...here, quantity: 30, warnQuantity: 6 },
      { row: 3, ...fresh, goodsNo: ` ${fresh.goodsNo} `, delta: 5 },
      { row: 4, ...here, goodsNo: 'G-没有', quantity: 1 },
      { row: 5, ...here, warehouseName: strange.warehouseName, quantity: 1 },
      { row: 6, ...here, quantity: -1 },
      { row: 7, ...here, quantity: 1.5 },
      { row: 8, ...here, delta: 0.5 },
      { row: 9, ...here },
      { row: 10, ...here, quantity: 1, delta: 1 },
      { row: 11, ...here, quantity: 1, warnQuantity: -1 },
    ]);
    expect(data).toEqual({
      importNo: expect.stringMatching(/^I\d{18}$/),
      created: 1,
      updated: 1,
      unchanged: 0,
      failed: [
        { row: 4, msg: '没有找到该商品编号' },
        { row: 5, msg: '没有找到该仓库' },
        { row: 6, msg: '库存数量应为0到9999999的整数' },
        { row: 7, msg: '库存数量应为0到9999999的整数' },
        { row: 8, msg: '增减数量应为不超过9999999的整数' },
        { row: 9, msg: '请填写库存数量或增减数量' },
        { row: 10, msg: '库存数量与增减数量只能填写一个' },
        { row: 11, msg: '预警数量应为0到9999999的整数' },
      ],
    });
    const list = (await stocks(shop.seller)).data.list;
    expect(list).toMatchObject([
      { goodId, quantity: 5, version: 0 },
      { goodId: shop.goodId, quantity: 30, locked: 4, warnQuantity: 6, version: 1 },
    ]);
    const [last] = await api.query(
      'SELECT type, delta, biz_no FROM stock_log WHERE stock_id = $1 AND type = 8',
      [shop.stockId],
    );
    expect(last).toEqual({ type: 8, delta: 20, biz_no: data.importNo });
  });

  it('refuses two rows for the same stock and rows below the reserved pieces', async () => {
    const shop = await api.shop({ stock: 10 });
    const goodId = await moreGoods(shop, '新品');
    const here = await named(shop);
    const fresh = await named({ ...shop, goodId });
    await order(shop, 4);
    const doubled = await importRows(shop.seller, [
      { row: 2, ...here, quantity: 30 },
      { row: 3, ...here, delta: 1 },
      { row: 4, ...fresh, delta: -1 },
    ]);
    expect(doubled.data.failed).toEqual([
      { row: 2, msg: '与第3行是同一商品和仓库' },
      { row: 3, msg: '与第2行是同一商品和仓库' },
      { row: 4, msg: '现有库存0件，减少后会小于0' },
    ]);
    const short = await importRows(shop.seller, [{ row: 2, ...here, delta: -7 }]);
    expect(short.data.failed).toEqual([{ row: 2, msg: '库存不能小于已锁定数量4' }]);
    const below = await importRows(shop.seller, [{ row: 2, ...here, delta: -11 }]);
    expect(below.data.failed).toEqual([{ row: 2, msg: '现有库存10件，减少后会小于0' }]);
    const much = await importRows(shop.seller, [{ row: 2, ...here, delta: 9_999_999 }]);
    expect(much.data.failed).toEqual([{ row: 2, msg: '库存数量不能超过9999999' }]);
    expect(await shown(shop)).toMatchObject({ quantity: 10, version: 0 });
  });

  it('refuses a merchant code that several goods have', async () => {
    const shop = await api.shop({ stock: 10 });
    await moreGoods(shop, '新品');
    const { warehouseName } = await named(shop);
    await api.query(
      "UPDATE sku k SET merchant_code = '杯-1' FROM goods g WHERE g.id = k.good_id AND g.seller_id = $1",
      [shop.seller.accountId],
    );
    const { data } = await importRows(shop.seller, [{ row: 2, goodsNo: '杯-1', warehouseName, quantity: 1 }]);
    expect(data.failed).toEqual([{ row: 2, msg: '商家编码对应多件商品，请填写商品编号或规格编号' }]);
  });

  it('says what would become of each row when it is only checked, and writes nothing', async () => {
    const shop = await api.shop({ stock: 10 });
    const goodId = await moreGoods(shop, '新品');
    const here = await named(shop);
    const fresh = await named({ ...shop, goodId });
    const rows = [
      { row: 2, ...here, delta: -11 },
      { row: 3, ...fresh, quantity: 5, safetyQuantity: 1 },
      { row: 4, ...here, goodsNo: 'G-没有', quantity: 1 },
    ];
    const clientNo = randomUUID();
    const checked = await importRows(shop.seller, rows, clientNo, { checkOnly: true });
    expect(checked.data).toMatchObject({
      ...{ created: 1, updated: 0, unchanged: 0 },
      failed: [
        { row: 4, msg: '没有找到该商品编号' },
        { row: 2, msg: '现有库存10件，减少后会小于0' },
      ],
    });
    expect((await stocks(shop.seller)).data.list).toMatchObject([
      { goodId: shop.goodId, quantity: 10, version: 0 },
    ]);
    expect((await importRows(shop.seller, rows.slice(1), clientNo)).data).toMatchObject({ created: 1 });
  });

  it('is applied once per idempotency key', async () => {
    const shop = await api.shop({ stock: 10 });
    const rows = [{ row: 2, ...(await named(shop)), delta: 5 }];
    const clientNo = randomUUID();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => importRows(shop.seller, rows, clientNo)),
    );
    expect(first?.data).toMatchObject({ updated: 1 });
    for (const other of others) expect(other.data).toEqual(first?.data);
    expect(await shown(shop)).toMatchObject({ quantity: 15, version: 1 });
    const other = await importRows(shop.seller, [{ ...rows[0], delta: 6 }], clientNo);
    expect(other.data.errorKey).toBe('IDEMPOTENCY_CONFLICT');
    const next = await importRows(shop.seller, [{ ...rows[0], delta: 0 }]);
    expect(next.data).toMatchObject({ updated: 0, unchanged: 1, failed: [] });
  });

  it('of more than 1,000 rows is refused as a whole', async () => {
    const shop = await api.shop({ stock: 10 });
    const names = await named(shop);
    const rows = Array.from({ length: 1_001 }, (_, at) => ({ row: at + 2, ...names, delta: 1 }));
    expect(await importRows(shop.seller, rows)).toMatchObject({ code: 7, msg: '最多支持1000条' });
    expect(await shown(shop)).toMatchObject({ quantity: 10 });
  });
});
