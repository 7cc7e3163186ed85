import { describe, expect, it } from 'vitest';
import type { Person } from '../support/api.ts';
import { issuingFixture } from '../support/issuingFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';

const fixture = issuingFixture();

type Forecast = { orders: number; parcels: number; firstAt: string | null };
type ShopRow = { id: number; waitingOrders: number; forecast: Forecast };
type OrderRow = { id: number; promisedShipAt: string | null; shipBy: string; isLapsing: boolean };

const NOTHING = { orders: 0, parcels: 0, firstAt: null };
const HOUR_MS = 3_600_000;
/** Whole seconds, so that moments are the same in the table and in the answer. */
const soon = (hours: number) => new Date(Math.ceil(Date.now() / 1_000) * 1_000 + hours * HOUR_MS);
const momentOf = (text: string | null | undefined) => (text ? new Date(text).toISOString() : null);

async function shopsOf(who: Person, filter: object = {}) {
  const { data } = await who.call<{ list: ShopRow[]; total: number; nextCursor: string | null }>(
    'POST',
    '/shops/getShopsList',
    filter,
  );
  return data;
}
async function forecastOf(who: Person, id: number) {
  const found = (await shopsOf(who)).list.find((shop) => shop.id === id);
  return found && { ...found.forecast, firstAt: momentOf(found.forecast.firstAt) };
}
async function ordersOf(who: Person, filter: object) {
  const { data } = await who.call<{ list: OrderRow[]; total: number; nextCursor: string | null }>(
    'POST',
    '/shopOrders/getShopOrdersList',
    filter,
  );
  return data;
}
const ends = (shopId: number, at: Date) =>
  fixture.query('UPDATE shop SET expires_at = $2 WHERE id = $1', [shopId, at]);

/** A shop with an order for each of these moments until which one is to be sent. */
async function shopWith(buyer: Person, until: readonly Date[], endsAt: Date) {
  const { id } = await bindShop(fixture.api, buyer);
  await ends(id, endsAt);
  const orders = await addShopOrders(
    fixture.api,
    id,
    until.map(() => ({})),
  );
  for (const [at, order] of orders.entries())
    await fixture.query('UPDATE shop_order SET promised_ship_at = $2 WHERE id = $1', [order.id, until[at]]);
  return { id, orderIds: orders.map((order) => order.id) };
}

describe('orders that are to be sent after the end of an authorisation', () => {
  it('are those whose moment is not before it: the very moment is too late', async () => {
    const buyer = await fixture.api.buyer();
    const end = soon(20);
    const before = new Date(end.getTime() - 1_000);
    const after = new Date(end.getTime() + HOUR_MS);
    const { id, orderIds } = await shopWith(buyer, [after, end, before], end);
    expect(await forecastOf(buyer, id)).toEqual({ orders: 2, parcels: 0, firstAt: end.toISOString() });
    const { list } = await ordersOf(buyer, { shopId: id, sort: 'shipBy' });
    expect(list.map((order) => [order.id, order.isLapsing, momentOf(order.shipBy)])).toEqual([
      [orderIds[2], false, before.toISOString()],
      [orderIds[1], true, end.toISOString()],
      [orderIds[0], true, after.toISOString()],
    ]);
  });

  it('are to be sent 48 hours after the payment where the platform says nothing, which may be the first reading', async () => {
    const buyer = await fixture.api.buyer();
    const { id, orderIds } = await shopWith(buyer, [soon(1), soon(1)], soon(47));
    const [paid = 0, unpaid = 0] = orderIds;
    const at = soon(-1);
    await fixture.query('UPDATE shop_order SET promised_ship_at = NULL, paid_at = $2 WHERE id = $1', [
      paid,
      at,
    ]);
    await fixture.query(
      "UPDATE shop_order SET promised_ship_at = NULL, paid_at = NULL, created_at = $2::timestamptz - interval '1 hour' WHERE id = $1",
      [unpaid, at],
    );
    const { list } = await ordersOf(buyer, { shopId: id });
    expect(list.map((order) => [order.promisedShipAt, order.isLapsing, momentOf(order.shipBy)])).toEqual([
      [null, false, new Date(at.getTime() + 47 * HOUR_MS).toISOString()],
      [null, true, new Date(at.getTime() + 48 * HOUR_MS).toISOString()],
    ]);
    expect(await forecastOf(buyer, id)).toEqual({
      ...{ orders: 1, parcels: 0 },
      firstAt: new Date(at.getTime() + 48 * HOUR_MS).toISOString(),
    });
  });

  it('are none once the authorisation is renewed, where it renews itself, and of what is refunded, ignored or ordered', async () => {
    const buyer = await fixture.api.buyer();
    const { id, orderIds } = await shopWith(buyer, [soon(40), soon(41), soon(42)], soon(20));
    const set = (change: string, at = 0) =>
      fixture.query(`UPDATE shop_order SET ${change} WHERE id = $1`, [orderIds[at]]);
    expect(await forecastOf(buyer, id)).toMatchObject({ orders: 3 });
    await set('import_status = 4', 0);
    await set('remote_refund_status = 1', 1);
    expect(await forecastOf(buyer, id)).toMatchObject({ orders: 1 });
    await set('import_status = 1', 2);
    expect(await forecastOf(buyer, id)).toEqual(NOTHING);
    await set('import_status = 0', 2);
    await ends(id, soon(24 * 30));
    expect(await forecastOf(buyer, id)).toEqual(NOTHING);
    await ends(id, soon(1));
    await fixture.query("UPDATE shop SET refresh_token = 'r' WHERE id = $1", [id]);
    expect(await forecastOf(buyer, id)).toEqual(NOTHING);
    expect((await ordersOf(buyer, { shopId: id, isLapsing: true })).total).toBe(0);
    await fixture.query('UPDATE shop SET refresh_expires_at = $2 WHERE id = $1', [id, soon(2)]);
    expect(await forecastOf(buyer, id)).toMatchObject({ orders: 1 });
  });

  it('are all that wait once the authorisation has ended, by the clock or because the platform said so', async () => {
    const buyer = await fixture.api.buyer();
    const until = [soon(-3), soon(40)];
    const { id, orderIds } = await shopWith(buyer, until, soon(-1));
    const all = { orders: 2, parcels: 0, firstAt: until[0]?.toISOString() };
    expect(await forecastOf(buyer, id)).toEqual(all);
    await ends(id, soon(24 * 30));
    expect(await forecastOf(buyer, id)).toEqual(NOTHING);
    await fixture.query('UPDATE shop SET status = 3 WHERE id = $1', [id]);
    expect(await forecastOf(buyer, id)).toEqual(all);
    const { list } = await ordersOf(buyer, { shopId: id, isLapsing: true, sort: 'shipBy' });
    expect(list.map((order) => order.id)).toEqual(orderIds);
  });
});

