import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

type Way = {
  warehouseId: number;
  courierId: number;
  isFallback: boolean;
  packageFee: number;
  difference: number;
  days: number | null;
};
type Stopped = {
  packageId: number;
  orderId: number;
  stop: number;
  reason: string;
  packageFee: number;
  way: Way | null;
};
type Verdict = { packageId: number; orderId: number | null; errorKey: string | null };

const stoppedOf = async (buyer: Person) =>
  (await buyer.call<{ list: Stopped[] }>('POST', '/reroutes/getStoppedParcels', {})).data.list;
const accept = async (buyer: Person, parcels: readonly object[], clientNo = randomUUID()) =>
  (await buyer.call<{ list: Verdict[] }>('POST', '/reroutes/accept', { parcels, clientNo })).data.list;
const seen = ({ packageId, way }: Stopped) => {
  const { warehouseId = 0, courierId = 0, isFallback = false, packageFee = 0 } = way ?? {};
  return { packageId, warehouseId, courierId, isFallback, packageFee };
};
const close = ({ warehouseId }: Shop, reason = '仓库盘点') =>
  api.query('UPDATE warehouse SET status = 3, pause_reason = $2 WHERE id = $1', [warehouseId, reason]);
const balanceOf = async ({ accountId }: Person) =>
  (
    await api.query<{ balance: number }>(
      `SELECT balance FROM ledger_account WHERE owner_id = $1 AND code = 'available'`,
      [accountId],
    )
  )[0]?.balance ?? Number.NaN;
const stockOf = (shop: Shop, warehouseId = shop.warehouseId) =>
  api.query<{ locked: number }>('SELECT locked FROM good_stock WHERE sku_id = $1 AND warehouse_id = $2', [
    ...[shop.skuId, warehouseId],
  ]);

/** The same supplier's second warehouse with the same goods, whose courier costs 50 fen more. */
async function secondWarehouse(shop: Shop, stock = 100): Promise<number> {
  const [row] = await api.query<{ id: number }>(
    `INSERT INTO warehouse (name, seller_id, province_code, city_code, district_code, province, city, district, address)
     VALUES ($1, $2, '33', '3301', '330106', '浙江省', '杭州市', '西湖区', '文三路') RETURNING id`,
    [randomUUID(), shop.seller.accountId],
  );
  const id = row?.id ?? 0;
  await api.query(
    `INSERT INTO warehouse_courier (warehouse_id, courier_id, first_weight, first_fee, step_weight, step_fee, cost_first_fee, cost_step_fee)
     VALUES ($1, $2, 1000, 330, 1000, 100, 230, 80)`,
    [id, shop.courierId],
  );
  await api.query('SELECT create_stock($1, $2, $3, $4, 0)', [shop.seller.accountId, shop.skuId, id, stock]);
  return id;
}

/** A paid order of one parcel to 西湖区. */
async function paid(shop: Shop, balance = 100_000) {
  const buyer = await api.buyer({ balance });
  const placed = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
    ...orderBody(buyer, shop),
    confirm: true,
  });
  expect(placed.code).toBe(0);
  return { buyer, orderId: placed.data.orderId };
}

