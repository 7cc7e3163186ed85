import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decided, tally } from '../support/accounts.ts';
import { type Answer, goodReceiver, orderBody, type Person, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

const RACERS = 200;

/** Places the same order 200 times, half of them through a second service on the same database. */
async function placeAtOnce(on: TestApi, buyer: Person, body: object): Promise<Answer[]> {
  const other = await startApi({ beside: on });
  const token = { 'x-token': buyer.token };
  const answers = await Promise.all(
    Array.from({ length: RACERS }, (_, n) => {
      const keyed = { ...body, clientNo: randomUUID() };
      const { call } = n % 2 ? on : other;
      return decided(() => call('POST', '/orders/createOrder', keyed, token));
    }),
  );
  await other.close();
  return answers;
}

/** 200 orders of 300 fen, paid at once, from a wallet of 10,000 fen. */
async function spend(on: TestApi) {
  const buyer = await on.buyer({ balance: 10_000 });
  const shop = await on.shop({ supplyPrice: 50, margin: 0, firstFee: 250 });
  const body = orderBody(buyer, shop, { confirm: true });
  const answers = await placeAtOnce(on, buyer, body);
  const { data } = await buyer.call<{ balance: number }>('GET', '/user/info');
  return { counts: tally(answers), balance: data.balance };
}

/** 200 buyers, each after one of the last 10 pieces. */
async function grab(on: TestApi) {
  const shop = await on.shop({ stock: 10 });
  const buyer = await on.buyer({ balance: 1_000_000 });
  const body = orderBody(buyer, shop, { confirm: true });
  const answers = await placeAtOnce(on, buyer, body);
  const [stock] = await on.query<{ quantity: number; locked: number }>(
    'SELECT quantity, locked FROM good_stock WHERE id = $1',
    [shop.stockId],
  );
  return { counts: tally(answers), stock };
}

describe('the balance under 200 concurrent orders', () => {
  it('pays 33 orders of 300 fen from 10,000 and leaves 100', async () => {
    expect(await spend(api)).toEqual({ counts: { ok: 33, BALANCE_SHORT: 167 }, balance: 100 });
  });

  it('is overspent once the guard is removed, so the test above can fail', async () => {
    const unguarded = await startApi();
    await unguarded.query('ALTER TABLE ledger_account DROP CONSTRAINT never_overdrawn');
    await unguarded.query(
      'CREATE OR REPLACE FUNCTION refuse_overdraft(p_account bigint) RETURNS void LANGUAGE sql AS $$ SELECT $$',
    );
    const { counts, balance } = await spend(unguarded);
    expect(counts.ok).toBeGreaterThan(33);
    expect(balance).toBeLessThan(0);
    expect(await brokenInvariants(unguarded)).toContain('nobody is overdrawn');
    await unguarded.close();
  });
});

describe('the stock under 200 concurrent orders', () => {
  it('sells exactly its 10 pieces', async () => {
    expect(await grab(api)).toEqual({
      counts: { ok: 10, STOCK_SHORT: 190 },
      stock: { quantity: 10, locked: 10 },
    });
  });

  it('is oversold once the guard is removed, so the test above can fail', async () => {
    const unguarded = await startApi();
    await unguarded.query('ALTER TABLE good_stock DROP CONSTRAINT never_oversold');
    const [source] = await unguarded.query<{ text: string }>(
      "SELECT pg_get_functiondef('reserve_pieces'::regproc) AS text",
    );
    await unguarded.query(source?.text.replace('AND s.quantity - s.locked >= r.pieces', '') ?? '');
    const { counts, stock } = await grab(unguarded);
    expect(counts.ok).toBeGreaterThan(10);
    expect(stock?.locked).toBeGreaterThan(10);
    await unguarded.close();
  });
});

describe('one order under concurrent requests', () => {
  it('is paid once by 50 payments with different keys', async () => {
    const buyer = await api.buyer({ balance: 10_000 });
    const shop = await api.shop();
    const { data } = await buyer.call<{ orderId: number; totalFee: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop),
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        buyer.call('POST', '/orders/confirmOrder', {
          id: data.orderId,
          action: 'pay',
          clientNo: randomUUID(),
        }),
      ),
    );
    const { ok = 0, ORDER_STATE = 0 } = tally(answers);
    expect(ok + ORDER_STATE).toBe(50);
    const info = await buyer.call<{ balance: number }>('GET', '/user/info');
    expect(info.data.balance).toBe(10_000 - data.totalFee);
  });

  it('is placed once by 50 requests with one key, which all receive the same order', async () => {
    const buyer = await api.buyer({ balance: 10_000 });
    const shop = await api.shop();
    const body = orderBody(buyer, shop, {
      clientNo: randomUUID(),
      packages: [{ ...goodReceiver, thirdOrderNo: randomUUID() }],
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => buyer.call<{ orderId: number }>('POST', '/orders/createOrder', body)),
    );
    expect(tally(answers)).toEqual({ ok: 50 });
    expect(new Set(answers.map((answer) => answer.data.orderId)).size).toBe(1);
    expect(await api.query('SELECT id FROM orders WHERE account_id = $1', [buyer.accountId])).toHaveLength(1);
  });

  it('is either paid or cancelled when both happen concurrently', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const shop = await api.shop();
    for (let round = 0; round < 20; round += 1) {
      const { data } = await buyer.call<{ orderId: number }>(
        'POST',
        '/orders/createOrder',
        orderBody(buyer, shop),
      );
      const [paid] = await Promise.all([
        buyer.call('POST', '/orders/confirmOrder', {
          id: data.orderId,
          action: 'pay',
          clientNo: randomUUID(),
        }),
        buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId }),
      ]);
      const [order] = await api.query<{ status: number }>('SELECT status FROM orders WHERE id = $1', [
        data.orderId,
      ]);
      // Cancelled after the payment: refunded. Cancelled before it: never paid.
      expect(order?.status).toBe(paid.code === 0 ? 70 : 60);
    }
    const info = await buyer.call<{ balance: number }>('GET', '/user/info');
    expect(info.data.balance).toBe(100_000);
  });
});
