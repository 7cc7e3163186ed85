import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkpointWallets } from '../../api/src/modules/wallet/checkpoints.service.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';

let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = await startApi();
  shop = await api.shop({ supplyPrice: 100, margin: 20, firstFee: 280, stock: 10_000 });
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

const [RECHARGE, PROFIT] = [1, 7];
type Life = { on: TestApi; who: Person; shop: Shop; orders: number[] };

const move = ({ on, who }: Life, kind: number, fen: number) =>
  on.query(
    `SELECT ledger_move($1::smallint, 'test', $2, gen_random_uuid()::text, '', ledger_account_of(0, 'test'), ledger_account_of($2, 'available'), $3)`,
    [kind, who.accountId, fen],
  );

async function buy({ who, shop: from, orders }: Life): Promise<void> {
  const { code, data } = await who.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(who, from, { confirm: true }),
  );
  if (code === 0) orders.push(data.orderId);
}

async function cancel({ who, orders }: Life, nth: number): Promise<void> {
  const [orderId] = orders.splice(nth % Math.max(1, orders.length), 1);
  if (orderId) await who.call('POST', '/orders/cancelOrder', { orderId });
}

/** Every so many lines, up to the last one. */
const checkpoint = ({ on, who }: Life, every: number) =>
  on.query(`SELECT checkpoint_wallet(ledger_account_of($1, 'available'), $2, 0)`, [who.accountId, every]);

/** By all lines from the first one: a buyer's profit, less the deepest point that all else has led to. */
async function byAllLines({ on, who }: Life): Promise<number> {
  const [row] = await on.query<{ fen: number }>(
    `WITH line AS (
       SELECT e.* FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE a.owner_id = $1 AND a.code = 'available'
     ), placed AS (
       SELECT coalesce(paid.id, e.id) AS place, e.amount
         FROM line e JOIN ledger_tx t ON t.id = e.tx_id
         LEFT JOIN order_package p ON e.kind = 3 AND p.id = t.biz_id
         LEFT JOIN ledger_tx payment ON payment.kind = 2 AND payment.biz_type = 'order' AND payment.biz_id = p.order_id
         LEFT JOIN line paid ON paid.tx_id = payment.id
        WHERE e.kind NOT IN (4, 6, 7, 8)
     )
     SELECT greatest(0, coalesce((SELECT sum(amount) FROM line WHERE kind IN (4, 6, 7, 8)), 0)
       + least(0, (SELECT min(so_far) FROM (SELECT sum(amount) OVER (ORDER BY place) AS so_far FROM placed) sums)))::bigint AS fen`,
    [who.accountId],
  );
  return row?.fen ?? 0;
}

const withdrawable = async ({ who }: Life) =>
  (await who.call<{ withdrawable: number }>('GET', '/user/info')).data.withdrawable;
const checkpoints = async ({ on, who }: Life) =>
  (
    await on.query<{ seq: number }>(
      `SELECT seq FROM wallet_checkpoint WHERE account_id = ledger_account_of($1, 'available') ORDER BY seq`,
      [who.accountId],
    )
  ).map(({ seq }) => seq);

const step = fc.oneof(
  fc.record({ do: fc.constant('earn' as const), fen: fc.integer({ min: 100, max: 900 }) }),
  fc.record({ do: fc.constant('recharge' as const), fen: fc.integer({ min: 100, max: 900 }) }),
  fc.record({ do: fc.constant('buy' as const) }),
  fc.record({ do: fc.constant('cancel' as const), nth: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('checkpoint' as const), every: fc.integer({ min: 1, max: 3 }) }),
);

describe('what may be cashed out of a wallet with checkpoints', () => {
  it('is what all lines say, whatever is earned, recharged, bought and cancelled in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
        const life: Life = { on: api, who: await api.buyer({ balance: 0 }), shop, orders: [] };
        for (const each of steps) {
          if (each.do === 'earn') await move(life, PROFIT, each.fen);
          if (each.do === 'recharge') await move(life, RECHARGE, each.fen);
          if (each.do === 'buy') await buy(life);
          if (each.do === 'cancel') await cancel(life, each.nth);
          if (each.do === 'checkpoint') await checkpoint(life, each.every);
          expect(await withdrawable(life)).toBe(await byAllLines(life));
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('is found from the last checkpoint before a payment that was refunded', async () => {
    const life: Life = { on: api, who: await api.buyer({ balance: 0 }), shop, orders: [] };
    await move(life, PROFIT, 1_000);
    await move(life, RECHARGE, 100);
    await buy(life);
    await buy(life);
    await checkpoint(life, 1);
    expect(await checkpoints(life)).toEqual([2, 3, 4]);
    expect(await withdrawable(life)).toBe(300);
    await cancel(life, 1);
    expect(await checkpoints(life)).toEqual([2, 3]);
    expect(await withdrawable(life)).toBe(700);
  });

  it('is found by the scheduled job’s checkpoints in a long wallet, which a wallet that only spends has none of', async () => {
    const [mixed, spending] = await Promise.all(
      [0, 0].map(async () => ({ on: api, who: await api.buyer({ balance: 0 }), shop, orders: [] }) as Life),
    );
    if (!mixed || !spending) throw new Error('nobody');
    await move(mixed, PROFIT, 10_000);
    for (const { who } of [mixed, spending])
      await api.query(
        `SELECT ledger_move(1::smallint, 'test', $1, gen_random_uuid()::text, '', ledger_account_of(0, 'test'), ledger_account_of($1, 'available'), 10),
                ledger_move(2::smallint, 'test', $1, gen_random_uuid()::text, '', ledger_account_of($1, 'available'), ledger_account_of(0, 'test'), 9)
           FROM generate_series(1, 1500)`,
        [who.accountId],
      );
    await checkpointWallets(api.database.db);
    expect([await checkpoints(mixed), await checkpoints(spending)]).toEqual([[1_000, 2_000], []]);
    expect([await withdrawable(mixed), await withdrawable(spending)]).toEqual([10_000, 0]);
  });

  it('is wrong after a refund that leaves the checkpoints, so the tests above can fail', async () => {
    const unguarded = await startApi();
    await unguarded.query(
      'CREATE OR REPLACE FUNCTION drop_checkpoints(p_wallet bigint, p_refund_tx bigint) RETURNS void LANGUAGE sql AS $$ SELECT $$',
    );
    const life: Life = {
      on: unguarded,
      who: await unguarded.buyer({ balance: 0 }),
      shop: await unguarded.shop({ supplyPrice: 100, margin: 20, firstFee: 280 }),
      orders: [],
    };
    await move(life, PROFIT, 1_000);
    await buy(life);
    await checkpoint(life, 1);
    await cancel(life, 0);
    expect([await withdrawable(life), await byAllLines(life)]).toEqual([600, 1_000]);
    expect(await brokenInvariants(unguarded)).toEqual([
      'what is known of the lines of a wallet is what they say',
    ]);
    await unguarded.close();
  });
});
