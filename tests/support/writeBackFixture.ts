import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { ShopError, type ShopErrorKind } from '../../api/src/adapters/shops/shopError.ts';
import type { RemoteOrder } from '../../api/src/adapters/shops/shopPlatform.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { SEND } from '../../api/src/jobs/kinds/writeBacks.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import { decided } from './accounts.ts';
import { type Person, type Shop, startApi, type TestApi } from './api.ts';
import { remoteOrder, scriptedShop } from './scriptedShop.ts';
import { addShopOrders, type BoundShop, bindShop, mergeByHand } from './shopOrders.ts';

/** A paid order of a shop whose parcels have waybills that the shop is to be told. */
export type IssuedOrder = {
  orderId: number;
  shop: BoundShop;
  courierCode: string;
  /** In the order in which they were placed, with the shop's numbers in each. */
  parcels: { id: number; packageNo: string; waybillNo: string; remoteOrderNos: string[] }[];
};

/** How a parcel stands, and in how many minutes the shop is told next. */
const SEND_STATE = `SELECT id, auto_send_status AS status, auto_send_code AS code, auto_send_result AS result,
  auto_send_attempts AS attempts, round(extract(epoch FROM auto_send_at - now()) / 60)::int AS minutes,
  lease_until IS NOT NULL AS leased FROM order_package`;

export type SendState = {
  id: number;
  status: number;
  code: string;
  result: string;
  attempts: number;
  minutes: number | null;
  leased: boolean;
};

