import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParcelDto } from '../../api/src/modules/parcels/parcels.schemas.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { runJob } from '../support/noticeWays.ts';
import { accept, closeWarehouse, secondWarehouse, seen, stoppedOf } from '../support/reroutes.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

const close = (shop: Shop) => closeWarehouse(api, shop);
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

/** An order of one parcel to 西湖区, paid unless it says otherwise. */
async function paid(shop: Shop, balance = 100_000, more: object = {}) {
  const buyer = await api.buyer({ balance });
  const placed = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
    ...orderBody(buyer, shop),
    ...{ confirm: true, ...more },
  });
  expect(placed.code).toBe(0);
  return { buyer, orderId: placed.data.orderId };
}

describe('parcels whose warehouse was stopped', () => {
  it('are listed with the same goods from another warehouse, and moved there in one go at what was shown', async () => {
    const shop = await api.shop();
    const other = await secondWarehouse(api, shop);
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

  it('name the order that they became, and that one names them, to their buyer alone', async () => {
    const shop = await api.shop();
    await secondWarehouse(api, shop);
    const { buyer, orderId } = await paid(shop);
    await close(shop);
    const [stopped] = await stoppedOf(buyer);
    const [moved] = await accept(buyer, stopped ? [seen(stopped)] : []);
    const [order] = await api.query<{ no: string }>('SELECT order_no AS no FROM orders WHERE id = $1', [
      moved?.orderId,
    ]);
    const movesOf = async (who: Person) =>
      (
        await who.call<{ list: ParcelDto[] }>('POST', '/orderPackages/getOrderPackagesList', {})
      ).data.list.map(({ orderId, movedToOrderId, movedToOrderNo, movedFromOrderId, movedFromNo }) => [
        ...[orderId, movedToOrderId, movedToOrderNo, movedFromOrderId, movedFromNo],
      ]);
    expect(await movesOf(buyer)).toEqual([
      [moved?.orderId, null, null, orderId, stopped?.packageNo],
      [orderId, moved?.orderId, order?.no, null, null],
    ]);
    expect(
      (await movesOf(shop.seller)).flatMap(([, ...moves]) => moves.filter((each) => each !== null)),
    ).toEqual([]);
  });

  it('stay as they are when the price has changed since it was shown, or the balance is short', async () => {
    const shop = await api.shop();
    const other = await secondWarehouse(api, shop);
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

  it('are listed and not moved where an ERP of their supplier may have shipped them', async () => {
    const shop = await api.shop();
    await secondWarehouse(api, shop);
    const { buyer, orderId } = await paid(shop);
    await close(shop);
    const [before] = await stoppedOf(buyer);
    await api.query(
      `INSERT INTO erp_trade (package_id, order_id, seller_id, state)
       SELECT id, order_id, seller_id, 2 FROM order_package WHERE order_id = $1`,
      [orderId],
    );
    expect(await stoppedOf(buyer)).toMatchObject([{ packageId: before?.packageId, atErp: true, way: null }]);
    const requested = before ? [seen(before)] : [];
    expect(await accept(buyer, requested)).toMatchObject([{ orderId: null, errorKey: 'ORDER_STATE' }]);
    expect(await api.query('SELECT status FROM orders WHERE id = $1', [orderId])).toEqual([{ status: 20 }]);
  });

  it('have no way where nothing else is there, and are nobody else’s', async () => {
    const shop = await api.shop();
    await secondWarehouse(api, shop, { stock: 0 });
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

describe('parcels that are not paid', () => {
  it('are ordered anew without money, to be paid, and their first order is cancelled', async () => {
    const shop = await api.shop();
    const other = await secondWarehouse(api, shop);
    const { buyer, orderId } = await paid(shop, 100_000, { confirm: false });
    await close(shop);
    const [stopped] = await stoppedOf(buyer);
    expect(stopped).toMatchObject({ isPaid: false, way: { warehouseId: other, difference: 50 } });
    const [moved] = await accept(buyer, stopped ? [seen(stopped)] : []);
    expect(
      await api.query(
        'SELECT status, warehouse_id AS warehouse FROM orders WHERE id = ANY ($1) ORDER BY id',
        [[orderId, moved?.orderId]],
      ),
    ).toEqual([
      { status: 60, warehouse: shop.warehouseId },
      { status: 10, warehouse: other },
    ]);
    expect(await balanceOf(buyer)).toBe(100_000);
    expect([await stockOf(shop), await stockOf(shop, other)]).toEqual([[{ locked: 0 }], [{ locked: 1 }]]);
    expect(await stoppedOf(buyer)).toEqual([]);
  });

  it('are listed without a way where their order has others, which are paid together', async () => {
    const shop = await api.shop();
    await secondWarehouse(api, shop);
    const { packages } = orderBody(await api.buyer(), shop);
    const { buyer } = await paid(shop, 100_000, { confirm: false, packages: [...packages, ...packages] });
    await close(shop);
    expect(await stoppedOf(buyer)).toMatchObject([
      { isPaid: false, way: null },
      { isPaid: false, way: null },
    ]);
  });
});

describe('a rule', () => {
  const told = async (buyer: Person) =>
    (
      await buyer.call<{ list: { kind: string; detail: string }[] }>('POST', '/notice/mine', {})
    ).data.list.map(({ kind, detail }) => ({ kind, detail }));
  const setRule = (buyer: Person, maxMore: number, isOn = true) =>
    buyer.call('POST', '/reroutes/setRule', { isOn, maxMore, maxDays: 3 });

  it('moves what it allows by itself, once, and tells what that cost', async () => {
    const shop = await api.shop();
    await secondWarehouse(api, shop);
    const { buyer, orderId } = await paid(shop);
    await buyer.call('POST', '/orders/createOrder', {
      ...orderBody(buyer, shop),
      ...{ confirm: true, allowDuplicate: true },
    });
    await setRule(buyer, 50);
    expect((await buyer.call('POST', '/reroutes/getRule', {})).data).toEqual({
      ...{ isOn: true, maxMore: 50, maxDays: 3 },
    });
    await close(shop);
    const before = await balanceOf(buyer);
    await Promise.all([runJob(api, 'rerouteByRule'), runJob(api, 'rerouteByRule')]);
    await runJob(api, 'rerouteByRule');
    expect(await stoppedOf(buyer)).toEqual([]);
    expect(await balanceOf(buyer)).toBe(before - 100);
    const notices = await told(buyer);
    expect(notices.map(({ kind }) => kind)).not.toContain('rerouteLeft');
    expect(notices.filter(({ kind }) => kind === 'rerouted').at(0)?.detail).toMatch(/^[12] 个停发的包裹/);
    expect(
      await api.query(
        'SELECT e.actor FROM package_event e JOIN order_package p ON p.id = e.package_id WHERE p.order_id = $1 ORDER BY e.id DESC LIMIT 1',
        [orderId],
      ),
    ).toEqual([{ actor: 'system' }]);
  });

  it('leaves to a person what is dearer, and says so once', async () => {
    const shop = await api.shop();
    await secondWarehouse(api, shop);
    const { buyer } = await paid(shop);
    await setRule(buyer, 49);
    await close(shop);
    await runJob(api, 'rerouteByRule');
    await runJob(api, 'rerouteByRule');
    expect(await stoppedOf(buyer)).toHaveLength(1);
    expect(await told(buyer)).toEqual([
      { kind: 'rerouteLeft', detail: expect.stringContaining('要多付 ¥0.50') },
    ]);
  });

  it('tells of a stop once, whatever it leaves, and again when it stops again', async () => {
    const shop = await api.shop();
    await secondWarehouse(api, shop);
    const { buyer } = await paid(shop);
    await buyer.call('POST', '/orders/createOrder', {
      ...orderBody(buyer, shop),
      ...{ confirm: true, allowDuplicate: true },
    });
    await setRule(buyer, 49);
    await close(shop);
    await runJob(api, 'rerouteByRule');
    await runJob(api, 'rerouteByRule');
    const [notice, ...more] = await told(buyer);
    expect(more).toEqual([]);
    expect(notice?.detail).toMatch(
      /停发：仓库盘点，2 个包裹没有按您的规则改道：要多付 ¥0.50。请查看并决定。$/,
    );
    await shop.seller.call('POST', '/warehouse/setStatus', { id: shop.warehouseId, status: 1 });
    await runJob(api, 'rerouteByRule');
    await close(shop);
    await runJob(api, 'rerouteByRule');
    expect((await told(buyer)).map(({ kind }) => kind)).toEqual(['rerouteLeft', 'rerouteLeft']);
  });

  it('moves nothing once it is off, nothing unpaid, and no account without one', async () => {
    const shop = await api.shop();
    await secondWarehouse(api, shop);
    const [off, unpaid, without] = [
      await paid(shop),
      await paid(shop, 100_000, { confirm: false }),
      await paid(shop),
    ];
    await setRule(off.buyer, 50);
    await setRule(off.buyer, 50, false);
    await setRule(unpaid.buyer, 50);
    await close(shop);
    await runJob(api, 'rerouteByRule');
    for (const { buyer } of [off, unpaid, without]) {
      expect(await stoppedOf(buyer)).toHaveLength(1);
      expect(await told(buyer)).toEqual([]);
    }
  });
});
