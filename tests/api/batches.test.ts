import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { upsertShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import { goodReceiver, type Person, type Shop } from '../support/api.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { testBox } from '../support/sealed.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';
import { repriced } from '../support/skus.ts';

const fixture = shoppingFixture();

type Part = {
  part: number;
  refusal: { errorKey: string; msg: string } | null;
  packageCount: number;
  available: number;
};
type Batch = {
  batchNo: string;
  totalFee: number;
  packageCount: number;
  skipped: object[];
  orders: { id: number; batchNo: string; status: number; totalFee: number }[];
  enough: boolean;
  balance: number;
  paidFee: number;
};

const partOf = ({ goodId, warehouseId, courierId }: Shop, more: object = {}) => ({
  goodId,
  warehouseId,
  courierId,
  num: 1,
  packages: [goodReceiver],
  ...more,
});
const batchOf = (buyer: Person, parts: object[], more: object = {}) => ({
  type: 3,
  senderId: buyer.senderId,
  parts,
  ...more,
});
const call = <T = Batch>(buyer: Person, name: string, body: object) =>
  buyer.call<T>('POST', `/orders/${name}`, body);
const rich = (balance: number) => fixture.api.buyer({ balance });
const stockOf = async ({ stockId }: Shop) => fixture.locked({ stockId } as Shop);
const wrong = { ...goodReceiver, receiverPhone: '1' };

describe('a batch', () => {
  it('is quoted, placed and paid atomically', async () => {
    const buyer = await rich(100_000);
    const shops = [await fixture.api.shop(), await fixture.api.shop()];
    const body = batchOf(
      buyer,
      shops.map((shop) => partOf(shop, { packages: [goodReceiver, goodReceiver] })),
    );
    const quote = (await call<Batch & { quoteNo: string; parts: Part[] }>(buyer, 'quoteBatch', body)).data;
    expect(quote.parts.map(({ packageCount, refusal }) => [packageCount, refusal])).toEqual([
      [2, null],
      [2, null],
    ]);
    const { data } = await call(buyer, 'createBatch', { ...body, quoteNo: quote.quoteNo });
    expect(data).toMatchObject({ packageCount: 4, totalFee: quote.totalFee, enough: true, skipped: [] });
    expect(data.orders.map(({ batchNo, status }) => [batchNo, status])).toEqual([
      [data.batchNo, 10],
      [data.batchNo, 10],
    ]);
    const clientNo = randomUUID();
    const paid = await Promise.all(
      [1, 2, 3].map(() => call(buyer, 'confirmBatch', { batchNo: data.batchNo, clientNo })),
    );
    expect(
      paid.map(({ data: { paidFee, balance, orders } }) => [
        paidFee,
        balance,
        orders.map(({ status }) => status),
      ]),
    ).toEqual(paid.map(() => [quote.totalFee, 100_000 - quote.totalFee, [20, 20]]));
    expect((await call(buyer, 'confirmBatch', { batchNo: data.batchNo })).data).toMatchObject({
      errorKey: 'ORDER_STATE',
    });
  });

  it('places nothing when the stock of one part is short', async () => {
    const buyer = await rich(100_000);
    const [plenty, few] = [await fixture.api.shop(), await fixture.api.shop({ stock: 1 })];
    const two = { packages: [goodReceiver, goodReceiver] };
    const body = batchOf(buyer, [partOf(plenty), partOf(few, two)], { confirm: true });
    expect(await call(buyer, 'createBatch', body)).toMatchObject({
      code: 7,
      data: { errorKey: 'STOCK_SHORT' },
    });
    expect([await stockOf(plenty), await stockOf(few)]).toEqual([0, 0]);
  });

  it('reports what earlier parts leave of the same stock', async () => {
    const own = await fixture.api.shop({ stock: 3 });
    const two = { packages: [goodReceiver, goodReceiver] };
    const { data } = await call<{ parts: Part[] }>(
      fixture.buyer,
      'quoteBatch',
      batchOf(fixture.buyer, [partOf(own, two), partOf(own, two)]),
    );
    expect(data.parts.map(({ available }) => available)).toEqual([3, 1]);
  });

  it('pays nothing when the balance covers only some orders', async () => {
    const shops = [await fixture.api.shop(), await fixture.api.shop(), await fixture.api.shop()];
    const buyer = await rich(1_000);
    const body = batchOf(
      buyer,
      shops.map((shop) => partOf(shop)),
    );
    expect(await call(buyer, 'createBatch', { ...body, confirm: true })).toMatchObject({
      data: { errorKey: 'BALANCE_SHORT', balance: 1_000 },
    });
    const { data } = await call(buyer, 'createBatch', body);
    expect(await call(buyer, 'confirmBatch', { batchNo: data.batchNo })).toMatchObject({
      data: { errorKey: 'BALANCE_SHORT', need: data.totalFee, lack: data.totalFee - 1_000 },
    });
    const orders = await fixture.api.query<{ status: number }>(
      'SELECT status FROM orders WHERE batch_no = $1',
      [data.batchNo],
    );
    expect(orders.map(({ status }) => status)).toEqual([10, 10, 10]);
  });

  it('pays nothing when one of its orders has ended', async () => {
    const buyer = await rich(100_000);
    const body = batchOf(buyer, [partOf(await fixture.api.shop()), partOf(await fixture.api.shop())]);
    const { data } = await call(buyer, 'createBatch', body);
    await buyer.call('POST', '/orders/cancelOrder', { orderId: data.orders[1]?.id });
    expect((await call(buyer, 'confirmBatch', { batchNo: data.batchNo })).data).toMatchObject({
      errorKey: 'ORDER_STATE',
    });
    expect((await buyer.call<{ balance: number }>('GET', '/user/info')).data.balance).toBe(100_000);
  });

  it('refuses invalid rows by part, or leaves out rows and refused parts on request', async () => {
    const off = await fixture.api.shop();
    await fixture.api.query('UPDATE goods SET status = 2 WHERE id = $1', [off.goodId]);
    const own = await fixture.api.shop();
    const parts = [partOf(own, { packages: [goodReceiver, wrong] }), partOf(off)];
    const quote = await call<{ parts: Part[] }>(fixture.buyer, 'quoteBatch', batchOf(fixture.buyer, parts));
    expect(quote.data.parts[1]?.refusal).toEqual({ errorKey: 'GOODS_OFF', msg: '商品已下架' });
    expect(await call(fixture.buyer, 'createBatch', batchOf(fixture.buyer, parts))).toMatchObject({
      msg: '商品已下架',
      data: { errorKey: 'GOODS_OFF', part: 1 },
    });
    expect(await call(fixture.buyer, 'createBatch', batchOf(fixture.buyer, parts.slice(0, 1)))).toMatchObject(
      {
        data: { errorKey: 'ROWS_INVALID', failed: [{ part: 0, row: 1, field: 'phone' }] },
      },
    );
    const { data } = await call(
      fixture.buyer,
      'createBatch',
      batchOf(fixture.buyer, parts, { skipInvalid: true }),
    );
    expect([data.packageCount, data.skipped]).toEqual([
      1,
      [
        { part: 0, row: 1 },
        { part: 1, row: null },
      ],
    ]);
  });

  it('answers a repeated request with the first batch and refuses another request with its number', async () => {
    const clientNo = randomUUID();
    const body = batchOf(fixture.buyer, [partOf(await fixture.api.shop())], { clientNo });
    const [one, two] = await Promise.all([
      call(fixture.buyer, 'createBatch', body),
      call(fixture.buyer, 'createBatch', body),
    ]);
    expect([one.code, two.data.batchNo]).toEqual([0, one.data.batchNo]);
    expect((await call(fixture.buyer, 'createBatch', { ...body, remark: '别的' })).data).toMatchObject({
      errorKey: 'IDEMPOTENCY_CONFLICT',
    });
  });

  it('refuses an outdated price', async () => {
    const own = await fixture.api.shop();
    const body = batchOf(fixture.buyer, [partOf(own)]);
    const { data } = await call<{ quoteNo: string }>(fixture.buyer, 'quoteBatch', body);
    await fixture.api.query(repriced('supply_price = supply_price + 1'), [own.goodId]);
    expect((await call(fixture.buyer, 'createBatch', { ...body, quoteNo: data.quoteNo })).data).toMatchObject(
      {
        errorKey: 'PRICE_CHANGED',
      },
    );
  });

  it('never deadlocks with batches of the same goods', async () => {
    const buyers = await Promise.all([1, 2, 3, 4].map(() => rich(1_000_000)));
    const shops = [await fixture.api.shop(), await fixture.api.shop(), await fixture.api.shop()];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        const buyer = buyers[n % 4] ?? fixture.buyer;
        const inOrder = n % 2 === 0 ? shops : shops.toReversed();
        return call(
          buyer,
          'createBatch',
          batchOf(
            buyer,
            inOrder.map((shop) => partOf(shop)),
            { confirm: true },
          ),
        );
      }),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
    expect(await Promise.all(shops.map(stockOf))).toEqual([24, 24, 24]);
  });

  it('never deadlocks with orders that are being read from their shop', async () => {
    const buyer = await rich(10_000_000);
    const shop = await bindShop(fixture.api, buyer);
    const own = await fixture.api.shop({ stock: 2_000 });
    for (let round = 0; round < 8; round += 1) {
      const orders = await addShopOrders(
        fixture.api,
        shop.id,
        Array.from({ length: 20 }, () => ({})),
      );
      const ids = orders.map(({ id }) => id);
      // The later numbers stand in the first part.
      const parts = [ids.slice(10), ids.slice(0, 10)].map((shopOrderIds) =>
        partOf(own, { packages: [], shopOrderIds }),
      );
      const reading = upsertShopOrders(
        fixture.api.database.db,
        testBox,
        shop.id,
        orders.map(({ remoteOrderNo }, no) => remoteOrder(no, { remoteOrderNo, updatedAt: new Date() })),
      );
      const [, placed] = await Promise.all([
        reading,
        call(buyer, 'createBatch', { ...batchOf(buyer, parts), type: 2 }),
      ]);
      expect([0, 7]).toContain(placed.code);
      expect(placed.http).toBe(200);
    }
  });

  it('places a thousand orders of a shop', async () => {
    const buyer = await rich(10_000_000);
    const shop = await bindShop(fixture.api, buyer);
    const ids = (
      await addShopOrders(
        fixture.api,
        shop.id,
        Array.from({ length: 1000 }, () => ({})),
      )
    ).map(({ id }) => id);
    const own = await fixture.api.shop({ stock: 2_000 });
    const parts = [ids.slice(0, 500), ids.slice(500)].map((shopOrderIds) =>
      partOf(own, { packages: [], shopOrderIds }),
    );
    const { data, code } = await call(buyer, 'createBatch', {
      ...batchOf(buyer, parts, { confirm: true }),
      type: 2,
    });
    expect([code, data.packageCount, data.orders.length]).toEqual([0, 1000, 2]);
    const [counts] = await fixture.api.query(
      'SELECT count(*) AS n, count(package_id) AS parcels, min(import_status) AS least FROM shop_order WHERE shop_id = $1',
      [shop.id],
    );
    expect(counts).toEqual({ n: 1000, parcels: 1000, least: 1 });
  });
});
