import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobSender } from '../../api/src/jobs/queue.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { startLosingProxy } from '../support/losingProxy.ts';

const BUYERS = 20;
const EACH = 10;
const LATE = 50;

/** Lets jobs through, or keeps whoever sends one waiting until it is opened. */
let door: Promise<void> = Promise.resolve();
const queue: JobSender = { send: () => door };

let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startApi({ queue });
});
beforeEach(async () => {
  shop = await api.shop();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

const ordersOf = (keys: readonly string[]) =>
  api.query<{ no: string }>(
    'SELECT remark AS no FROM orders WHERE good_id = $1 AND remark = ANY ($2) ORDER BY remark',
    [shop.goodId, keys],
  );

describe('orders whose first response is lost', () => {
  it('are placed once each, and the retry receives the lost response', { timeout: 120_000 }, async () => {
    const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const proxy = await startLosingProxy(origin);
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => api.buyer({ balance: 100_000 })));
    const requested = buyers.flatMap((buyer) =>
      Array.from({ length: EACH }, () => ({ buyer, key: randomUUID() })),
    );

    const send = ({ buyer, key }: (typeof requested)[number], at: number) =>
      fetch(`${proxy.url}/api/v1/orders/createOrder`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token': buyer.token, 'idempotency-key': key },
        body: JSON.stringify(orderBody(buyer, shop, { remark: key, confirm: at % 2 === 0 })),
      }).then((response) => response.text());

    const first = await Promise.allSettled(requested.map(send));
    expect(first.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    const again = await Promise.all(requested.map(send));

    expect(again).toEqual(requested.map(({ key }) => proxy.lost.get(key)));
    expect(again.map((body) => JSON.parse(body).code)).toEqual(requested.map(() => 0));
    const keys = requested.map(({ key }) => key);
    expect(await ordersOf(keys)).toEqual(keys.toSorted().map((no) => ({ no })));
    await proxy.close();
  });
});

describe('orders whose handler times out', () => {
  it('are answered with 503, and a retry receives the one order', { timeout: 120_000 }, async () => {
    const opening = Promise.withResolvers<void>();
    door = opening.promise;
    const buyers: Person[] = await Promise.all(
      Array.from({ length: LATE }, () => api.buyer({ balance: 100_000 })),
    );
    const keys = buyers.map(() => randomUUID());
    const send = (buyer: Person, at: number) =>
      buyer.call<{ orderNo: string; balance: number }>(
        'POST',
        '/orders/createOrder',
        orderBody(buyer, shop, { remark: keys[at], confirm: true }),
        { 'idempotency-key': keys[at] ?? '' },
      );

    const late = await Promise.all(buyers.map(send));
    expect(late.map(({ http, data }) => [http, data.errorKey])).toEqual(
      buyers.map(() => [503, 'UNAVAILABLE']),
    );
    expect(await ordersOf(keys)).toHaveLength(LATE);
    opening.resolve();

    const again = await Promise.all(buyers.map(send));
    expect(again.map(({ data }) => data.balance)).toEqual(buyers.map(() => 100_000 - 400));
    expect(await ordersOf(keys)).toEqual(keys.toSorted().map((no) => ({ no })));
  });
});
