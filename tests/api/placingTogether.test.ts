import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../api/src/modules/settings/settings.ts';
import type { Placed, PlaceOrderRequest } from '../../api/src/modules/shipments/orders.writes.ts';
import { orderPlacing } from '../../api/src/modules/shipments/placing.ts';
import { placeable } from '../../api/src/modules/shipments/pricedOrder.ts';
import { priceOrder } from '../../api/src/modules/shipments/quoting.service.ts';
import { someoneWaits } from '../support/accounts.ts';
import { goodReceiver, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';

let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  shop = await api.shop();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

/** A paid order of one parcel, as the service has priced it. */
async function requestOf(
  { accountId, senderId }: Pick<Person, 'accountId' | 'senderId'>,
  { thirdOrderNo = '', key = null as string | null } = {},
): Promise<PlaceOrderRequest> {
  const { db } = api.database;
  const actor = { accountId, kind: 'buyer' as const, level: 1, superId: null };
  const input = orderBody({ senderId } as Person, shop, { packages: [{ ...goodReceiver, thirdOrderNo }] });
  const order = placeable(await priceOrder(db, actor, input, await readSettings(db), new Date()));
  if (!order) throw new Error('the row cannot go');
  const terms = {
    accountId,
    op: 'createOrder' as const,
    key,
    hash: 'same',
    kept: {},
    type: 1,
    remark: '',
    allowDuplicate: false,
    byItself: false,
    payMinutes: 30,
    maxUnpaid: 100,
    confirm: true,
  };
  return { terms, order };
}

/** Somebody who keeps rows from everybody else until they are let go. */
async function holding(statement: string, values: unknown[]): Promise<{ letGo(): Promise<void> }> {
  const client = await api.database.pool.connect();
  await client.query('BEGIN');
  await client.query(statement, values);
  return {
    async letGo() {
      await client.query('ROLLBACK');
      client.release();
    },
  };
}

/** Places all of them while the goods' stock is held: the first is in the database, the others wait behind it. */
async function placed(requests: PlaceOrderRequest[]): Promise<PromiseSettledResult<Placed>[]> {
  const place = orderPlacing(api.database.db);
  const held = await holding('SELECT FROM good_stock WHERE id = $1 FOR UPDATE', [shop.stockId]);
  const answers = Promise.allSettled(requests.map(place));
  await someoneWaits(api);
  await held.letGo();
  return answers;
}

const kinds = (answers: PromiseSettledResult<Placed>[]) =>
  answers.map((answer) => (answer.status === 'fulfilled' ? 'ok' : answer.reason.errorKey));

/** How many transactions wrote the orders of the goods; all rows of one have its time. */
async function transactions(): Promise<number> {
  const [row] = await api.query<{ count: number }>(
    'SELECT count(DISTINCT created_at)::int AS count FROM orders WHERE good_id = $1',
    [shop.goodId],
  );
  return row?.count ?? 0;
}

describe('concurrent orders of the same goods', () => {
  it('are placed in one batch behind the first', async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, () => api.buyer({ balance: 10_000 })));
    const answers = await placed(await Promise.all(buyers.map((buyer) => requestOf(buyer))));
    expect(kinds(answers)).toEqual(Array(10).fill('ok'));
    expect(await transactions()).toBe(2);
    const [stock] = await api.query('SELECT quantity, locked FROM good_stock WHERE id = $1', [shop.stockId]);
    expect(stock).toEqual({ quantity: 1_000, locked: 10 });
  });

  it('are refused individually', async () => {
    const [rich, poor, other] = await Promise.all([
      api.buyer({ balance: 10_000 }),
      api.buyer({ balance: 10 }),
      api.buyer({ balance: 10_000 }),
    ]);
    const answers = await placed([
      await requestOf(rich, { thirdOrderNo: 'T1001' }),
      await requestOf(poor),
      await requestOf(rich, { thirdOrderNo: 'T1001' }),
      await requestOf(other),
      await requestOf(rich, { thirdOrderNo: 'T1002' }),
    ]);
    expect(kinds(answers)).toEqual(['ok', 'BALANCE_SHORT', 'DUPLICATE_NO', 'ok', 'ok']);
    expect(await transactions()).toBe(2);
  });

  it('with one idempotency key are placed once', async () => {
    const buyer = await api.buyer({ balance: 10_000 });
    const request = await requestOf(buyer, { key: randomUUID() });
    const answers = await placed([request, request, request]);
    const ids = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.orderId : answer.reason,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await api.query('SELECT 1 FROM orders WHERE good_id = $1', [shop.goodId])).toHaveLength(1);
  });

  it('do not wait for one of them that waits for a row of its own', async () => {
    const [first, stuck, free] = (await Promise.all(
      Array.from({ length: 3 }, () => api.buyer({ balance: 10_000 })),
    )) as [Person, Person, Person];
    const before = await requestOf(first);
    const [{ value: settled } = { value: undefined }] = (await placed([before])) as { value?: Placed }[];
    const held = await holding(
      `INSERT INTO third_order (account_id, platform, third_order_no, package_id)
       SELECT $1, 0, 'T1009', id FROM order_package WHERE order_id = $2`,
      [stuck.accountId, settled?.orderId],
    );
    const place = orderPlacing(api.database.db);
    const stock = await holding('SELECT FROM good_stock WHERE id = $1 FOR UPDATE', [shop.stockId]);
    const answers = [
      await requestOf(first),
      await requestOf(stuck, { thirdOrderNo: 'T1009' }),
      await requestOf(free),
    ].map(place);
    await someoneWaits(api);
    await stock.letGo();
    await Promise.all([answers[0], answers[2]]);
    await held.letGo();
    expect(await answers[1]).toMatchObject({ orderNo: expect.stringMatching(/^D/) });
    const [{ late } = { late: false }] = await api.query<{ late: boolean }>(
      `SELECT max(created_at) FILTER (WHERE account_id = $2) > max(created_at) FILTER (WHERE account_id = $3) AS late
         FROM orders WHERE good_id = $1`,
      [shop.goodId, stuck.accountId, free.accountId],
    );
    expect(late).toBe(true);
  });

  it('are placed individually where the database rolls the batch back', async () => {
    const buyers = await Promise.all(Array.from({ length: 3 }, () => api.buyer({ balance: 10_000 })));
    const requests = await Promise.all(buyers.map((buyer) => requestOf(buyer)));
    const [function_] = await api.query<{ text: string }>(
      "SELECT pg_get_functiondef('place_each'::regproc) AS text",
    );
    await api.query(function_?.text.replace('RETURN v_results;', "RAISE EXCEPTION 'at the very end';") ?? '');
    const answers = await placed(requests);
    await api.query(function_?.text ?? '');
    expect(kinds(answers)).toEqual(['ok', 'ok', 'ok']);
    expect(await api.query('SELECT 1 FROM orders WHERE good_id = $1', [shop.goodId])).toHaveLength(3);
  });
});
