import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { AUTO_ORDER } from '../../api/src/jobs/kinds/autoOrders.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import { batchService } from '../../api/src/modules/shipments/batches.service.ts';
import { pullService } from '../../api/src/modules/shopOrders/pulls.service.ts';
import { renewingService } from '../../api/src/modules/shops/renewing.service.ts';
import { shopCalls } from '../../api/src/modules/shops/shopCalls.ts';
import { type Person, type Shop, type ShopOptions, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { remoteOrder, scriptedShop } from '../support/scriptedShop.ts';
import { scriptedWaybills } from '../support/scriptedWaybills.ts';
import { testBox } from '../support/sealed.ts';
import {
  addShopOrders,
  type BoundShop,
  bindShop,
  mergeByHand,
  type ShopOrderGiven,
} from '../support/shopOrders.ts';

const DOUYIN = 4;
let { script, platform } = scriptedShop();
const courier = scriptedWaybills();
let api: TestApi;
let queue: JobQueue;

beforeAll(async () => {
  const held: { queue?: JobQueue } = {};
  api = await startApi({
    shopPlatforms: {
      get [DOUYIN]() {
        return platform;
      },
    },
    waybills: courier.waybills,
    queue: { send: (...args) => (held.queue as JobQueue).send(...args) },
  });
  held.queue = queue = await openJobQueue(api.database, JOB_KINDS, (error) => {
    throw error;
  });
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await queue.stop();
  await api.close();
});
beforeEach(() => {
  ({ script, platform } = scriptedShop());
});

type Stage = { buyer: Person; shop: BoundShop; own: Shop; ids: number[] };
type Settings = { autoDayLimit?: number; autoParcelLimit?: number; autoOrder?: boolean };

/** A shop that orders by itself, all of its items standing for goods of 120 fen with 274 fen of courier a parcel. */
async function stage(
  input: readonly ShopOrderGiven[],
  {
    settings = {},
    goods = {},
    balance = 1_000_000,
    mapped = true,
  }: {
    settings?: Settings;
    goods?: ShopOptions;
    balance?: number;
    mapped?: boolean;
  } = {},
): Promise<Stage> {
  const buyer = await api.buyer({ balance });
  const shop = await bindShop(api, buyer);
  script.alive.add(shop.accessToken);
  const own = await api.shop({ supplyPrice: 100, margin: 20, weight: 300, ...goods });
  await api.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [own.warehouseId]);
  const orders = await addShopOrders(api, shop.id, input);
  const { goodId, warehouseId, courierId } = own;
  if (mapped)
    await buyer.call('POST', '/shops/addGood', { shopId: shop.id, goodId, warehouseId, courierId, num: 1 });
  expect(
    (await buyer.call('POST', '/shops/updateShops', { id: shop.id, autoOrder: true, ...settings })).code,
  ).toBe(0);
  return { buyer, shop, own, ids: orders.map(({ id }) => id) };
}

/** One run of the job, as a worker does it. */
const run = async ({ shop }: Stage, on = api) => {
  const handler = on.app.jobHandlers.find(({ kind }) => kind.name === AUTO_ORDER.name);
  await handler?.run({ shopId: shop.id });
};
const shopOrders = ({ shop }: Stage) =>
  api.query<{ status: number; problem: string }>(
    'SELECT import_status AS status, problem_code AS problem FROM shop_order WHERE shop_id = $1 ORDER BY id',
    [shop.id],
  );
const spent = async ({ shop }: Stage) =>
  Number(
    (
      await api.query<{ sum: number }>(
        'SELECT coalesce(sum(total_fee), 0) AS sum FROM orders WHERE shop_id = $1',
        [shop.id],
      )
    )[0]?.sum,
  );
const problems = async ({ buyer }: Stage, body: object = {}) =>
  (
    await buyer.call<{
      list: { kind: string; title: string; reasonCode: string; text: string }[];
      total: number;
      counts: object;
    }>('POST', '/problems/list', body)
  ).data;

