import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSales, rollMonthSold } from '../../api/src/modules/goods/sales.service.ts';
import { demoGoods } from '../../api/src/seed/goods.data.ts';
import { goodReceiver, orderBody, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

const DEMO_GOODS = Object.values(demoGoods).flat().length;

const count = () => countSales(api.database.db);
const soldOf = async ({ goodId }: Shop) =>
  (await api.call<{ sold: number; monthSold: number }>('GET', `/goods/id?id=${goodId}`)).data;
const figures = async (shop: Shop) => {
  const { sold, monthSold } = await soldOf(shop);
  return { sold, monthSold };
};

/** An order of so many pieces in each of so many parcels; answers its id, and its parcels'. */
async function placed(shop: Shop, { num = 1, parcels = 1, confirm = true } = {}) {
  const buyer = await api.buyer({ balance: 1_000_000 });
  const packages = Array.from({ length: parcels }, (_, at) => ({
    ...goodReceiver,
    address: `文三路${at}号`,
  }));
  const body = orderBody(buyer, shop, { num, packages, confirm });
  const { orderId } = (await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', body)).data;
  const rows = await api.query<{ id: number }>(
    'SELECT id FROM order_package WHERE order_id = $1 ORDER BY id',
    [orderId],
  );
  return { buyer, orderId, packageIds: rows.map(({ id }) => id) };
}

describe('sales figures', () => {
  it('are the sums of the daily figures for demo goods', async () => {
    const counts = await api.query<{ goods: number; wrong: number }>(
      `SELECT count(*)::int AS goods,
              (count(*) FILTER (WHERE month_sold = 0 OR month_sold <> month_sold_of(id)
                OR sold <> (SELECT sum(pieces) FROM good_sale_day d WHERE d.good_id = goods.id)))::int AS wrong
         FROM goods WHERE length(goods_no) < 36`,
    );
    expect(counts).toEqual([{ goods: DEMO_GOODS, wrong: 0 }]);
    expect(await rollMonthSold(api.database.db)).toBe(0);
    // The tests below have the front of the list to themselves.
    await api.query('DELETE FROM good_sale_day');
    await api.query('UPDATE goods SET sold = 0, month_sold = 0');
  });

  it('count the pieces of paid parcels and subtract refunded ones', async () => {
    const shop = await api.shop();
    await placed(shop, { num: 5, confirm: false });
    const { buyer, packageIds } = await placed(shop, { num: 3, parcels: 2 });
    await count();
    expect(await figures(shop)).toEqual({ sold: 6, monthSold: 6 });
    const refunded = await buyer.call('POST', '/orderPackages/refund', {
      packageIds: packageIds.slice(0, 1),
    });
    expect(refunded.code).toBe(0);
    await count();
    expect(await figures(shop)).toEqual({ sold: 3, monthSold: 3 });
  });

  it('are the sort key of goods', async () => {
    const [fewer, more] = [await api.shop(), await api.shop()];
    await placed(fewer, { num: 40 });
    await placed(more, { num: 50 });
    await count();
    const { data } = await api.call<{ list: { id: number }[] }>('GET', '/goods/list?sort=2&pageSize=2');
    expect(data.list.map(({ id }) => id)).toEqual([more.goodId, fewer.goodId]);
  });

  it('leave the month after thirty days and stay in the total', async () => {
    const shop = await api.shop();
    await placed(shop, { num: 2 });
    await count();
    await api.query('UPDATE good_sale_day SET day = day - 29 WHERE good_id = $1', [shop.goodId]);
    await rollMonthSold(api.database.db);
    expect(await figures(shop)).toEqual({ sold: 2, monthSold: 2 });
    await api.query('UPDATE good_sale_day SET day = day - 1 WHERE good_id = $1', [shop.goodId]);
    await rollMonthSold(api.database.db);
    expect(await figures(shop)).toEqual({ sold: 2, monthSold: 0 });
  });

  it('subtract a refund from the day of the sale', async () => {
    const shop = await api.shop();
    const { buyer, orderId, packageIds } = await placed(shop, { num: 2, parcels: 2 });
    await count();
    await api.query("UPDATE orders SET paid_at = paid_at - interval '40 days' WHERE id = $1", [orderId]);
    await api.query('UPDATE good_sale_day SET day = day - 40 WHERE good_id = $1', [shop.goodId]);
    await placed(shop, { num: 7 });
    await buyer.call('POST', '/orderPackages/refund', { packageIds: packageIds.slice(0, 1) });
    await count();
    await rollMonthSold(api.database.db);
    expect(await figures(shop)).toEqual({ sold: 9, monthSold: 7 });
  });

  it('are counted once by any number of workers while orders are paid', async () => {
    const shop = await api.shop({ stock: 1_000 });
    await Promise.all([
      ...Array.from({ length: 30 }, () => placed(shop, { num: 2 })),
      ...Array.from({ length: 30 }, () => count()),
    ]);
    await count();
    expect(await figures(shop)).toEqual({ sold: 60, monthSold: 60 });
  });

  it('never block a payment', async () => {
    const shop = await api.shop();
    await placed(shop);
    await count();
    const counter = await api.database.pool.connect();
    try {
      await counter.query('BEGIN');
      await counter.query('SELECT FROM goods WHERE id = $1 FOR UPDATE', [shop.goodId]);
      await counter.query('SELECT FROM good_sale_day WHERE good_id = $1 FOR UPDATE', [shop.goodId]);
      // It would wait for ever.
      expect((await placed(shop)).packageIds).toHaveLength(1);
      await counter.query('ROLLBACK');
    } finally {
      counter.release();
    }
    await count();
    expect(await figures(shop)).toEqual({ sold: 2, monthSold: 2 });
  });
});
