import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import type { AssigningPlatforms, ShopPlatforms } from '../../api/src/modules/shops/shopCalls.ts';
import { pushKeysOf } from '../../simulators/src/weixin/pushes.ts';
import { APP, allowAt, type SimulatedShops } from '../integrations/simulatedShops.ts';
import { type Person, type Shop, startApi, type TestApi } from './api.ts';
import { brokenInvariants } from './invariants.ts';
import { openSimulated } from './openSimulated.ts';
import { scriptedWaybills } from './scriptedWaybills.ts';

const PUBLIC_URL = 'https://shop.example';

type ListedShop = { id: number; shopName: string; status: number; remoteShopId: string };
type AssignedStage = { shops: SimulatedShops; buyer: Person; own: Shop; assigned: ListedShop };

type AssignedShopOrder = {
  id: number;
  remoteOrderNo: string;
  importStatus: number;
  remoteStatus: number;
  remoteRefundStatus: number;
  receiverName: string;
  receiverPhone: string;
  receiverAddress: string;
};

type Ids = { platform: 2 | 4 | 5 | 6; slug: string; merchantId: string; supplierId: string };

/** An API with the simulated platform, its merchants' and suppliers' shops, and jobs that are worked on when a test says so. */
export function assignedFixture({ platform, slug, merchantId, supplierId }: Ids) {
  const MERCHANT = { platform: slug, shopId: merchantId };
  const SUPPLIER = { platform: slug, shopId: supplierId };
  /** Filled anew by each test: its simulators have a port of their own. */
  const platforms: ShopPlatforms = {};
  const assigning: AssigningPlatforms = {};
  const fixture = { courier: scriptedWaybills() } as {
    courier: ReturnType<typeof scriptedWaybills>;
    api: TestApi;
    queue: JobQueue;
    origin: string;
  };

  beforeAll(async () => {
    fixture.api = await startApi({
      shopPlatforms: platforms,
      assigningPlatforms: assigning,
      douyinApp: { appKey: APP.key, appSecret: APP.secret },
      weixinPushKeys: { ...pushKeysOf(APP), appId: APP.key },
      waybills: {
        issue: (request) => fixture.courier.waybills.issue(request),
        void: (issued) => fixture.courier.waybills.void(issued),
        intercept: (issued) => fixture.courier.waybills.intercept(issued),
      },
      queue: { send: (...args) => fixture.queue.send(...args) },
    });
    fixture.queue = await openJobQueue(fixture.api.database, JOB_KINDS, (error) => {
      throw error;
    });
    await fixture.api.app.listen({ host: '127.0.0.1', port: 0 });
    fixture.origin = `http://127.0.0.1:${(fixture.api.app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    expect(await brokenInvariants(fixture.api)).toEqual([]);
    await fixture.queue.stop();
    await fixture.api.close();
  });
  beforeEach(async () => {
    fixture.courier = scriptedWaybills();
    await fixture.api.query('DELETE FROM queue.job');
    await fixture.api.query('UPDATE shop SET status = 5');
  });

  async function bind(who: Person, shopId: string): Promise<void> {
    const { data } = await who.call<{ url: string }>('POST', '/shops/auth', { flag: platform });
    const back = await allowAt(data.url, shopId);
    const page = await fixture.api.app.inject({ method: 'GET', url: back.pathname + back.search });
    expect(page.body).toContain('已绑定店铺');
  }

  async function shopsOf(who: Person): Promise<ListedShop[]> {
    return (await who.call<{ list: ListedShop[] }>('POST', '/shops/getShopsList', {})).data.list;
  }

  /** Works on what is due, pauses being over, until nothing waits. */
  async function workAll(): Promise<void> {
    const { api, queue } = fixture;
    do {
      await api.query('UPDATE order_package SET auto_send_at = now() WHERE auto_send_status = 1');
      await api.query(
        'UPDATE order_package SET lease_until = now() WHERE lease_until IS NOT NULL AND output_status = 1',
      );
      await api.query("UPDATE queue.job SET start_after = now() WHERE state IN ('created', 'retry')");
    } while ((await queue.drain(api.app.jobHandlers)) > 0);
  }

  /** Reads suppliers as the clock does, five minutes after the last time. */
  async function readSuppliers(): Promise<void> {
    const { api } = fixture;
    await api.query("UPDATE shop_pull SET created_at = created_at - interval '5 minutes'");
    const reading = api.app.scheduledJobs.find(({ name }) => name === 'readDueShops');
    await reading?.run(new AbortController().signal);
    await workAll();
  }

  /** A supplier with goods and its shop, and a buyer with theirs, which are bound to each other at the platform. */
  async function people({
    isBound = true,
    balance = 1_000_000,
  } = {}): Promise<Omit<AssignedStage, 'assigned'>> {
    const { api, origin } = fixture;
    const simulated = await openSimulated(api, {
      ...{ publicUrl: PUBLIC_URL, origin },
      pushes: platform === 6 ? 6 : 4,
    });
    const { shops } = simulated;
    Object.assign(platforms, simulated.opened);
    Object.assign(assigning, simulated.assigning);
    // Its component's ticket is each simulator's own.
    if (platform === 6) await fetch(`${shops.origin}/weixin/ticket-push`, { method: 'POST' });
    if (isBound) await shops.act('bindSupplier', { ...MERCHANT, supplierId });
    const buyer = await api.buyer({ balance });
    const own = await api.shop({ supplyPrice: 100, margin: 20, weight: 300 });
    await api.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [own.warehouseId]);
    await api.query("UPDATE courier SET code = 'YTO-' || id WHERE code = 'YTO'");
    await api.query("UPDATE courier SET code = 'YTO' WHERE id = $1", [own.courierId]);
    await bind(buyer, merchantId);
    await bind(own.seller, supplierId);
    await workAll();
    return { shops, buyer, own };
  }

  const assignedShopOf = async (who: Person): Promise<ListedShop> =>
    (await shopsOf(who)).find(({ shopName }) => shopName.includes('代发：')) ?? {
      ...{ id: 0, shopName: '', status: 0, remoteShopId: '' },
    };

  const link = (buyer: Person, shopId: number, { goodId, warehouseId, courierId }: Shop) =>
    buyer.call('POST', '/shops/addGood', { shopId, goodId, warehouseId, courierId, num: 1 });

  /** The same with the merchant's shop of assigned orders, its goods linked. */
  async function stage(how: Parameters<typeof people>[0] = {}): Promise<AssignedStage> {
    const on = await people(how);
    const assigned = await assignedShopOf(on.buyer);
    if (assigned.id) await link(on.buyer, assigned.id, on.own);
    return { ...on, assigned };
  }

  const ordersOf = async ({ buyer, assigned }: AssignedStage) =>
    (
      await buyer.call<{ list: AssignedShopOrder[] }>('POST', '/shopOrders/getShopOrdersList', {
        shopId: assigned.id,
      })
    ).data.list;

  /** A buyer has bought, and the merchant has assigned it; answers the merchant's number. */
  async function assign({ shops }: Pick<AssignedStage, 'shops'>): Promise<string> {
    const [orderNo = ''] = await shops.addOrders(MERCHANT);
    await shops.act('assignOrder', { ...MERCHANT, orderNo });
    return orderNo;
  }

  return {
    ...{ MERCHANT, SUPPLIER, platforms, assigning, fixture },
    ...{ bind, shopsOf, workAll, readSuppliers, people, assignedShopOf, link, stage, ordersOf, assign },

    /** What has arrived by a push: it comes after the console has answered. */
    async arrived(
      on: AssignedStage,
      is: (order: AssignedShopOrder | undefined) => boolean,
    ): Promise<AssignedShopOrder> {
      await expect
        .poll(async () => {
          await workAll();
          return is((await ordersOf(on)).at(0));
        })
        .toBe(true);
      return (await ordersOf(on))[0] as AssignedShopOrder;
    },

    order: (on: AssignedStage, shopOrderId: number, own: Shop = on.own) =>
      on.buyer.call<{ orderId: number; errorKey?: string; failed?: unknown }>('POST', '/orders/createOrder', {
        ...{ type: 2, goodId: own.goodId, warehouseId: own.warehouseId, courierId: own.courierId, num: 1 },
        ...{ senderId: on.buyer.senderId, shopOrderIds: [shopOrderId], confirm: true },
      }),

    async parcelOf({ buyer }: Pick<AssignedStage, 'buyer'>) {
      const [parcel] = await fixture.api.query<{
        id: number;
        status: number;
        waybill: string | null;
        told: number;
        code: string;
        fee: number;
        refund: number;
      }>(
        `SELECT id, status, waybill_no AS waybill, auto_send_status AS told, auto_send_code AS code, package_fee AS fee,
                refund_status AS refund
           FROM order_package WHERE account_id = $1 ORDER BY id DESC LIMIT 1`,
        [buyer.accountId],
      );
      return parcel;
    },

    /** What the supplier can have printed. */
    async printsOf({ shops }: AssignedStage, waybill: { courierCode: string; waybillNo: string }) {
      const by = assigning[platform];
      const back = await allowAt((await platforms[platform]?.authorizeUrl('s')) ?? '', supplierId);
      const grant = await platforms[platform]?.exchange(
        back.searchParams.get('code') ?? back.searchParams.get('auth_code') ?? '',
      );
      if (!by || !grant) throw new Error(`no ${slug} at ${shops.origin}`);
      return by.sealedPrints(grant, [waybill]);
    },

    async balanceOf({ buyer }: Pick<AssignedStage, 'buyer'>): Promise<number> {
      const [row] = await fixture.api.query<{ balance: number }>(
        "SELECT balance FROM ledger_account WHERE owner_id = $1 AND code = 'available'",
        [buyer.accountId],
      );
      return Number(row?.balance);
    },
  };
}
