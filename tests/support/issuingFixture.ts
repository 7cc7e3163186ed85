import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import type { RemoteOrder, ShopPlatform } from '../../api/src/adapters/shops/shopPlatform.ts';
import type { WaybillService } from '../../api/src/adapters/waybills/waybillService.ts';
import type { Queryable } from '../../api/src/db/client.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { ISSUE } from '../../api/src/jobs/kinds/waybills.ts';
import { type JobHandler, type JobQueue, type JobSender, openJobQueue } from '../../api/src/jobs/queue.ts';
import { upsertShopOrders } from '../../api/src/modules/shopOrders/shopOrders.repository.ts';
import { shopCalls } from '../../api/src/modules/shops/shopCalls.ts';
import { issuingService } from '../../api/src/modules/waybills/issuing.service.ts';
import { decided as askUntilDecided, someoneWaits } from './accounts.ts';
import {
  type Answer,
  goodReceiver,
  orderBody,
  type Person,
  type Shop,
  startApi,
  type TestApi,
} from './api.ts';
import { brokenInvariants } from './invariants.ts';
import { scriptedShop } from './scriptedShop.ts';
import { scriptedWaybills } from './scriptedWaybills.ts';
import { testBox } from './sealed.ts';
import { type BoundShop, bindShop } from './shopOrders.ts';

const DOUYIN = 4;

export type Paid = { orderId: number; buyer: Person; shop: Shop };
type ParcelRow = {
  id: number;
  status: number;
  outputStatus: number;
  outputInfo: string;
  outputCode: string;
  outputResult: string;
  tries: number;
  waybillNo: string | null;
  autoSendStatus: number;
  leased: boolean;
};