/** Pays a buyer's order of as many parcels as sizes are given, each of so many of the shop's orders, and issues it. */
async function issueOrder(
  api: TestApi,
  buyer: Person,
  goods: Shop,
  { shop, sizes }: { shop: BoundShop; sizes: number[] },
): Promise<IssuedOrder> {
  const mergeIds: number[] = [];
  const shopOrderIds: number[] = [];
  for (const size of sizes) {
    const orders = await addShopOrders(api, shop.id, Array(size).fill({}));
    const ids = orders.map(({ id }) => id);
    if (size > 1) mergeIds.push(await mergeByHand(api, shop.id, ids));
    else shopOrderIds.push(...ids);
  }
  const { goodId, warehouseId, courierId } = goods;
  const body = {
    type: 2,
    goodId,
    warehouseId,
    courierId,
    senderId: buyer.senderId,
    shopOrderIds,
    mergeIds,
    confirm: true,
  };
  const placed = await decided(() => buyer.call<{ orderId: number }>('POST', '/orders/createOrder', body));
  expect(placed.msg).toBe('下单成功');
  const { orderId } = placed.data;
  await api.query(
    `SELECT take_stock(sku_id, warehouse_id, piece_count, order_no, account_id) FROM orders WHERE id = $1`,
    [orderId],
  );
  await api.query(
    `UPDATE order_package SET status = 30, output_status = 3, waybill_no = 'YT' || id, shipped_at = now(),
       auto_send_status = 1, auto_send_at = now() WHERE order_id = $1`,
    [orderId],
  );
  await api.query('UPDATE orders SET status = 30 WHERE id = $1', [orderId]);
  await api.query('SELECT record_issued(array_agg(id)) FROM order_package WHERE order_id = $1', [orderId]);
  const parcels = await api.query<IssuedOrder['parcels'][number]>(
    `SELECT id, package_no AS "packageNo", waybill_no AS "waybillNo", ARRAY(SELECT remote_order_no FROM shop_order s
       WHERE s.package_id = p.id ORDER BY 1) AS "remoteOrderNos" FROM order_package p WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );
  const [courier] = await api.query<{ code: string }>('SELECT code FROM courier WHERE id = $1', [courierId]);
  return { orderId, shop, parcels, courierCode: courier?.code ?? '' };
}

/** Sets the fixture for a test file: a platform that a test scripts, and jobs that run when it says so. */
export function writeBackFixture() {
  const fixture = {} as { api: TestApi; queue: JobQueue; buyer: Person; goods: Shop };
  let { script, platform } = scriptedShop();
  const options = {
    shopPlatforms: {
      get 4() {
        return platform;
      },
    },
    queue: { send: (...args: Parameters<JobQueue['send']>) => fixture.queue.send(...args) } as JobQueue,
  };
  beforeAll(async () => {
    fixture.api = await startApi(options);
    fixture.queue = await openJobQueue(fixture.api.database, JOB_KINDS, (error) => {
      throw error;
    });
    fixture.buyer = await fixture.api.buyer({ balance: 10_000_000 });
    fixture.goods = await fixture.api.shop({ stock: 10_000 });
  });
  afterAll(async () => {
    await fixture.queue.stop();
    await fixture.api.close();
  });
  beforeEach(async () => {
    ({ script, platform } = scriptedShop());
    await fixture.api.query('DELETE FROM queue.job');
  });

  const sending = (api: TestApi) => api.app.jobHandlers.filter(({ kind }) => kind === SEND);
  const wake = (shop: BoundShop) =>
    fixture.queue.send(fixture.api.database.db, SEND, String(shop.id), { shopId: shop.id });
  return {
    get api() {
      return fixture.api;
    },
    get queue() {
      return fixture.queue;
    },
    get buyer() {
      return fixture.buyer;
    },
    get goods() {
      return fixture.goods;
    },
    get script() {
      return script;
    },
    wake,
    /** Another process beside this one. */
    beside: () => startApi({ ...options, beside: fixture.api }),
    drain: (api = fixture.api) => fixture.queue.drain(sending(api)),

    /** An issued order of parcels of so many of the shop's orders each, which the shop shows as `more` says. */
    async issued(
      sizes: number[],
      { shop, more = {} }: { shop?: BoundShop; more?: Partial<RemoteOrder> } = {},
    ): Promise<IssuedOrder> {
      const bound = shop ?? (await bindShop(fixture.api, fixture.buyer));
      script.alive.add(bound.accessToken);
      const order = await issueOrder(fixture.api, fixture.buyer, fixture.goods, { shop: bound, sizes });
      const numbers = order.parcels.flatMap(({ remoteOrderNos }) => remoteOrderNos);
      script.orders.push(
        ...numbers.map((remoteOrderNo, at) => ({
          ...remoteOrder(at),
          updatedAt: new Date(),
          ...more,
          remoteOrderNo,
        })),
      );
      return order;
    },

    /** Holds the next shipment until the gate opens; then it is taken, or fails. */
    heldPost(error?: Error) {
      const [gate, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const its = script;
      its.beforePost = async () => {
        its.beforePost = async () => undefined;
        reached.resolve();
        await gate.promise;
        if (error) throw error;
      };
      return { gate, reached };
    },

    /** Wakes the shop and works until nothing is due. */
    async send({ shop }: IssuedOrder): Promise<void> {
      await wake(shop);
      await fixture.queue.drain(sending(fixture.api));
    },
    states: ({ orderId }: IssuedOrder) =>
      fixture.api.query<SendState>(`${SEND_STATE} WHERE order_id = $1 ORDER BY id`, [orderId]),
    /** Import statuses of the order's orders of the shop. */
    imports: async ({ orderId }: IssuedOrder) =>
      (
        await fixture.api.query<{ status: number }>(
          'SELECT import_status AS status FROM shop_order WHERE order_id = $1 ORDER BY package_id, remote_order_no',
          [orderId],
        )
      ).map(({ status }) => status),
    /** Makes what waits for later due now. */
    due: ({ orderId }: IssuedOrder) =>
      fixture.api.query(
        'UPDATE order_package SET auto_send_at = now() WHERE order_id = $1 AND auto_send_at IS NOT NULL',
        [orderId],
      ),
    /** The buyer authorises the shop again. */
    async renew({ shop }: IssuedOrder): Promise<void> {
      const code = randomUUID();
      script.shops.set(code, { remoteShopId: shop.remoteShopId, shopName: '橙子小店' });
      const { data } = await fixture.buyer.call<{ state: string }>('POST', '/shops/auth', { flag: 4 });
      const page = await fixture.api.app.inject({
        method: 'GET',
        url: `/api/v1/shops/callback/4?code=${code}&state=${data.state}`,
      });
      expect(page.body).toContain('已绑定店铺');
    },
  };
}

/** A parcel that has been told. */
export const told = (id: number, attempts = 0): SendState => ({
  id,
  status: 3,
  code: '',
  result: '发货成功',
  attempts,
  minutes: null,
  leased: false,
});

/** One that waits to be told. */
export const waits = (id: number, more: Partial<SendState> = {}): SendState => ({
  ...told(id),
  status: 1,
  result: '',
  minutes: 0,
  ...more,
});

/** What a parcel of a shop shows whose authorisation has lapsed. */
export const PAUSED = {
  status: 5,
  code: 'SHOP_EXPIRED',
  result: '店铺授权已过期，请续期，续期后自动继续发货',
} as const;

export const shopError = (kind: ShopErrorKind, retryAfterMs: number | null = null) =>
  new ShopError('scripted', kind, 'SCRIPTED', retryAfterMs);

/** Fails the first time it is called. */
export function onlyOnce(error: Error): () => Promise<void> {
  let isFirst = true;
  return async () => {
    if (!isFirst) return;
    isFirst = false;
    throw error;
  };
}
