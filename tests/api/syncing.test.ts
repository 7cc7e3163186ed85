import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TrackingError } from '../../api/src/adapters/tracking/trackingError.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { scriptedShop } from '../support/scriptedShop.ts';
import { scriptedTracking } from '../support/scriptedTracking.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';
import { momentOf, trace, tracked } from '../support/trackingFixture.ts';

let api: TestApi;
let buyer: Person;
let goods: Shop;
let shop: ReturnType<typeof scriptedShop>;
let courier: ReturnType<typeof scriptedTracking>;

beforeAll(async () => {
  api = await startApi({
    shopPlatforms: {
      get 4() {
        return shop.platform;
      },
    },
    tracking: {
      subscribe: (parcel) => courier.tracking.subscribe(parcel),
      query: (parcel) => courier.tracking.query(parcel),
      readPush: (form) => courier.tracking.readPush(form),
    },
  });
  buyer = await api.buyer({ balance: 1_000_000 });
  goods = await api.shop();
});
afterAll(() => api.close());
beforeEach(() => {
  shop = scriptedShop();
  courier = scriptedTracking();
});

/** A paid order of a shop whose parcels are under way, and of which nobody has asked. */
async function underWay(count: number) {
  const bound = await bindShop(api, buyer);
  shop.script.alive.add(bound.accessToken);
  const waiting = await addShopOrders(api, bound.id, Array(count).fill({}));
  const { goodId, warehouseId, courierId } = goods;
  const { data } = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
    type: 2,
    goodId,
    warehouseId,
    courierId,
    senderId: buyer.senderId,
    shopOrderIds: waiting.map(({ id }) => id),
    confirm: true,
  });
  await api.query(
    `UPDATE order_package SET status = 30, output_status = 3, waybill_no = 'YT' || id, shipped_at = now() WHERE order_id = $1`,
    [data.orderId],
  );
  await api.query('UPDATE orders SET status = 30, shipped_at = now() WHERE id = $1', [data.orderId]);
  const rows = await api.query<{ id: number }>(
    'SELECT id FROM order_package WHERE order_id = $1 ORDER BY id',
    [data.orderId],
  );
  return { orderId: data.orderId, ids: rows.map(({ id }) => id) };
}

/** Ten seconds after the last time. */
async function sync(orderId: number) {
  await api.query("DELETE FROM counter WHERE key = 'callback:' || $1", [orderId]);
  const { data } = await buyer.call('POST', '/orders/callback', { orderId });
  return [data.checked, data.updated];
}
const stateOf = (orderId: number) =>
  api.query(
    `SELECT p.status, p.trace_state AS state, p.picked_at AS "pickedAt" FROM order_package p WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );
const older = (orderId: number, interval: string) =>
  api.query(
    'UPDATE order_package SET trace_checked_at = trace_checked_at - $2::interval WHERE order_id = $1',
    [orderId, interval],
  );

describe('synchronising an order', () => {
  it('queries its courier for each parcel and counts those that have moved', async () => {
    const { orderId, ids } = await underWay(7);
    courier.script.known = tracked(trace(1, 1), trace(2));
    expect(await sync(orderId)).toEqual([7, 7]);
    expect(courier.script.asked.map(({ waybillNo }) => waybillNo).toSorted()).toEqual(
      ids.map((id) => `YT${id}`).toSorted(),
    );
    expect(await stateOf(orderId)).toEqual(ids.map(() => ({ status: 40, state: 0, pickedAt: momentOf(1) })));
  });

  it('queries no parcel again within half an hour and counts nothing already known', async () => {
    const { orderId } = await underWay(2);
    courier.script.known = tracked(trace(1, 1));
    expect(await sync(orderId)).toEqual([2, 2]);
    await older(orderId, '29 minutes');
    expect([await sync(orderId), courier.script.asked.length]).toEqual([[2, 0], 2]);
    await older(orderId, '2 minutes');
    expect([await sync(orderId), courier.script.asked.length]).toEqual([[2, 0], 4]);
    await older(orderId, '31 minutes');
    courier.script.known = tracked(trace(1, 1), trace(2), trace(3, 3));
    expect(await sync(orderId)).toEqual([2, 2]);
    expect(await stateOf(orderId)).toMatchObject([{ status: 50 }, { status: 50 }]);
  });

  it('continues without a courier that limits calls and queries it again within hours', async () => {
    const { orderId } = await underWay(1);
    courier.script.before = async () => {
      throw new TrackingError('scripted', 'rateLimited', 'BUSY');
    };
    expect(await sync(orderId)).toEqual([1, 0]);
    expect(
      await api.query(
        `SELECT round(extract(epoch FROM now() - trace_checked_at) / 3600)::int AS hours FROM order_package WHERE order_id = $1`,
        [orderId],
      ),
    ).toEqual([{ hours: 5 }]);
  });

  it('queries once for two concurrent requests', async () => {
    const { orderId } = await underWay(3);
    const [gate, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    courier.script.before = async () => {
      reached.resolve();
      await gate.promise;
    };
    const first = sync(orderId);
    await reached.promise;
    expect(await sync(orderId)).toEqual([3, 0]);
    gate.resolve();
    await first;
    expect(courier.script.asked).toHaveLength(3);
  });
});
