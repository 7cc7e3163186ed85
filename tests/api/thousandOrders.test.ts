import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WaybillService } from '../../api/src/adapters/waybills/waybillService.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import type { ShopPlatforms } from '../../api/src/modules/shops/shopCalls.ts';
import { startKuaidi100 } from '../integrations/kuaidi100.ts';
import { allowAt } from '../integrations/simulatedShops.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { openSimulated } from '../support/openSimulated.ts';

const PUBLIC_URL = 'https://shop.example';
const platforms: ShopPlatforms = {};
const courier: { service?: WaybillService } = {};
let api: TestApi;
let queue: JobQueue;

beforeAll(async () => {
  const held: { queue?: JobQueue } = {};
  api = await startApi({
    shopPlatforms: platforms,
    waybills: {
      issue: (request) => (courier.service as WaybillService).issue(request),
      void: (issued) => (courier.service as WaybillService).void(issued),
      intercept: (issued) => (courier.service as WaybillService).intercept(issued),
    },
    queue: { send: (...args) => (held.queue as JobQueue).send(...args) },
  });
  held.queue = queue = await openJobQueue(api.database, JOB_KINDS, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await queue.stop();
  await api.close();
});

const SHOPS = [
  { flag: 1, platform: 'taobao', count: 350 },
  { flag: 2, platform: 'pinduoduo', count: 300 },
  { flag: 4, platform: 'douyin', count: 350 },
];

/** Lets pauses be over and works on what is due, until nothing waits. */
async function workAll(): Promise<void> {
  do {
    await api.query('UPDATE order_package SET auto_send_at = now() WHERE auto_send_status = 1');
    await api.query(
      'UPDATE order_package SET lease_until = now() WHERE lease_until IS NOT NULL AND output_status = 1',
    );
    await api.query("UPDATE queue.job SET start_after = now() WHERE state IN ('created', 'retry')");
  } while ((await queue.drain(api.app.jobHandlers)) > 0);
}

async function bind(buyer: Person, flag: number): Promise<number> {
  const { data } = await buyer.call<{ url: string }>('POST', '/shops/auth', { flag });
  const back = await allowAt(data.url, `${flag}001001`);
  await api.app.inject({ method: 'GET', url: back.pathname + back.search });
  const shops = await buyer.call<{ list: { id: number; platform: number }[] }>(
    'POST',
    '/shops/getShopsList',
    {},
  );
  return shops.data.list.find(({ platform }) => platform === flag)?.id ?? 0;
}

/** Reads a shop's orders as the wizard does: asks again until it is done. Answers how many there were. */
async function pull(buyer: Person, shopId: number): Promise<number> {
  let body: object = { shopId };
  for (;;) {
    const requested = buyer.call<{ taskId: string; done: boolean; total: number }>(
      'POST',
      '/shops/remoteOrder',
      body,
    );
    let isAnswered = false;
    const answer = requested.finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) await queue.drain(api.app.jobHandlers);
    const { data } = await answer;
    if (data.done) return data.total;
    body = { taskId: data.taskId };
  }
}

