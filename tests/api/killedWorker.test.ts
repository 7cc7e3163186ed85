import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { Shipment } from '../../api/src/adapters/shops/shopPlatform.ts';
import { rescueSending } from '../../api/src/modules/writeBacks/writeBacks.service.ts';
import { told, writeBackFixture } from '../support/writeBackFixture.ts';
import { runScript } from '../tooling/script.ts';

const fixture = writeBackFixture();

const PARCELS = 60;
/** Shipments that are answered before the shops fall silent, as many as in four rounds of a worker. */
const ANSWERED = 20;
/** Of the five parcels of the next round, those whose reading gets no answer. */
const READINGS_HELD = 2;

/** Shops on a port of their own, which count what they are told, and fall silent in the middle of it. */
async function silentShops() {
  const held: { readings: ServerResponse[]; shipments: ServerResponse[] } = { readings: [], shipments: [] };
  const taken: Shipment[] = [];
  let isSilent = false;
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      taken.push((await json(request)) as Shipment);
      if (isSilent) return held.shipments.push(response);
      isSilent = taken.length === ANSWERED;
      return response.end('{}');
    }
    if (isSilent && held.readings.length < READINGS_HELD) return held.readings.push(response);
    const orderNo = request.url?.split('/').at(-1) ?? '';
    const shipment = taken.find(({ remoteOrderNos }) => remoteOrderNos.includes(orderNo));
    return response.end(JSON.stringify(shipment ? { status: 4, shipments: [shipment] } : {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    held,
    speak: () => {
      isSilent = false;
    },
  };
}

const startWorker = (shopsUrl: string) =>
  runScript('tests/api/fixtures/worker.ts', [], {
    DATABASE_URL: fixture.api.pooledUrl,
    DATABASE_DIRECT_URL: fixture.api.url,
    SHOPS_URL: shopsUrl,
  });

it('a worker that is killed half way loses and doubles nothing', { timeout: 60_000 }, async () => {
  const order = await fixture.issued(Array(PARCELS).fill(1));
  const shops = await silentShops();
  const first = startWorker(shops.url);
  await fixture.wake(order.shop);
  const reached = () => [shops.taken.length, shops.held.shipments.length, shops.held.readings.length];
  await expect.poll(reached, { timeout: 30_000 }).toEqual([ANSWERED + 3, 3, READINGS_HELD]);
  first.kill('SIGKILL');
  expect((await first.ended).code).toBeNull();
  const statuses = async () => {
    const states = await fixture.states(order);
    return Object.fromEntries(
      [1, 2, 3].map((status) => [status, states.filter((each) => each.status === status).length]),
    );
  };
  expect(await statuses()).toEqual({ 1: 35, 2: 5, 3: 20 });

  shops.speak();
  startWorker(shops.url);
  await fixture.api.query('UPDATE order_package SET lease_until = now() WHERE auto_send_status = 2');
  await rescueSending(fixture.api.database.db, fixture.queue);
  await expect.poll(statuses, { timeout: 30_000 }).toEqual({ 1: 0, 2: 0, 3: PARCELS });

  const numbers = (of: { waybillNo: string; remoteOrderNos: string[] }[]) =>
    of
      .flatMap(({ waybillNo, remoteOrderNos }) => remoteOrderNos.map((no) => `${no} ${waybillNo}`))
      .toSorted();
  expect(numbers(shops.taken)).toEqual(numbers(order.parcels));
  expect(await fixture.states(order)).toEqual(order.parcels.map(({ id }) => told(id)));
  expect(await fixture.imports(order)).toEqual(Array(PARCELS).fill(3));
});
