import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tally } from '../support/accounts.ts';
import { goodReceiver, type Person, type Shop } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();

type Batch = { batchNo: string; totalFee: number; paidFee: number; orders: { id: number }[] };

const people = Array.from({ length: 3 }, (_, at) => ({ ...goodReceiver, receiverName: `收件人${at}` }));

/** The same recipients get what was chosen of each warehouse. */
const basketOf = (buyer: Person, shops: readonly Shop[]) => ({
  type: 1,
  senderId: buyer.senderId,
  parts: shops.map(({ skuId, warehouseId, courierId }) => ({
    ...{ warehouseId, courierId, items: [{ skuId, num: 2 }], packages: people },
  })),
});
const call = (buyer: Person, name: string, body: object) =>
  buyer.call<Batch>('POST', `/orders/${name}`, body);
const ordersOf = (buyer: Person) =>
  fixture.api.query<{ status: number; parcels: number; paid: boolean }>(
    `SELECT status, package_count AS parcels, paid_at IS NOT NULL AS paid FROM orders WHERE account_id = $1 ORDER BY id`,
    [buyer.accountId],
  );
/** What left the balance. */
const spent = async (buyer: Person, before: number) => before - (await fixture.balance(buyer));

describe('a basket of several warehouses', () => {
  it('becomes one order each, with its goods for every recipient, and is paid once however often it is asked', async () => {
    const buyer = await fixture.api.buyer({ balance: 100_000 });
    const shops = [await fixture.api.shop(), await fixture.api.shop()];
    const body = { ...basketOf(buyer, shops), clientNo: randomUUID(), confirm: true };
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(buyer, 'createBatch', body)));
    expect(new Set(answers.map(({ data }) => data.batchNo)).size).toBe(1);
    const paid = [20, 20].map((status) => ({ status, parcels: 3, paid: true }));
    expect(await ordersOf(buyer)).toEqual(paid);
    expect(await spent(buyer, 100_000)).toBe(answers[0]?.data.totalFee);
    expect(await Promise.all(shops.map((shop) => fixture.locked(shop)))).toEqual([6, 6]);
  });

  it('is paid once by two people who pay it at the same time, each under their own key', async () => {
    const buyer = await fixture.api.buyer({ balance: 100_000 });
    const shops = [await fixture.api.shop(), await fixture.api.shop()];
    const { data } = await call(buyer, 'createBatch', basketOf(buyer, shops));
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(buyer, 'confirmBatch', { batchNo: data.batchNo, clientNo: randomUUID() })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await spent(buyer, 100_000)).toBe(data.totalFee);
    expect((await ordersOf(buyer)).map(({ status }) => status)).toEqual([20, 20]);
  });

  it('is ordered as a whole or not at all where another buyer takes the stock of one warehouse', async () => {
    const plenty = await fixture.api.shop();
    const few = await fixture.api.shop({ stock: 9 });
    const buyers = [
      await fixture.api.buyer({ balance: 100_000 }),
      await fixture.api.buyer({ balance: 100_000 }),
    ];
    const answers = await Promise.all(
      buyers.map((buyer) => call(buyer, 'createBatch', { ...basketOf(buyer, [plenty, few]), confirm: true })),
    );
    expect(tally(answers)).toEqual({ STOCK_SHORT: 1, ok: 1 });
    const orders = await Promise.all(buyers.map(ordersOf));
    expect(orders.map(({ length }) => length).toSorted()).toEqual([0, 2]);
    for (const [at, buyer] of buyers.entries())
      expect(await spent(buyer, 100_000)).toBe(answers[at]?.code === 0 ? answers[at].data.totalFee : 0);
    expect([await fixture.locked(plenty), await fixture.locked(few)]).toEqual([6, 6]);
  });
});