describe('parcels whose warehouse was stopped', () => {
  it('are listed with the same goods from another warehouse, and moved there in one go at what was shown', async () => {
    const shop = await api.shop();
    const other = await secondWarehouse(shop);
    const { buyer, orderId } = await paid(shop);
    expect(await stoppedOf(buyer)).toEqual([]);
    await close(shop);
    const [stopped] = await stoppedOf(buyer);
    expect(stopped).toMatchObject({
      ...{ orderId, stop: 1, reason: '仓库盘点' },
      way: { warehouseId: other, courierId: shop.courierId, isFallback: false, difference: 50 },
    });
    const before = await balanceOf(buyer);
    const key = randomUUID();
    const requested = stopped ? [seen(stopped)] : [];
    const [moved] = await accept(buyer, requested, key);
    expect(moved).toMatchObject({ packageId: stopped?.packageId, errorKey: null });
    expect(await balanceOf(buyer)).toBe(before - 50);
    expect(
      await api.query(
        'SELECT status, warehouse_id AS warehouse FROM orders WHERE id = ANY ($1) ORDER BY id',
        [[orderId, moved?.orderId]],
      ),
    ).toEqual([
      { status: 70, warehouse: shop.warehouseId },
      { status: 20, warehouse: other },
    ]);
    expect([await stockOf(shop), await stockOf(shop, other)]).toEqual([[{ locked: 0 }], [{ locked: 1 }]]);
    expect(await stoppedOf(buyer)).toEqual([]);
    // Asked again, it is answered the same, and nothing more is paid.
    expect(await accept(buyer, requested, key)).toEqual([moved]);
    expect(await accept(buyer, requested)).toMatchObject([{ errorKey: 'ORDER_STATE' }]);
    expect(await balanceOf(buyer)).toBe(before - 50);
  });

  it('stay as they are when the price has changed since it was shown, or the balance is short', async () => {
    const shop = await api.shop();
    const other = await secondWarehouse(shop);
    const { buyer, orderId } = await paid(shop, 400);
    await close(shop);
    const [stopped] = await stoppedOf(buyer);
    const requested = stopped ? seen(stopped) : {};
    expect(await balanceOf(buyer)).toBe(0);
    expect(await accept(buyer, [requested])).toMatchObject([{ orderId: null, errorKey: 'BALANCE_SHORT' }]);
    await api.query('UPDATE warehouse_courier SET first_fee = 340 WHERE warehouse_id = $1', [other]);
    expect(await accept(buyer, [requested])).toMatchObject([{ orderId: null, errorKey: 'PRICE_CHANGED' }]);
    expect(await api.query('SELECT status FROM orders WHERE id = $1', [orderId])).toEqual([{ status: 20 }]);
    expect(await stockOf(shop)).toEqual([{ locked: 1 }]);
  });

  it('have no way where nothing else is there, and are nobody else’s', async () => {
    const shop = await api.shop();
    await secondWarehouse(shop, 0);
    const { buyer } = await paid(shop);
    await close(shop);
    const [stopped] = await stoppedOf(buyer);
    expect(stopped).toMatchObject({ stop: 1, way: null });
    const stranger = await api.buyer();
    expect(await stoppedOf(stranger)).toEqual([]);
    const { packageId = 0 } = stopped ?? {};
    const { warehouseId, courierId } = shop;
    const asked = { packageId, warehouseId, courierId, isFallback: false, packageFee: 400 };
    expect(await accept(stranger, [asked])).toMatchObject([{ orderId: null, errorKey: 'ORDER_STATE' }]);
  });
});

describe('parcels whose area was closed', () => {
  it('go by another courier of their warehouse, with what they hold', async () => {
    const shop = await api.shop({ stock: 1 });
    const [courier] = await api.query<{ id: number }>(
      'INSERT INTO courier (name, code) VALUES ($1, $1) RETURNING id',
      [randomUUID()],
    );
    await api.query(
      `INSERT INTO warehouse_courier (warehouse_id, courier_id, first_weight, first_fee, step_weight, step_fee, cost_first_fee, cost_step_fee)
       VALUES ($1, $2, 1000, 260, 1000, 100, 230, 80)`,
      [shop.warehouseId, courier?.id],
    );
    const { buyer } = await paid(shop);
    await api.query(
      `INSERT INTO area_rule (area_code, courier_id, type, reason) SELECT province_code, $1, 1, '暴雪停发'
         FROM order_package WHERE account_id = $2`,
      [shop.courierId, buyer.accountId],
    );
    const [stopped] = await stoppedOf(buyer);
    expect(stopped).toMatchObject({
      ...{ stop: 3, reason: '暴雪停发' },
      way: { warehouseId: shop.warehouseId, courierId: courier?.id, difference: -20, days: 0 },
    });
    expect(await accept(buyer, stopped ? [seen(stopped)] : [])).toMatchObject([{ errorKey: null }]);
    expect(await stockOf(shop)).toEqual([{ locked: 1 }]);
  });
});

describe('parcels of a shop', () => {
  it('go out as what the fallback of their link names, for the same order of the shop', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const { id: shopId } = await bindShop(api, buyer);
    const [own, other] = [await api.shop(), await api.shop({ supplyPrice: 130 })];
    const [order] = await addShopOrders(api, shopId, [{}]);
    await buyer.call('POST', '/shops/addGood', {
      ...{ shopId, goodId: own.goodId, fallback: { items: [{ skuId: other.skuId, num: 1 }] } },
    });
    const placed = await buyer.call('POST', '/orders/createOrder', {
      ...{ type: 2, goodId: own.goodId, num: 1, warehouseId: own.warehouseId, courierId: own.courierId },
      ...{ senderId: buyer.senderId, shopOrderIds: [order?.id], confirm: true },
    });
    expect(placed.code).toBe(0);
    await close(own);
    const [stopped] = await stoppedOf(buyer);
    expect(stopped).toMatchObject({
      way: { warehouseId: other.warehouseId, isFallback: true, difference: 30 },
    });
    const [moved] = await accept(buyer, stopped ? [seen(stopped)] : []);
    expect(moved).toMatchObject({ errorKey: null });
    expect(
      await api.query('SELECT import_status AS status, order_id AS "orderId" FROM shop_order WHERE id = $1', [
        order?.id,
      ]),
    ).toEqual([{ status: 1, orderId: moved?.orderId }]);
  });
});
