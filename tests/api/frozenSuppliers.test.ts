import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { settleDue } from '../../api/src/modules/settlements/settling.service.ts';
import { reconcileFrozenSellers } from '../../api/src/modules/shipments/freezing.service.ts';
import { claimParcels } from '../../api/src/modules/waybills/claims.repository.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { someoneWaits } from '../support/accounts.ts';
import { goodReceiver, orderBody, type Shop } from '../support/api.ts';
import { raceOn } from '../support/race.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();
const db = () => fixture.api.database.db;
/** Fen a parcel: 120 for the goods, 280 for the courier with 6 off. */
const FEE = 394;

const ops = (name: 'freeze' | 'thaw', { seller }: Shop) =>
  runOps(['account', name, '--phone', seller.phone, '--kind', 'seller', '--reason', '投诉'], {
    db: db(),
    operator: 'tester',
  });
const freeze = (shop: Shop) => ops('freeze', shop);
const thaw = (shop: Shop) => ops('thaw', shop);
/** As if the freeze were so long ago. */
const frozenFor = (hours: number, { seller }: Shop) =>
  fixture.api.query('UPDATE account SET frozen_at = now() - make_interval(hours => $2) WHERE id = $1', [
    seller.accountId,
    hours,
  ]);

async function place(shop: Shop, { parcels = 1, confirm = false } = {}) {
  const packages = Array.from({ length: parcels }, (_, at) => ({
    ...goodReceiver,
    address: `文三路${at}号`,
  }));
  const body = orderBody(fixture.buyer, shop, {
    packages,
    confirm,
    clientNo: randomUUID(),
    allowDuplicate: true,
  });
  const answer = await fixture.create(body);
  return { ...answer, id: answer.data.orderId };
}

const orderOf = async (id: number) =>
  (
    await fixture.api.query<{ status: number; cancelType: number | null; refundFee: number }>(
      'SELECT status, cancel_type AS "cancelType", refund_fee::int AS "refundFee" FROM orders WHERE id = $1',
      [id],
    )
  )[0];
const parcelsOf = (id: number) =>
  fixture.api.query<{ status: number; outputStatus: number; settleStatus: number }>(
    `SELECT status, output_status AS "outputStatus", settle_status AS "settleStatus"
       FROM order_package WHERE order_id = $1 ORDER BY id`,
    [id],
  );
const statusOf = async ({ goodId }: Shop) =>
  (await fixture.api.query<{ status: number }>('SELECT status FROM goods WHERE id = $1', [goodId]))[0]
    ?.status;

/** The first parcel of an order, issued and signed for long ago. */
async function signFirst(shop: Shop, orderId: number): Promise<void> {
  await fixture.api.query(
    `UPDATE order_package SET status = 50, output_status = 3, output_info = '', waybill_no = 'YT' || id, settle_status = 1,
            shipped_at = now() - interval '20 days', signed_at = now() - interval '10 days', lease_until = NULL
      WHERE id = (SELECT min(id) FROM order_package WHERE order_id = $1)`,
    [orderId],
  );
  await fixture.api.query("SELECT take_stock($1, $2, 1, 'test', $3)", [
    shop.skuId,
    shop.warehouseId,
    shop.seller.accountId,
  ]);
  await fixture.api.query(
    `UPDATE orders SET status = 40, shipped_at = now() - interval '20 days', received_at = now() WHERE id = $1 AND package_count = 1`,
    [orderId],
  );
}

