import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RealNameVerifier } from '../../api/src/adapters/realName/realName.ts';
import { goodReceiver, orderBody, type Person, startApi, type TestApi } from '../support/api.ts';
import { loggedBut, unlessBusy } from '../support/busy.ts';
import { attacks, contractRoutes, defectIn, requestOf, type TakingRoute } from '../support/contract.ts';
import { shareName, shareOf } from '../support/depth.ts';
import { placesIn } from '../support/plausible.ts';

const realName: RealNameVerifier = {
  begin: async () => ({ certifyId: 'certify', url: 'https://provider.example/' }),
  outcome: async () => 'pending',
};

/** No more than a kind has hostile values, so that each place is attacked in every run. */
const PARTS = 5;

let api: TestApi;
let filesDir: string;
let buyer: Person;
let seller: Person;
let ids: Record<string, number>;
const logged: string[] = [];
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-hostile-'));
  const stream = { write: (line: string) => void logged.push(line) };
  api = await startApi({
    realName,
    filesDir,
    queue: { send: async () => undefined },
    logger: { level: 'error', stream },
  });
  const shop = await api.shop();
  buyer = await api.buyer({ balance: 10_000_000 });
  seller = shop.seller;
  const placed = await buyer.call(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, { packages: [goodReceiver] }),
    {
      'idempotency-key': 'hostile-order',
    },
  );
  const { orderId } = placed.data as { orderId: number };
  const [parcel] = await api.query<{ id: number }>('SELECT id FROM order_package WHERE order_id = $1', [
    orderId,
  ]);
  const { goodId, warehouseId, courierId, stockId } = shop;
  ids = {
    goodId,
    warehouseId,
    courierId,
    stockId,
    orderId,
    packageId: parcel?.id ?? 1,
    senderId: buyer.senderId,
    categoryId: 8,
  };
}, 120_000);
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

/** The thing that a route calls `id`. */
function ownIds({ path }: TakingRoute): Record<string, number> {
  const [, noun = ''] = /^\/api\/v1\/(\w+)/.exec(path) ?? [];
  const id = {
    goods: ids.goodId,
    warehouse: ids.warehouseId,
    goodStock: ids.stockId,
    orders: ids.orderId,
    sellerSends: ids.senderId,
  }[noun];
  return { ...ids, id: id ?? 1 };
}

/** Who gets through the door of a route: one of those for whom it is. */
async function callers(route: TakingRoute): Promise<Person[]> {
  const enters = async (token: string) => {
    const { statusCode } = await api.app.inject({
      method: route.method,
      url: route.path,
      headers: { 'x-token': token },
    });
    return statusCode !== 401 && statusCode !== 403;
  };
  if ((await enters('')) || (await enters(buyer.token))) return [buyer];
  return [seller];
}

async function inBatches<T>(all: readonly T[], size: number, work: (one: T) => Promise<void>) {
  for (let at = 0; at < all.length; at += size) await Promise.all(all.slice(at, at + size).map(work));
}

it('every number of a request has bounds in the contract', () => {
  const open = contractRoutes(api).flatMap((route) =>
    placesIn(route.schema, '').flatMap(
      ({ at, schema: { type, minimum, maximum, const: only, enum: some } }) =>
        only === undefined &&
        some === undefined &&
        (type === 'integer' || type === 'number') &&
        (minimum === undefined || maximum === undefined)
          ? [`${route.name} ${at.join('.')}`]
          : [],
    ),
  );
  expect(open).toEqual([]);
});

describe(`hostile input, ${shareName}`, () => {
  it('leads to no 500 on any route and to no error in the log', async () => {
    const failed: string[] = [];
    const busy = new Set<string>();
    let sent = 0;
    for (const route of contractRoutes(api)) {
      for (const { token } of await callers(route)) {
        await inBatches(shareOf(attacks(route, ownIds(route)), PARTS), 16, async ({ at, value, given }) => {
          const { headers, ...request } = requestOf(route, given);
          const ask = () => api.app.inject({ ...request, headers: { ...headers, 'x-token': token } });
          const answer = await unlessBusy(ask, busy);
          sent += 1;
          const defect = defectIn(route, answer);
          if (defect)
            failed.push(`${route.name} ${at.join('.')} ${JSON.stringify(value)?.slice(0, 40)}: ${defect}`);
        });
      }
    }
    expect(failed).toEqual([]);
    expect(loggedBut(busy, logged)).toEqual([]);
    expect(sent).toBeGreaterThan(3_000);
  }, 600_000);

  it('leads to no 500 on any file address', async () => {
    const paths = [
      '',
      '/',
      '//',
      '/%00',
      '/a%5cb',
      '/./',
      '/u',
      '/u/',
      '/u/..',
      '/u/%00',
      '/exports/',
      '/..%2f..',
      '/%',
      '/%ff',
      `/${'a'.repeat(4_000)}`,
    ];
    const answers = await Promise.all(paths.map((path) => api.app.inject(`/files${path}`)));
    const seen = answers.map(({ statusCode, body }, at) => [
      paths[at],
      statusCode < 500 && statusCode >= 400,
      JSON.parse(body).code,
    ]);
    expect(seen).toEqual(paths.map((path) => [path, true, 7]));
    expect(logged).toEqual([]);
  });
});
