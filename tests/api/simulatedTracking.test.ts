import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TrackingService } from '../../api/src/adapters/tracking/trackingService.ts';
import type { WaybillService } from '../../api/src/adapters/waybills/waybillService.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, type JobSender, openJobQueue } from '../../api/src/jobs/queue.ts';
import { startKuaidi100 } from '../integrations/kuaidi100.ts';
import { goodReceiver, orderBody, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';

type Platform = Awaited<ReturnType<typeof startKuaidi100>>;

let api: TestApi;
let queue: JobQueue;
let kuaidi100: Platform;
let callbackUrl: string;

const waybills: WaybillService = {
  issue: (request) => kuaidi100.adapter().issue(request),
  void: (issued) => kuaidi100.adapter().void(issued),
  intercept: (issued) => kuaidi100.adapter().intercept(issued),
};
const service = () => kuaidi100.tracking({ callbackUrl });
const tracking: TrackingService = {
  subscribe: (parcel) => service().subscribe(parcel),
  query: (parcel) => service().query(parcel),
  readPush: (form) => service().readPush(form),
};
const sender: JobSender = { send: (...job) => queue.send(...job) };

beforeAll(async () => {
  api = await startApi({ waybills, tracking, queue: sender });
  queue = await openJobQueue(api.database, JOB_KINDS, (error) => {
    throw error;
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  callbackUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/v1/tracking/push`;
  // The codes are for the couriers of this test.
  await api.query("UPDATE courier SET code = 'demo-' || code");
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await queue.stop();
  await api.close();
});

/** A paid order of so many parcels, issued and followed. */
async function shipped(count: number, code: string) {
  const [buyer, shop] = [await api.buyer({ balance: 1_000_000 }), await api.shop()];
  await api.query('UPDATE courier SET code = $2 WHERE id = $1', [shop.courierId, code]);
  await api.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [shop.warehouseId]);
  const body = orderBody(buyer, shop, {
    packages: Array.from({ length: count }, () => goodReceiver),
    confirm: true,
  });
  const { data } = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', body);
  await queue.drain(api.app.jobHandlers);
  const parcels = () =>
    api.query<{ waybillNo: string; status: number; state: number | null; orderStatus: number }>(
      `SELECT p.waybill_no AS "waybillNo", p.status, p.trace_state AS state, o.status AS "orderStatus"
         FROM order_package p JOIN orders o ON o.id = p.order_id WHERE o.id = $1 ORDER BY p.id`,
      [data.orderId],
    );
  return { orderId: data.orderId, parcels };
}

it('simulated parcels travel from the waybill to the door, except one with a problem', async () => {
  kuaidi100 = await startKuaidi100();
  const { parcels } = await shipped(3, 'SF');
  const states = async () => (await parcels()).map(({ status, state }) => [status, state]);
  const [first, second] = await parcels();
  expect(await states()).toEqual([
    [30, null],
    [30, null],
    [30, null],
  ]);
  await kuaidi100.act('hasten', { waybillNo: first?.waybillNo });
  expect(await states()).toEqual([
    [40, 1],
    [30, null],
    [30, null],
  ]);
  await kuaidi100.act('passTime', { hours: 8 });
  await kuaidi100.act('makeProblem', { waybillNo: second?.waybillNo, problem: 'refused' });
  expect(await states()).toEqual([
    [40, 0],
    [60, 14],
    [40, 0],
  ]);
  await kuaidi100.act('passTime', { hours: 48 });
  expect(await parcels()).toMatchObject([
    { status: 50, state: 3, orderStatus: 30 },
    { status: 60, state: 4, orderStatus: 30 },
    { status: 50, state: 3, orderStatus: 30 },
  ]);
  const counted = () =>
    api.query<{ events: number }>("SELECT count(*)::int AS events FROM package_event WHERE type = 'trace'");
  const before = await counted();
  await kuaidi100.act('repeatPush', { waybillNo: first?.waybillNo, steps: 2 });
  await kuaidi100.act('repeatPush', { waybillNo: first?.waybillNo });
  expect([await counted(), (await states())[0]]).toEqual([before, [50, 3]]);
});

it('parcels whose pushes never arrive are queried', async () => {
  kuaidi100 = await startKuaidi100();
  const real = callbackUrl;
  callbackUrl = 'http://127.0.0.1:9/';
  const { orderId, parcels } = await shipped(2, 'ZTO');
  callbackUrl = real;
  await kuaidi100.act('passTime', { hours: 100 });
  expect(await parcels()).toMatchObject([{ status: 30 }, { status: 30 }]);
  await api.query(
    "UPDATE order_package SET shipped_at = shipped_at - interval '7 hours' WHERE order_id = $1",
    [orderId],
  );
  const asking = api.app.jobHandlers.find(({ kind }) => kind.name === 'parcel.ask');
  await asking?.run({});
  expect(await parcels()).toMatchObject([
    { status: 50, state: 3, orderStatus: 40 },
    { status: 50, state: 3, orderStatus: 40 },
  ]);
});