describe('parcels whose number would be told after the end', () => {
  const AHEAD_MS = 10 * 60_000;

  it('are those whose waybill is asked for after it: after the delay of the warehouse and the pause of the parcel', async () => {
    const paid = await fixture.paidFromShop([1, 2].map((no) => remoteOrder(no)));
    const { buyer, bound, orderId, shop } = paid;
    const [{ paidAt } = { paidAt: new Date(0) }] = await fixture.query<{ paidAt: Date }>(
      'SELECT paid_at AS "paidAt" FROM orders WHERE id = $1',
      [orderId],
    );
    const due = new Date(paidAt.getTime() + AHEAD_MS);
    const told = new Date(due);
    told.setMilliseconds(0);
    await ends(bound.id, due);
    expect(await forecastOf(buyer, bound.id)).toEqual(NOTHING);
    await fixture.query('UPDATE warehouse SET output_mode = 0 WHERE id = $1', [shop.warehouseId]);
    expect(await forecastOf(buyer, bound.id)).toEqual({ orders: 0, parcels: 2, firstAt: told.toISOString() });
    await ends(bound.id, new Date(due.getTime() + 1));
    expect(await forecastOf(buyer, bound.id)).toEqual(NOTHING);
    const pause = soon(1);
    await fixture.query(
      'UPDATE order_package SET lease_until = $2 WHERE id = (SELECT min(id) FROM order_package WHERE order_id = $1)',
      [orderId, pause],
    );
    expect(await forecastOf(buyer, bound.id)).toEqual({
      orders: 0,
      parcels: 1,
      firstAt: pause.toISOString(),
    });
    // Nobody is told of what the buyer tells the shop.
    await fixture.query('UPDATE orders SET auto_send = false WHERE id = $1', [orderId]);
    expect(await forecastOf(buyer, bound.id)).toEqual(NOTHING);
  });

  it('are, where a waybill could not be issued, those that are promised to be sent after it', async () => {
    const { buyer, bound, orderId } = await fixture.paidFromShop([remoteOrder(1)]);
    await ends(bound.id, soon(10));
    await fixture.query(
      'UPDATE order_package SET output_status = 4, promised_ship_at = $2 WHERE order_id = $1',
      [orderId, soon(11)],
    );
    expect(await forecastOf(buyer, bound.id)).toMatchObject({ orders: 0, parcels: 1 });
    await fixture.query('UPDATE order_package SET promised_ship_at = $2 WHERE order_id = $1', [
      orderId,
      soon(9),
    ]);
    expect(await forecastOf(buyer, bound.id)).toEqual(NOTHING);
  });

  it('are those that have to be told again after it, and all that wait once it has ended', async () => {
    const { buyer, bound, orderId } = await fixture.paidFromShop([1, 2].map((no) => remoteOrder(no)));
    const again = soon(3);
    await fixture.query(
      "UPDATE order_package SET waybill_no = 'SF' || id, output_status = 3, auto_send_status = 1, auto_send_at = $2 WHERE order_id = $1",
      [orderId, again],
    );
    await ends(bound.id, soon(4));
    expect(await forecastOf(buyer, bound.id)).toEqual(NOTHING);
    await ends(bound.id, again);
    expect(await forecastOf(buyer, bound.id)).toEqual({
      orders: 0,
      parcels: 2,
      firstAt: again.toISOString(),
    });
    await fixture.query('UPDATE shop SET status = 3 WHERE id = $1', [bound.id]);
    await fixture.query(
      "UPDATE order_package SET auto_send_status = 5, auto_send_code = 'SHOP_EXPIRED', auto_send_at = NULL WHERE order_id = $1",
      [orderId],
    );
    expect(await forecastOf(buyer, bound.id)).toMatchObject({ parcels: 2 });
    // A pause of another reason is not for want of an authorisation.
    await fixture.query("UPDATE order_package SET auto_send_code = 'PLATFORM_ERROR' WHERE order_id = $1", [
      orderId,
    ]);
    expect(await forecastOf(buyer, bound.id)).toEqual(NOTHING);
  });
});

