import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { goodReceiver, orderBody, type Person, type Shop } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';
import { repriced } from '../support/skus.ts';

const fixture = shoppingFixture();

type Row = {
  row: number;
  num: number;
  packageFee: number;
  problems: { field: string; reasonCode: string; msg: string; blocking: boolean }[];
};
type Quote = { quoteNo: string; totalFee: number; rows: Row[]; problems: { reasonCode: string }[] };
type BatchQuote = { quoteNo: string; totalFee: number; parts: { available: number; rows: Row[] }[] };
type Order = {
  id: number;
  num: number;
  pieceCount: number;
  packageCount: number;
  totalFee: number;
  status: number;
};
type Batch = {
  batchNo: string;
  totalFee: number;
  packageCount: number;
  paidFee: number;
  balance: number;
  skipped: { part: number; row: number | null }[];
  orders: Order[];
};

/** 120 fen a piece of 300 g; the courier takes 280 for the first kilogram and 100 for each more. */
let shop: Shop;
let buyer: Person;
beforeEach(async () => {
  shop = await fixture.api.shop();
  buyer = await fixture.api.buyer({ balance: 100_000 });
});

const named = (receiverName: string, num?: number) => ({
  ...goodReceiver,
  receiverName,
  ...(num && { num }),
});
/** Of four people with 1, 2, 2 and 5 pieces. */
const people = () => [named('甲一'), named('乙二', 2), named('丙三', 2), named('丁四', 5)];
const partOf = (packages: object[], of = shop) => {
  const { goodId, warehouseId, courierId } = of;
  return { goodId, warehouseId, courierId, packages };
};
const batchOf = (packages: object[], more: object = {}) => ({
  type: 1,
  senderId: buyer.senderId,
  parts: [partOf(packages)],
  ...more,
});
const call = <T = Batch>(name: string, body: object) => buyer.call<T>('POST', `/orders/${name}`, body);
const balance = async () => (await buyer.call<{ balance: number }>('GET', '/user/info')).data.balance;

/** The buyer's parcels as placed: receiver, pieces, fen, grams. */
async function parcels(): Promise<string[]> {
  const { list } = (
    await buyer.call<{ list: { receiverName: string; num: number; price: number; weight: number }[] }>(
      'POST',
      '/orderPackages/getOrderPackagesList',
      {},
    )
  ).data;
  return list
    .toReversed()
    .map(({ receiverName, num, price, weight }) => `${receiverName} ${num} ${price} ${weight}`);
}