describe('the goods of a frozen supplier', () => {
  it('are taken off sale, and those that were on sale return when it is thawed', async () => {
    const shop = await fixture.api.shop();
    const off = await fixture.api.shop();
    await fixture.api.query('UPDATE goods SET seller_id = $1, status = 2 WHERE id = $2', [
      shop.seller.accountId,
      off.goodId,
    ]);
    await freeze(shop);
    expect([await statusOf(shop), await statusOf(off)]).toEqual([2, 2]);
    expect((await place(shop)).data.errorKey).toBe('GOODS_OFF');
    await thaw(shop);
    expect([await statusOf(shop), await statusOf(off)]).toEqual([1, 2]);
    expect((await place(shop)).code).toBe(0);
  });

  it('are refused, and taken off sale a minute later when they were put on sale during the freeze', async () => {
    const shop = await fixture.api.shop();
    await freeze(shop);
    await fixture.api.query('UPDATE goods SET status = 1, off_by_freeze = false WHERE id = $1', [
      shop.goodId,
    ]);
    expect((await place(shop)).data.errorKey).toBe('GOODS_OFF');
    await reconcileFrozenSellers(db());
    expect(await statusOf(shop)).toBe(2);
  });

  it('do not affect the goods of other suppliers', async () => {
    const [shop, other] = [await fixture.api.shop(), await fixture.api.shop()];
    await freeze(shop);
    expect(await statusOf(other)).toBe(1);
    expect((await place(other, { confirm: true })).code).toBe(0);
  });
});