describe('what to renew first', () => {
  it('is the shop that loses something first, of equal ones the one that loses most; without the others', async () => {
    const [buyer, other] = [await fixture.api.buyer(), await fixture.api.buyer()];
    const [early, late] = [soon(30), soon(50)];
    const three = await shopWith(buyer, [late, late, late], soon(20));
    const one = await shopWith(buyer, [early], soon(25));
    const two = await shopWith(buyer, [early, late], soon(26));
    await shopWith(buyer, [early], soon(24 * 30));
    await shopWith(other, [soon(2)], soon(1));
    const ranked = [two.id, one.id, three.id];
    const found = await shopsOf(buyer, { renewFirst: true });
    expect([found.list.map(({ id }) => id), found.total]).toEqual([ranked, 3]);
    const first = await shopsOf(buyer, { renewFirst: true, pageSize: 1 });
    const rest = await shopsOf(buyer, { renewFirst: true, pageSize: 5, cursor: first.nextCursor });
    expect([...first.list, ...rest.list].map(({ id }) => id)).toEqual(ranked);
    await buyer.call('POST', '/shops/deleteShops', { id: two.id });
    expect((await shopsOf(buyer, { renewFirst: true })).list.map(({ id }) => id)).toEqual(ranked.slice(1));
  });

  it('is not asked of the database by who does not want to know it', async () => {
    const buyer = await fixture.api.buyer();
    const { id } = await shopWith(buyer, [soon(40)], soon(20));
    const answer = await buyer.call<{ list: object[] }>(
      'POST',
      '/shops/getShopsList?fields=list(id,daysLeft)',
      {},
    );
    expect(answer.data.list).toEqual([{ id, daysLeft: 0 }]);
  });
});

describe('a list of orders by until when they are to be sent', () => {
  it('is read on by a cursor, and narrowed to what waits and is near', async () => {
    const buyer = await fixture.api.buyer();
    const { id, orderIds } = await shopWith(buyer, [soon(9), soon(3), soon(3), soon(1), soon(2)], soon(800));
    const [nine, three, also, one, two] = orderIds;
    await fixture.query('UPDATE shop_order SET import_status = 3 WHERE id = $1', [two]);
    const sorted: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof ordersOf>> = await ordersOf(buyer, {
        ...{ shopId: id, importStatus: 0, sort: 'shipBy', pageSize: 2 },
        ...(cursor && { cursor }),
      });
      sorted.push(...page.list.map((order) => order.id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(sorted).toEqual([one, three, also, nine]);
    const near = await ordersOf(buyer, { shopId: id, shipBefore: soon(3).toISOString(), sort: 'shipBy' });
    expect([near.list.map((order) => order.id), near.total]).toEqual([[one], 1]);
  });
});

describe('the notice of an end', () => {
  const told = async (who: Person) =>
    (await who.call<{ list: { detail: string }[] }>('POST', '/notice/mine', {})).data.list.map(
      ({ detail }) => detail,
    );
  const run = () =>
    fixture.api.app.scheduledJobs
      .find(({ name }) => name === 'tellExpiringShops')
      ?.run(new AbortController().signal);

  it('says how much comes too late and what is first, before the end and when it has come', async () => {
    const [buyer, other] = [await fixture.api.buyer(), await fixture.api.buyer()];
    const first = new Date('2031-12-02T10:00:00Z');
    const { id } = await shopWith(buyer, [first, new Date('2031-12-03T10:00:00Z')], soon(20));
    await shopWith(other, [soon(10)], soon(20));
    await run();
    expect(await told(buyer)).toEqual([
      expect.stringMatching(/请提前重新授权。2 个待发货订单在到期后才发货或回传，最早 12月02日 18:00。$/),
    ]);
    expect(await told(other)).toEqual([expect.stringMatching(/请提前重新授权。$/)]);
    await fixture.query('UPDATE shop SET status = 3 WHERE id = $1', [id]);
    expect(await told(buyer)).toContainEqual(
      expect.stringMatching(/请重新授权。2 个待发货订单不能回传，最早 12月02日 18:00。$/),
    );
  });
});
