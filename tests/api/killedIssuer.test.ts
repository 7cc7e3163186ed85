import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { issuingFixture } from '../support/issuingFixture.ts';
import { runScript } from '../tooling/script.ts';

const fixture = issuingFixture();

const PARCELS = 100;
/** Requests that are answered before the courier falls silent: more than one claim, and the half of another. */
const ANSWERED = 30;
/** What is asked for at once. */
const AT_ONCE = 40;

/** A courier on a port of its own, which gives every request number one waybill, and falls silent in the middle. */
async function silentCourier() {
  const asked: string[] = [];
  const held: ServerResponse[] = [];
  let isSilent = true;
  const server = createServer((request, response) => {
    const requestNo = request.url?.slice(1) ?? '';
    asked.push(requestNo);
    if (isSilent && asked.length > ANSWERED) held.push(response);
    else response.end(`YT${requestNo}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    held,
    speak: () => {
      isSilent = false;
    },
  };
}

const startIssuer = (courierUrl: string) =>
  runScript('tests/api/fixtures/issuer.ts', [], {
    DATABASE_URL: fixture.api.pooledUrl,
    DATABASE_DIRECT_URL: fixture.api.url,
    COURIER_URL: courierUrl,
  });

it('a process that is killed in the middle of its claims loses and doubles no parcel', {
  timeout: 60_000,
}, async () => {
  const courier = await silentCourier();
  const paid = await fixture.paid(PARCELS);
  const first = startIssuer(courier.url);
  await expect
    .poll(() => courier.held.length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(AT_ONCE - ANSWERED);
  first.kill('SIGKILL');
  expect((await first.ended).code).toBeNull();
  const left = await fixture.query<{ packageNo: string; outputStatus: number; leased: boolean }>(
    `SELECT package_no AS "packageNo", output_status AS "outputStatus", lease_until > now() IS TRUE AS leased
       FROM order_package WHERE order_id = $1 AND output_status <> 3`,
    [paid.orderId],
  );
  expect(left.map(({ leased }) => leased)).toEqual(left.map(({ outputStatus }) => outputStatus === 2));
  expect(left.filter(({ leased }) => leased).length).toBeGreaterThanOrEqual(AT_ONCE - ANSWERED);

  courier.speak();
  startIssuer(courier.url);
  await fixture.query('UPDATE order_package SET lease_until = now() WHERE output_status = 2');
  await fixture.query("UPDATE orders SET paid_at = paid_at - interval '2 minutes' WHERE id = $1", [
    paid.orderId,
  ]);
  await fixture.rescue();
  const countIssued = async () =>
    (await fixture.parcels(paid)).filter(({ outputStatus }) => outputStatus === 3).length;
  await expect.poll(countIssued, { timeout: 30_000 }).toBe(PARCELS);
  const notIssued = new Set(left.map(({ packageNo }) => packageNo));
  const again = courier.asked.filter((requestNo, at) => courier.asked.indexOf(requestNo) < at);
  expect([new Set(courier.asked).size, new Set(again).size]).toEqual([PARCELS, again.length]);
  expect(again.filter((requestNo) => !notIssued.has(requestNo))).toEqual([]);
  const numbers = await fixture.query<{ packageNo: string; waybillNo: string; unknown: boolean }>(
    `SELECT package_no AS "packageNo", waybill_no AS "waybillNo", waybill_outcome_unknown AS unknown
       FROM order_package WHERE order_id = $1`,
    [paid.orderId],
  );
  expect(numbers).toEqual(
    numbers.map(({ packageNo }) => ({ packageNo, waybillNo: `YT${packageNo}`, unknown: false })),
  );
  expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 1000 - PARCELS, locked: 0 });
});