/** Paid orders, a courier and a platform that do what the test says, and a queue that is worked on when it says so. */
export function issuingFixture(options: Parameters<typeof startApi>[0] = {}) {
  let waybills = scriptedWaybills();
  let platform = scriptedShop();
  /** Called before a job is sent; throws to be a queue that is away. */
  let beforeSend: JobSender['send'] = async () => undefined;
  const courier: WaybillService = {
    issue: (request) => waybills.waybills.issue(request),
    void: (issued) => waybills.waybills.void(issued),
    intercept: (issued) => waybills.waybills.intercept(issued),
  };
  const shopPlatforms = {
    get [DOUYIN](): ShopPlatform {
      return platform.platform;
    },
  };
  /** Milliseconds by which the clock is put forward. */
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const fixture = {} as { api: TestApi; queue: JobQueue };
  const sender: JobSender = {
    send: async (...args) => {
      await beforeSend(...args);
      await fixture.queue.send(...args);
    },
  };

  beforeAll(async () => {
    fixture.api = await startApi({ shopPlatforms, waybills: courier, queue: sender, now, ...options });
    fixture.queue = await openJobQueue(fixture.api.database, JOB_KINDS, (error) => {
      throw error;
    });
  });
  afterAll(async () => {
    expect(await brokenInvariants(fixture.api)).toEqual([]);
    await fixture.queue.stop();
    await fixture.api.close();
  });
  beforeEach(async () => {
    await fixture.api.query('DELETE FROM queue.job');
    waybills = scriptedWaybills();
    platform = scriptedShop();
    beforeSend = async () => undefined;
  });

  const query = <T extends object>(text: string, values: unknown[] = []) =>
    fixture.api.query<T>(text, values);
  const handlerOf = (api: TestApi): JobHandler => {
    const found = api.app.jobHandlers.find(({ kind }) => kind.name === ISSUE.name);
    if (!found) throw new Error('nothing issues waybills');
    return found;
  };

  async function order(body: object, buyer: Person, shop: Shop, mode: 0 | 1): Promise<Paid> {
    await query('UPDATE warehouse SET output_mode = $2 WHERE id = $1', [shop.warehouseId, mode]);
    const answer = await decided<{ orderId: number }>(buyer, '/orders/createOrder', {
      ...orderBody(buyer, shop, { confirm: true, ...body }),
      clientNo: randomUUID(),
    });
    expect(answer.msg).toBe('下单成功');
    return { orderId: answer.data.orderId, buyer, shop };
  }

  return {
    get api() {
      return fixture.api;
    },
    get queue() {
      return fixture.queue;
    },
    get courier() {
      return waybills.script;
    },
    /** The service that the product is given, whatever the test scripts. */
    waybills: courier,
    get platform() {
      return platform;
    },
    query,
    cancel: ({ buyer, orderId }: Paid) =>
      decided<{ status: number; refundFee: number }>(buyer, '/orders/cancelOrder', { orderId }),
    failSending(fail: JobSender['send']) {
      beforeSend = fail;
    },

    /**
     * An order of so many parcels to one good receiver each, at a warehouse that issues at once; of goods and a courier of its
     * own unless a `shop` is given.
     */
    async paid(
      count = 1,
      { mode = 1 as 0 | 1, shop: at = undefined as Shop | undefined, num = 1 } = {},
    ): Promise<Paid> {
      const buyer = await fixture.api.buyer({ balance: 1_000_000 });
      const shop = at ?? (await fixture.api.shop({ stock: 1000 }));
      const packages = Array.from({ length: count }, () => goodReceiver);
      return order({ num, packages }, buyer, shop, mode);
    },

    /** As many orders of a parcel each, of the same goods, placed and paid as one decision; their numbers in order. */
    async paidBatch(count: number): Promise<number[]> {
      const buyer = await fixture.api.buyer({ balance: 1_000_000 });
      const shop = await fixture.api.shop({ stock: 1000 });
      const { goodId, warehouseId, courierId } = shop;
      await query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [warehouseId]);
      const part = { goodId, warehouseId, courierId, num: 1, packages: [goodReceiver] };
      const { data } = await decided<{ orders: { id: number }[] }>(buyer, '/orders/createBatch', {
        type: 3,
        senderId: buyer.senderId,
        parts: Array.from({ length: count }, () => part),
        confirm: true,
        clientNo: randomUUID(),
      });
      return data.orders.map(({ id }) => id);
    },

    /** An order for orders that wait in a bound shop: a parcel each, or one for all of them. */
    async paidFromShop(
      remote: readonly RemoteOrder[],
      { merged = false, autoSend = true } = {},
    ): Promise<Paid & { bound: BoundShop }> {
      const buyer = await fixture.api.buyer({ balance: 1_000_000 });
      const shop = await fixture.api.shop({ stock: 1000 });
      const bound = await bindShop(fixture.api, buyer);
      platform.script.alive.add(bound.accessToken);
      platform.script.orders.push(...remote);
      await upsertShopOrders(fixture.api.database.db, testBox, bound.id, remote);
      const ids = (
        await query<{ id: number }>('SELECT id FROM shop_order WHERE shop_id = $1 ORDER BY id', [bound.id])
      ).map(({ id }) => id);
      const named = merged ? { mergeIds: [await merge(bound.id, ids)] } : { shopOrderIds: ids };
      return { ...(await order({ type: 2, packages: [], autoSend, ...named }, buyer, shop, 1)), bound };
    },

    /** A worker of another process, on the same tables. */
    async beside(options: Parameters<typeof startApi>[0] = {}): Promise<TestApi> {
      return startApi({
        shopPlatforms,
        waybills: courier,
        queue: sender,
        now,
        ...options,
        beside: fixture.api,
      });
    },
    issue: (orderId: number, api = fixture.api) => handlerOf(api).run({ orderId }),
    /** Works on the jobs as a process does, until the test ends. */
    async work(api = fixture.api): Promise<void> {
      const queue = await openJobQueue(api.database, JOB_KINDS, (error) => {
        throw error;
      });
      onTestFinished(() => queue.stop());
      await queue.work([handlerOf(api)]);
    },
    /** The jobs that are due, one by one. */
    drain: () => fixture.queue.drain([handlerOf(fixture.api)]),
    /** Lets every pause, lease and waiting time of an order be over, and works on what is due then. */
    async later({ orderId }: Paid): Promise<void> {
      ahead += 61_000;
      await query(
        "UPDATE order_package SET lease_until = now() - interval '1 second' WHERE order_id = $1 AND lease_until IS NOT NULL",
        [orderId],
      );
      await query("UPDATE orders SET paid_at = paid_at - interval '11 minutes' WHERE id = $1", [orderId]);
      await query(
        "UPDATE queue.job SET start_after = now() WHERE name = $1 AND state IN ('created', 'retry')",
        [ISSUE.name],
      );
      await fixture.queue.drain([handlerOf(fixture.api)]);
    },
    /** The scheduled job, as a service of this test's own runs it. */
    rescue: () =>
      issuingService({
        db: fixture.api.database.db,
        queue: sender,
        calls: shopCalls({
          db: fixture.api.database.db,
          platforms: shopPlatforms,
          box: testBox,
          now: () => new Date(),
        }),
        box: testBox,
        waybills: courier,
        log: { warn: () => undefined },
        now,
      }).rescue(),

    parcels: ({ orderId }: Paid) =>
      query<ParcelRow>(
        `SELECT id, status, output_status AS "outputStatus", output_info AS "outputInfo", output_code AS "outputCode",
                output_result AS "outputResult", output_attempts AS tries, waybill_no AS "waybillNo", auto_send_status AS "autoSendStatus",
                lease_until > now() IS TRUE AS leased
           FROM order_package WHERE order_id = $1 ORDER BY id`,
        [orderId],
      ),
    async order({ orderId, shop }: Paid) {
      const [row] = await query<object>(
        `SELECT o.status, o.after_sale_status AS "afterSale", o.refund_count AS refunds, s.quantity, s.locked
           FROM orders o, good_stock s WHERE o.id = $1 AND s.id = $2`,
        [orderId, shop.stockId],
      );
      return row;
    },
    /** Keeps what a reading of the shop has brought. */
    keep: (tx: Queryable, shopId: number, read: readonly RemoteOrder[]) =>
      upsertShopOrders(tx, testBox, shopId, read),
    /** Answers once somebody waits for a row that another has locked. */
    untilBlocked: () => someoneWaits(fixture.api),
    shopOrders: (shopId: number) =>
      query<object>(
        `SELECT import_status AS "importStatus", package_id IS NOT NULL AS taken, problem_code AS problem
           FROM shop_order WHERE shop_id = $1 ORDER BY id`,
        [shopId],
      ),
    balance: async ({ buyer: { accountId } }: Paid) => {
      const [row] = await query<{ balance: number }>(
        "SELECT balance FROM ledger_account WHERE owner_id = $1 AND code = 'available'",
        [accountId],
      );
      return row?.balance;
    },
    waitingJobs: (name: string, key: string) =>
      query<{ startAfter: Date }>(
        `SELECT start_after AS "startAfter" FROM queue.job WHERE name = $1 AND singleton_key = $2 AND state = 'created'`,
        [name, key],
      ),
  };

  async function merge(shopId: number, ids: readonly number[]): Promise<number> {
    const [row] = await query<{ id: number }>(
      `INSERT INTO merge_order (merge_no, shop_id, receiver_key) SELECT $1, $2, receiver_key FROM shop_order WHERE id = $3 RETURNING id`,
      [`M${randomUUID()}`, shopId, ids[0]],
    );
    if (!row) throw new Error('nothing was merged');
    await query('UPDATE shop_order SET merge_id = $1 WHERE id = ANY ($2)', [row.id, ids]);
    return row.id;
  }
}

/** Asks until the service has decided. */
export function decided<T>(who: Person, path: string, body: object): Promise<Answer<T>> {
  return askUntilDecided(() => who.call<T>('POST', path, body));
}
