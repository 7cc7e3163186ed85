import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decided, tally } from '../support/accounts.ts';
import { goodReceiver, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';

const MOST = 20;

let api: TestApi;
let beside: TestApi;
let buyer: Person;
let shop: Shop;
beforeAll(async () => {
  api = await startApi();
  beside = await startApi({ beside: api });
});
beforeEach(async () => {
  buyer = await api.buyer({ balance: 1_000_000 });
  shop = await api.shop({ stock: 100_000 });
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await beside.close();
  await api.close();
});

function batchOf(parts: number, more: object = {}) {
  const { goodId, warehouseId, courierId } = shop;
  const part = { goodId, warehouseId, courierId, packages: [goodReceiver] };
  return { type: 3, senderId: buyer.senderId, parts: Array.from({ length: parts }, () => part), ...more };
}

const send = (path: string, body: object, by = buyer) => decided(() => by.call('POST', path, body));

async function unpaid(): Promise<number> {
  const [row] = await api.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM orders WHERE account_id = $1 AND status = 10',
    [buyer.accountId],
  );
  return row?.count ?? 0;
}

/** The same buyer at another process. */
const elsewhere = (): Person => ({
  ...buyer,
  call: async (method, path, body) => {
    const response = await beside.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { 'x-token': buyer.token },
      ...(body ? { payload: body } : {}),
    });
    return { http: response.statusCode, headers: response.headers, ...response.json() };
  },
});

describe('unpaid orders', () => {
  it('are counted per order of a batch, and the refusal reports the limit', async () => {
    const refused = await send('/orders/createBatch', batchOf(MOST + 1));
    expect([refused.msg, refused.data]).toEqual([
      '待付款订单最多20笔，现有0笔，请先支付、取消或分批提交',
      { errorKey: 'UNPAID_LIMIT', max: MOST, unpaid: 0 },
    ]);
    expect((await send('/orders/createBatch', batchOf(MOST - 1))).code).toBe(0);
    expect((await send('/orders/createBatch', batchOf(2))).data.errorKey).toBe('UNPAID_LIMIT');
    expect((await send('/orders/createOrder', orderBody(buyer, shop))).code).toBe(0);
    expect((await send('/orders/createOrder', orderBody(buyer, shop))).data.errorKey).toBe('UNPAID_LIMIT');
    expect(await unpaid()).toBe(MOST);
  });

  it('never exceed the limit, however many are placed concurrently', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 10; round += 1) {
      buyer = await api.buyer({ balance: 1_000_000 });
      const other = elsewhere();
      const large = { ...orderBody(buyer, shop), packages: Array.from({ length: 51 }, () => goodReceiver) };
      const answers = await Promise.all([
        ...Array.from({ length: 6 }, (_, at) =>
          send('/orders/createBatch', batchOf(3), at % 2 ? other : buyer),
        ),
        ...Array.from({ length: 12 }, (_, at) =>
          send('/orders/createOrder', orderBody(buyer, shop), at % 2 ? other : buyer),
        ),
        ...Array.from({ length: 3 }, (_, at) => send('/orders/createOrder', large, at % 2 ? other : buyer)),
      ]);
      expect(Object.keys(tally(answers)).toSorted()).toEqual(['UNPAID_LIMIT', 'ok']);
      expect(await unpaid()).toBeGreaterThan(MOST - 3);
      expect(await unpaid()).toBeLessThanOrEqual(MOST);
    }
  });

  it('do not block orders that are paid at once', async () => {
    await send('/orders/createBatch', batchOf(MOST));
    expect((await send('/orders/createOrder', orderBody(buyer, shop, { confirm: true }))).code).toBe(0);
    expect((await send('/orders/createBatch', batchOf(MOST + 1, { confirm: true }))).code).toBe(0);
    expect(await unpaid()).toBe(MOST);
  });
});