const FEE = 120 + 280;
const waits = { status: 0, problem: '' };
const ordered = { status: 1, problem: '' };

describe('a shop with automatic ordering', () => {
  it('orders and pays waiting orders and marks them as automatic', async () => {
    const fixture = await stage([{}, {}, {}]);
    await run(fixture);
    expect(await shopOrders(fixture)).toEqual([ordered, ordered, ordered]);
    const orders = await api.query(
      'SELECT status, type, by_itself, auto_send, package_count FROM orders WHERE shop_id = $1',
      [fixture.shop.id],
    );
    expect(orders).toEqual([{ status: 20, type: 2, by_itself: true, auto_send: true, package_count: 3 }]);
    await run(fixture);
    expect(await spent(fixture)).toBe(3 * FEE);
  });

  it('orders nothing while automatic ordering is off', async () => {
    const fixture = await stage([{}], { settings: { autoOrder: false } });
    await run(fixture);
    expect(await shopOrders(fixture)).toEqual([waits]);
  });

  it('orders a merge as one parcel', async () => {
    const fixture = await stage([{}, {}, {}]);
    await mergeByHand(api, fixture.shop.id, fixture.ids.slice(0, 2));
    await run(fixture);
    expect(await shopOrders(fixture)).toEqual([ordered, ordered, ordered]);
    expect(await spent(fixture)).toBe(2 * FEE);
  });

  it.each<[string, Parameters<typeof stage>[1], string[]]>([
    ['goods that are not mapped', { mapped: false }, ['GOODS_UNMAPPED', 'GOODS_UNMAPPED']],
    ['a parcel above the limit', { settings: { autoParcelLimit: FEE - 1 } }, ['AUTO_LIMIT', 'AUTO_LIMIT']],
    ['the limit of the day', { settings: { autoDayLimit: 2 * FEE - 1 } }, ['', 'AUTO_LIMIT']],
    ['the balance', { balance: FEE }, ['', 'BALANCE_SHORT']],
    ['the stock', { goods: { stock: 1 } }, ['', 'STOCK_SHORT']],
  ])('leaves orders beyond %s to a person, with the reason', async (_, options, reasons) => {
    const fixture = await stage([{}, {}], options);
    await run(fixture);
    expect(await shopOrders(fixture)).toEqual(
      reasons.map((problem) => ({ status: problem === '' ? 1 : 0, problem })),
    );
    const listed = await problems(fixture, { kind: 'autoOrder' });
    expect(listed.list.map(({ kind, reasonCode }) => [kind, reasonCode])).toEqual(
      reasons.filter(Boolean).map((reason) => ['autoOrder', reason]),
    );
  });

  it('leaves every order to a person when no sender can be determined', async () => {
    const fixture = await stage([{}]);
    await api.query('DELETE FROM sender WHERE account_id = $1', [fixture.buyer.accountId]);
    await run(fixture);
    expect(await shopOrders(fixture)).toEqual([{ status: 0, problem: 'SENDER_MISSING' }]);
  });

  it('continues when the obstacle is gone and clears its problems when switched off', async () => {
    const fixture = await stage([{}, { items: [{ ...remoteOrder(1).items[0], remoteGoodId: 'g-2' }] }], {
      mapped: false,
    });
    const { goodId, warehouseId, courierId } = fixture.own;
    const mapping = { shopId: fixture.shop.id, goodId, warehouseId, courierId, num: 1 };
    await fixture.buyer.call('POST', '/shops/addGood', { ...mapping, remoteGoodId: 'g-1' });
    await run(fixture);
    expect(await shopOrders(fixture)).toEqual([ordered, { status: 0, problem: 'GOODS_UNMAPPED' }]);
    await fixture.buyer.call('POST', '/shops/updateShops', { id: fixture.shop.id, autoOrder: false });
    await run(fixture);
    expect((await problems(fixture)).total).toBe(0);
    await fixture.buyer.call('POST', '/shops/updateShops', { id: fixture.shop.id, autoOrder: true });
    await fixture.buyer.call('POST', '/shops/addGood', { ...mapping, remoteGoodId: 'g-2' });
    await run(fixture);
    expect(await shopOrders(fixture)).toEqual([ordered, ordered]);
  });

  it('spends a daily limit once, however many workers run', async () => {
    const fixture = await stage(
      Array.from({ length: 12 }, () => ({})),
      { settings: { autoDayLimit: 5 * FEE } },
    );
    const beside = await startApi({ beside: api, shopPlatforms: { [DOUYIN]: platform }, queue });
    // Half of the orders for each, as when a new reading ends while the job of the last one still runs.
    await Promise.all([run(fixture), run(fixture, beside), run(fixture), run(fixture, beside)]);
    await run(fixture);
    await beside.close();
    expect(await spent(fixture)).toBe(5 * FEE);
    expect((await shopOrders(fixture)).filter(({ status }) => status === 1)).toHaveLength(5);
  });

  it('respects the limit also between runs that order different parcels concurrently', async () => {
    const { buyer, shop, own, ids } = await stage(Array.from({ length: 9 }, () => ({})));
    const batches = batchService({
      db: api.database.db,
      now: () => new Date(),
      onPaid: async () => undefined,
      rereadMerged: async () => undefined,
    });
    const { goodId, warehouseId, courierId } = own;
    const actor = { accountId: buyer.accountId, kind: 'buyer' as const, level: 1, superId: null };
    const thirds = [ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)];
    const answers = await Promise.allSettled(
      thirds.map((shopOrderIds) =>
        batches.create(actor, {
          ...{ type: 2, senderId: buyer.senderId, key: null, confirm: true, byItself: true },
          parts: [{ goodId, warehouseId, courierId, shopOrderIds }],
          spending: { shopId: shop.id, perDay: 5 * FEE },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason.errorKey] : [],
    );
    expect(refusals).toEqual(['AUTO_LIMIT', 'AUTO_LIMIT']);
    expect(await spent({ buyer, shop, own, ids })).toBe(3 * FEE);
  });

  it('reads, orders, ships and reports to the shop without a person', async () => {
    const fixture = await stage([]);
    script.orders.push(...Array.from({ length: 30 }, (_, no) => remoteOrder(no)));
    await api.query('UPDATE shop SET auto_order = false WHERE id <> $1', [fixture.shop.id]);
    const pulled = fixture.buyer.call('POST', '/shops/remoteOrder', { shopId: fixture.shop.id });
    while (
      (await queue.drain(api.app.jobHandlers)) > 0 ||
      (await api.query('SELECT FROM shop_pull WHERE shop_id = $1 AND status = 1', [fixture.shop.id]))
        .length === 0
    );
    expect((await pulled).data).toMatchObject({ done: true, total: 30 });
    expect(await shopOrders(fixture)).toEqual(Array.from({ length: 30 }, () => ({ status: 3, problem: '' })));
    expect(await spent(fixture)).toBe(30 * FEE);
  });
});

describe('the problem list', () => {
  it('contains waybills, write-backs and authorisations with their counts, for their owner only', async () => {
    const fixture = await stage([{}, {}], { settings: { autoOrder: false } });
    const { goodId, warehouseId, courierId } = fixture.own;
    const { data } = await fixture.buyer.call<{ orderId: number }>('POST', '/orders/createOrder', {
      type: 2,
      ...{ goodId, warehouseId, courierId, senderId: fixture.buyer.senderId },
      shopOrderIds: fixture.ids,
      confirm: true,
    });
    const parcels = await api.query<{ id: number; package_no: string }>(
      'SELECT id, package_no FROM order_package WHERE order_id = $1 ORDER BY id',
      [data.orderId],
    );
    await api.query(
      "UPDATE order_package SET output_status = 4, output_code = 'OUT_OF_RANGE', output_result = '快递不到' WHERE id = $1",
      [parcels[0]?.id],
    );
    await api.query(
      "UPDATE order_package SET auto_send_status = 5, auto_send_code = 'SHOP_EXPIRED', auto_send_result = '续期后继续', output_status = 3, waybill_no = 'YT1' WHERE id = $1",
      [parcels[1]?.id],
    );
    await api.query('UPDATE shop SET status = 3, expires_at = now() WHERE id = $1', [fixture.shop.id]);
    const { list, total, counts } = await problems(fixture);
    expect([total, counts]).toEqual([
      3,
      {
        case: 0,
        refund: 0,
        pickup: 0,
        movement: 0,
        late: 0,
        autoOrder: 0,
        output: 1,
        autoSend: 1,
        shop: 1,
        sourceOrder: 0,
        listing: 0,
        waybillAccount: 0,
        erpAccount: 0,
        erpParcel: 0,
      },
    ]);
    expect(list.map(({ kind, title, reasonCode, text }) => [kind, title, reasonCode, text]).sort()).toEqual([
      ['autoSend', parcels[1]?.package_no, 'SHOP_EXPIRED', '续期后继续'],
      ['output', parcels[0]?.package_no, 'OUT_OF_RANGE', '快递不到'],
      ['shop', '橙子小店', 'SHOP_EXPIRED', '店铺授权已过期，请续期'],
    ]);
    expect((await problems(fixture, { kind: 'output' })).list.map(({ kind }) => kind)).toEqual(['output']);
    const stranger = await api.buyer();
    expect((await problems({ ...fixture, buyer: stranger })).total).toBe(0);
    await api.query('UPDATE order_package SET output_status = 1 WHERE id = $1', [parcels[0]?.id]);
    await api.query(
      'UPDATE order_package SET output_status = 1, auto_send_status = 0, waybill_no = NULL WHERE id = $1',
      [parcels[1]?.id],
    );
  });
});

describe('scheduled jobs for shops', () => {
  /** The scheduled jobs, as a service of this test's own runs them. */
  const upkeep = () => {
    const { db } = api.database;
    const now = () => new Date();
    const calls = shopCalls({ db, platforms: { [DOUYIN]: platform }, box: testBox, now });
    return {
      ...pullService({ db, queue, calls, box: testBox, now }),
      ...renewingService({ db, queue, calls }),
    };
  };
  const waiting = (name: string) =>
    api.query<{ key: string }>(
      "SELECT singleton_key AS key FROM queue.job WHERE state = 'created' AND name = $1 ORDER BY 1",
      [name],
    );

  it('read shops with automatic ordering again after some minutes, and no others', async () => {
    const fixture = await stage([]);
    await api.query('UPDATE shop SET auto_order = (id = $1)', [fixture.shop.id]);
    await queue.drain(api.app.jobHandlers);
    await upkeep().readDue();
    expect(await waiting('shop.pull')).toHaveLength(1);
    await queue.drain(api.app.jobHandlers);
    await upkeep().readDue();
    expect(await waiting('shop.pull')).toEqual([]);
    await api.query("UPDATE shop_pull SET created_at = now() - interval '6 minutes' WHERE shop_id = $1", [
      fixture.shop.id,
    ]);
    await upkeep().readDue();
    expect(await waiting('shop.pull')).toHaveLength(1);
    await queue.drain(api.app.jobHandlers);
  });

  it('renew an authorisation within the day before it ends', async () => {
    const fixture = await stage([]);
    const refresh = testBox.seal('refresh', 'shop');
    await api.query(
      "UPDATE shop SET auth_at = now() - interval '7 days', refresh_token = $2, expires_at = now() + interval '23 hours', refresh_expires_at = now() + interval '9 days' WHERE id = $1",
      [fixture.shop.id, refresh],
    );
    await upkeep().renewDue();
    expect(await waiting('shop.renew')).toEqual([{ key: String(fixture.shop.id) }]);
    await queue.drain(api.app.jobHandlers);
    expect(script.refreshes).toBe(1);
    await upkeep().renewDue();
    expect(await waiting('shop.renew')).toEqual([]);
  });
});