it('a thousand orders of three shops are pulled, merged, ordered, shipped and written back once each', {
  timeout: 300_000,
}, async () => {
  const { shops, opened } = await openSimulated(api, {
    publicUrl: PUBLIC_URL,
    origin: 'http://127.0.0.1:9',
  });
  Object.assign(platforms, opened);
  const kuaidi100 = await startKuaidi100();
  courier.service = kuaidi100.adapter();
  const buyer = await api.buyer({ balance: 100_000_000 });
  const own = await api.shop({ stock: 5_000, supplyPrice: 100, margin: 20, weight: 300 });
  await api.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [own.warehouseId]);
  await api.query("UPDATE courier SET code = 'YTO-2' WHERE code = 'YTO'");
  await api.query("UPDATE courier SET code = 'YTO' WHERE id = $1", [own.courierId]);
  const { goodId, warehouseId, courierId } = own;

  let parcels = 0;
  let paid = 0;
  const bought = new Map<string, string[]>();
  for (const { flag, platform, count } of SHOPS) {
    const at = { platform, shopId: `${flag}001001` };
    // Three of each hundred by one person.
    const numbers: string[] = [];
    for (let done = 0; done < count; done += 50) {
      numbers.push(...(await shops.addOrders(at, { count: 50, sameReceiver: 3, overHours: 100 })));
    }
    bought.set(platform, numbers);
    const shopId = await bind(buyer, flag);
    expect(await pull(buyer, shopId)).toBe(count);
    await buyer.call('POST', '/shops/addGood', { shopId, goodId, warehouseId, courierId, num: 1 });

    const waiting = await api.query<{ id: number }>(
      'SELECT id FROM shop_order WHERE shop_id = $1 AND import_status = 0',
      [shopId],
    );
    const suggested = await buyer.call<{ list: { shopOrderIds: number[] }[] }>(
      'POST',
      '/mergeOrder/makeMergeOrder',
      { shopId },
    );
    const mergeIds: number[] = [];
    for (const { shopOrderIds } of suggested.data.list) {
      const made = await buyer.call<{ list: { id: number }[]; merged: number }>(
        'POST',
        '/mergeOrder/makeMergeOrder',
        { shopOrderIds },
      );
      expect(made.data.merged).toBe(1);
      mergeIds.push(...made.data.list.map(({ id }) => id));
    }
    const merged = new Set(suggested.data.list.flatMap(({ shopOrderIds }) => shopOrderIds));
    const shopOrderIds = waiting.map(({ id }) => id).filter((id) => !merged.has(id));
    const plan = await buyer.call<{ parts: object[]; unplanned: object[] }>('POST', '/shopOrders/plan', {
      shopId,
      shopOrderIds,
      mergeIds,
    });
    expect(plan.data.unplanned).toEqual([]);
    const placed = await buyer.call<{ packageCount: number; totalFee: number }>(
      'POST',
      '/orders/createBatch',
      {
        ...{ type: 2, senderId: buyer.senderId, confirm: true },
        parts: (plan.data.parts as Record<string, unknown>[]).map((part) => ({
          ...{ goodId, warehouseId, courierId, num: part.num },
          ...{ shopOrderIds: part.shopOrderIds, mergeIds: part.mergeIds },
        })),
      },
    );
    expect(placed.code).toBe(0);
    parcels += placed.data.packageCount;
    paid += placed.data.totalFee;
    await shops.act('failCalls', { platform, kind: 'transient', call: 'ship', times: 5 });
    await shops.act('failCalls', { platform, kind: 'rateLimited', call: 'ship', times: 5 });
  }
  await workAll();

  const [counts] = await api.query<Record<string, number>>(
    `SELECT count(*) AS parcels, count(DISTINCT waybill_no) AS waybills, count(*) FILTER (WHERE status = 30 AND output_status = 3) AS shipped,
            count(*) FILTER (WHERE auto_send_status = 3) AS told, sum(package_fee)::bigint AS fee FROM order_package WHERE account_id = $1`,
    [buyer.accountId],
  );
  expect(counts).toEqual({ parcels, waybills: parcels, shipped: parcels, told: parcels, fee: paid });
  expect(parcels).toBeLessThan(1_000);
  const reported = await api.query<{ remote_order_no: string; waybill_no: string }>(
    'SELECT s.remote_order_no, p.waybill_no FROM shop_order s JOIN order_package p ON p.id = s.package_id WHERE p.account_id = $1 AND s.import_status = 3',
    [buyer.accountId],
  );
  const ours = new Map(reported.map((row) => [row.remote_order_no, row.waybill_no]));
  expect(ours.size).toBe(1_000);
  for (const { flag, platform } of SHOPS) {
    const answer = await fetch(`${shops.origin}/shops/api/${platform}/${flag}001001`);
    const { orders } = (await answer.json()) as {
      orders: { orderNo: string; shipments: { waybillNo: string }[] }[];
    };
    expect(
      new Map(orders.map(({ orderNo, shipments }) => [orderNo, shipments.map(({ waybillNo }) => waybillNo)])),
    ).toEqual(new Map(bought.get(platform)?.map((no) => [no, [ours.get(no)]])));
  }
  const [money] = await api.query(
    'SELECT 100000000 - balance AS spent FROM ledger_account WHERE owner_id = $1 AND code = $2',
    [buyer.accountId, 'available'],
  );
  expect(money).toEqual({ spent: paid });
  const [stock] = await api.query('SELECT quantity, locked FROM good_stock WHERE id = $1', [own.stockId]);
  expect(stock).toEqual({ quantity: 5_000 - parcels, locked: 0 });
  expect(await brokenInvariants(api)).toEqual([]);
});