describe('recipients of different pieces', () => {
  it('are priced by their own pieces', async () => {
    const { data } = await call<Quote>('quote', orderBody(buyer, shop, { packages: people() }));
    expect(data.rows.map(({ num, packageFee }) => [num, packageFee])).toEqual([
      [1, 400],
      [2, 520],
      [2, 520],
      [5, 980],
    ]);
    expect(data.totalFee).toBe(2_420);
  });

  it('are one order, with one payment', async () => {
    const quote = (await call<BatchQuote>('quoteBatch', batchOf(people()))).data;
    expect(quote.parts[0]?.rows.map(({ row, num, packageFee }) => [row, num, packageFee])).toEqual([
      [0, 1, 400],
      [1, 2, 520],
      [2, 2, 520],
      [3, 5, 980],
    ]);
    const { data } = await call('createBatch', batchOf(people(), { quoteNo: quote.quoteNo }));
    expect([data.packageCount, data.totalFee, data.skipped]).toEqual([4, 2_420, []]);
    expect(
      data.orders.map(({ num, pieceCount, packageCount, totalFee }) => [
        num,
        pieceCount,
        packageCount,
        totalFee,
      ]),
    ).toEqual([[1, 10, 4, 2_420]]);
    expect(await fixture.locked(shop)).toBe(10);
    expect(await parcels()).toEqual(['甲* 1 400 300', '乙* 2 520 600', '丙* 2 520 600', '丁* 5 980 1500']);

    const clientNo = randomUUID();
    const payments = await Promise.all(
      [1, 2, 3].map(() => call('confirmBatch', { batchNo: data.batchNo, clientNo })),
    );
    expect(
      payments.map(({ data: { paidFee, orders } }) => [paidFee, orders.map(({ status }) => status)]),
    ).toEqual(payments.map(() => [2_420, [20]]));
    expect(await balance()).toBe(100_000 - 2_420);
  });

  it('are placed by the quote of a single order, whose total they have', async () => {
    const { data } = await call<Quote>('quote', orderBody(buyer, shop, { packages: people() }));
    const placed = await call('createBatch', batchOf(people(), { quoteNo: data.quoteNo, confirm: true }));
    expect([placed.code, placed.data.totalFee, placed.data.orders.length]).toEqual([0, 2_420, 1]);
  });

  it('are placed once when the request is repeated', async () => {
    const body = batchOf(people(), { clientNo: randomUUID(), confirm: true });
    const answers = await Promise.all([1, 2, 3].map(() => call('createBatch', body)));
    expect(answers.map(({ data }) => data.orders.map(({ id }) => id))).toEqual(
      answers.map(() => answers[0]?.data.orders.map(({ id }) => id)),
    );
    expect([await balance(), await fixture.locked(shop)]).toEqual([100_000 - 2_420, 10]);
    const others = [partOf([named('甲一'), named('乙二', 3)])];
    expect((await call('createBatch', { ...body, parts: others })).data).toMatchObject({
      errorKey: 'IDEMPOTENCY_CONFLICT',
    });
  });

  it('leave nothing behind when the stock does not reach for all of them', async () => {
    shop = await fixture.api.shop({ stock: 9 });
    const { data: quote } = await call<Quote>('quote', orderBody(buyer, shop, { packages: people() }));
    expect(quote.problems.map(({ reasonCode }) => reasonCode)).toEqual(['STOCK_SHORT']);
    const refused = await call('createBatch', batchOf(people(), { confirm: true }));
    expect(refused.data).toMatchObject({ errorKey: 'STOCK_SHORT' });
    expect([await balance(), await fixture.locked(shop), await parcels()]).toEqual([100_000, 0, []]);
  });

  it('leave nothing behind when the balance does not reach for all of them', async () => {
    buyer = await fixture.api.buyer({ balance: 2_419 });
    const refused = await call('createBatch', batchOf(people(), { confirm: true }));
    expect(refused.data).toMatchObject({ errorKey: 'BALANCE_SHORT', need: 2_420, lack: 1 });
    expect([await balance(), await fixture.locked(shop), await parcels()]).toEqual([2_419, 0, []]);
  });

  it('take what earlier parts leave of the stock, counted in pieces', async () => {
    const parts = [partOf(people()), partOf([named('戊五')])];
    const { data } = await call<BatchQuote>('quoteBatch', batchOf([], { parts }));
    expect(data.parts.map(({ available }) => available)).toEqual([1_000, 990]);
  });

  it('are refused by row beyond what goods and courier take, or left out on request', async () => {
    await fixture.api.query('UPDATE goods SET min_num = 2, max_num = 6 WHERE id = $1', [shop.goodId]);
    await fixture.api.query(repriced('weight = 9_000'), [shop.goodId]);
    const packages = [named('甲一', 1), named('乙二', 2), named('丙三', 6), named('丁四', 7)];
    const { data } = await call<Quote>('quote', orderBody(buyer, shop, { packages }));
    const few = '每个包裹的数量应为2到6件';
    expect(data.rows.map(({ problems }) => problems.map(({ field, msg }) => [field, msg]))).toEqual([
      [['quantity', few]],
      [],
      [['quantity', '单个包裹不能超过50公斤']],
      [['quantity', few]],
    ]);
    expect((await call('createBatch', batchOf(packages))).data).toMatchObject({
      errorKey: 'ROWS_INVALID',
      failed: [
        { part: 0, row: 0, field: 'quantity' },
        { part: 0, row: 2, field: 'quantity' },
        { part: 0, row: 3, field: 'quantity' },
      ],
    });
    const left = await call('createBatch', batchOf(packages, { skipInvalid: true }));
    expect(left.data.skipped).toEqual([0, 2, 3].map((row) => ({ part: 0, row })));
    expect(left.data.orders.map(({ num, packageCount }) => [num, packageCount])).toEqual([[2, 1]]);
  });

  it('are placed by createOrder as well', async () => {
    const { data } = await call<{ order: Order }>(
      'createOrder',
      orderBody(buyer, shop, { packages: people() }),
    );
    expect([data.order.num, data.order.pieceCount, data.order.totalFee]).toEqual([1, 10, 2_420]);
    expect(await fixture.locked(shop)).toBe(10);
  });

  it('are one order when all of them name the same pieces', async () => {
    const body = orderBody(buyer, shop, { packages: [named('甲一', 3), named('乙二', 3)] });
    const { data } = await call<{ order: Order }>('createOrder', body);
    expect([data.order.num, data.order.packageCount, data.order.totalFee]).toEqual([3, 2, 1_280]);
    expect(await fixture.locked(shop)).toBe(6);
  });

  it('go out exactly as often as the stock allows when batches of them race', async () => {
    shop = await fixture.api.shop({ stock: 35 });
    const buyers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => fixture.api.buyer({ balance: 100_000 })));
    const answers = await Promise.all(
      buyers.map((one) =>
        one.call('POST', '/orders/createBatch', {
          ...batchOf(people(), { confirm: true }),
          senderId: one.senderId,
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(await fixture.locked(shop)).toBe(30);
  });
});