describe('the orders of a frozen supplier', () => {
  it('are cancelled by the system while they are unpaid, and their stock is released', async () => {
    const shop = await fixture.api.shop();
    const { id } = await place(shop, { parcels: 2 });
    expect(await fixture.locked(shop)).toBe(2);
    await freeze(shop);
    expect(await orderOf(id)).toEqual({ status: 60, cancelType: 5, refundFee: 0 });
    expect(await fixture.locked(shop)).toBe(0);
    expect((await fixture.pay(id)).data.errorKey).toBe('ORDER_STATE');
  });

  it('cannot be paid, even one that the freeze has not processed yet', async () => {
    const shop = await fixture.api.shop();
    const { id } = await place(shop);
    await fixture.api.query('UPDATE account SET status = 2, frozen_at = now() WHERE id = $1', [
      shop.seller.accountId,
    ]);
    const before = await fixture.balance();
    expect((await fixture.pay(id)).data.errorKey).toBe('ORDER_STATE');
    expect(await fixture.balance()).toBe(before);
    await reconcileFrozenSellers(db());
    expect(await orderOf(id)).toMatchObject({ status: 60, cancelType: 5 });
  });

  it('are not issued while it is frozen, and are issued when it is thawed in time', async () => {
    const shop = await fixture.api.shop();
    await fixture.api.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [shop.warehouseId]);
    const { id } = await place(shop, { confirm: true });
    await freeze(shop);
    await frozenFor(47, shop);
    await reconcileFrozenSellers(db());
    expect(await claimParcels(db(), id)).toBeUndefined();
    expect(await orderOf(id)).toMatchObject({ status: 20, refundFee: 0 });
    await thaw(shop);
    await reconcileFrozenSellers(db());
    expect((await claimParcels(db(), id))?.parcels).toHaveLength(1);
  });

  it('are refunded in full after 48 hours where nothing was issued, and continue otherwise', async () => {
    const shop = await fixture.api.shop();
    const { id } = await place(shop, { parcels: 3, confirm: true });
    await signFirst(shop, id);
    const before = await fixture.balance();
    await freeze(shop);
    await frozenFor(48, shop);
    await reconcileFrozenSellers(db());
    await reconcileFrozenSellers(db());
    expect(await fixture.balance()).toBe(before + 2 * FEE);
    expect((await parcelsOf(id)).map(({ status }) => status)).toEqual([50, 70, 70]);
    expect(await orderOf(id)).toMatchObject({ status: 40, refundFee: 2 * FEE });
  });

  it('are not settled before it is thawed', async () => {
    const shop = await fixture.api.shop();
    const { id } = await place(shop, { confirm: true });
    await signFirst(shop, id);
    await freeze(shop);
    await settleDue(db());
    expect((await parcelsOf(id)).map(({ settleStatus }) => settleStatus)).toEqual([1]);
    await thaw(shop);
    await settleDue(db());
    expect((await parcelsOf(id)).map(({ settleStatus }) => settleStatus)).toEqual([2]);
  });

  it('are either paid or cancelled when freeze and payment happen concurrently', async () => {
    await raceOn((text) => fixture.api.query(text))(
      async () => {
        const shop = await fixture.api.shop();
        return { shop, id: (await place(shop)).id };
      },
      ({ shop, id }) => [() => fixture.pay(id), () => freeze(shop)],
      async ({ shop, id }, answers) => {
        const paid = answers.some(
          (answer) => typeof answer === 'object' && (answer as { code: number }).code === 0,
        );
        // A payment that held the order while it was frozen, and was refused then, leaves it to the job.
        await reconcileFrozenSellers(db());
        expect((await orderOf(id))?.status).toBe(paid ? 20 : 60);
        expect(await fixture.locked(shop)).toBe(paid ? 1 : 0);
      },
    );
  });

  it('release their stock in the order in which every transaction locks it', async () => {
    const shop = await fixture.api.shop();
    const { accountId } = shop.seller;
    const [large] = await fixture.api.query<{ id: number }>(
      `INSERT INTO sku (sku_no, good_id, value_ids, name, supply_price, weight)
       SELECT goods_no || '-XL', id, ARRAY[2], 'XL', 100, 300 FROM goods WHERE id = $1 RETURNING id`,
      [shop.goodId],
    );
    const [stock] = await fixture.api.query<{ id: number }>('SELECT create_stock($1, $2, $3, 9, 0) AS id', [
      ...[accountId, large?.id, shop.warehouseId],
    ]);
    for (const skuId of [large?.id, shop.skuId])
      await fixture.create(orderBody(fixture.buyer, shop, { items: [{ skuId, num: 1 }], goodId: undefined }));
    await fixture.api.query('UPDATE account SET status = 2, frozen_at = now() WHERE id = $1', [accountId]);
    const holder = await fixture.api.database.pool.connect();
    const hold = (id: number | undefined) =>
      holder.query('SELECT FROM good_stock WHERE id = $1 FOR NO KEY UPDATE', [id]);
    await holder.query('BEGIN');
    await hold(shop.stockId);
    const done = reconcileFrozenSellers(db());
    await someoneWaits(fixture.api);
    await hold(stock?.id);
    await holder.query('COMMIT');
    holder.release();
    await done;
    expect([await fixture.locked(shop), await fixture.locked({ ...shop, stockId: stock?.id ?? 0 })]).toEqual([
      0, 0,
    ]);
  });

  it('are not refunded when the supplier is thawed while the job waits for the order', async () => {
    const shop = await fixture.api.shop();
    const { id } = await place(shop, { confirm: true });
    await freeze(shop);
    await frozenFor(49, shop);
    const holder = await fixture.api.database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [id]);
    const job = reconcileFrozenSellers(db());
    await someoneWaits(fixture.api);
    await thaw(shop);
    await holder.query('COMMIT');
    holder.release();
    await job;
    expect(await orderOf(id)).toEqual({ status: 20, cancelType: null, refundFee: 0 });
  });

  it('are refunded once or not at all when the supplier is thawed concurrently', async () => {
    await raceOn((text) => fixture.api.query(text))(
      async () => {
        const shop = await fixture.api.shop();
        const { id } = await place(shop, { confirm: true });
        await freeze(shop);
        await frozenFor(49, shop);
        return { shop, id };
      },
      ({ shop }) => [
        () => reconcileFrozenSellers(db()),
        () => reconcileFrozenSellers(db()),
        () => thaw(shop),
      ],
      async ({ id }) => {
        const order = await orderOf(id);
        expect([
          [20, 0],
          [70, FEE],
        ]).toContainEqual([order?.status, order?.refundFee]);
      },
    );
  });
});
