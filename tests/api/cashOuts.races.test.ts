import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginCashOut, checkCashOut } from '../../api/src/modules/cashOuts/cashOuts.repository.ts';
import { OpsError } from '../../api/src/ops/runOps.ts';
import { type ErrorKey, Refusal } from '../../api/src/shared/refusal.ts';
import { decided, someoneWaits, stopCounters, tally } from '../support/accounts.ts';
import { type Answer, orderBody, type Person, startApi, type TestApi } from '../support/api.ts';
import { cashOutFixture } from '../support/cashOutFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';

const cashing = cashOutFixture();
const RACERS = 100;
const WHOLE = 100_000;
const AT_ONCE = 5;

/** The right passwords of a hundred parallel requests are no wrong ones, but counted before they are known to be. */
beforeAll(() => stopCounters(cashing.api()));

/** A hundred cash-outs of all that a person has, past the proof of who asks. */
async function race(api: TestApi, who: Person) {
  const results = await Promise.allSettled(
    Array.from({ length: RACERS }, () => cashing.begun(who, WHOLE, api)),
  );
  return resultsOf(results);
}

function resultsOf(results: PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const key = result.status === 'fulfilled' ? 'ok' : refusalOf(result.reason);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** What it was refused with; for operators the words say it. */
function refusalOf(error: unknown): string {
  if (error instanceof Refusal) return error.errorKey;
  return error instanceof OpsError ? 'CASHOUT_STATE' : String(error);
}

describe('100 concurrent cash-outs of the whole balance', () => {
  it('result in one when several people request them', async () => {
    const who = await cashing.earner({ income: WHOLE });
    const answers = await Promise.all(Array.from({ length: RACERS }, () => cashing.create(who, WHOLE)));
    expect(tally(answers)).toEqual({ ok: 1, CASHOUT_PENDING: RACERS - 1 });
    expect(await cashing.wallet(who)).toEqual({ available: 0, frozen: WHOLE });
  });

  it('result in one also without the proof of identity', async () => {
    const who = await cashing.earner({ income: WHOLE });
    expect(await race(cashing.api(), who)).toEqual({ ok: 1, CASHOUT_PENDING: RACERS - 1 });
    expect(await cashing.wallet(who)).toEqual({ available: 0, frozen: WHOLE });
  });

  it('with one idempotency key result in one that all callers receive', async () => {
    const who = await cashing.earner({ income: WHOLE });
    const clientNo = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: RACERS }, () => cashing.create(who, WHOLE, { clientNo })),
    );
    expect(tally(answers)).toEqual({ ok: RACERS });
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await cashing.wallet(who)).toEqual({ available: 0, frozen: WHOLE });
  });
});

describe('a check that a concurrent cash-out overtakes', () => {
  const LOCK = 71_001;
  let slow: TestApi;
  beforeAll(async () => {
    slow = await startApi();
    // The check stops between what it reads first and what it reads last.
    await slow.query(`
      CREATE OR REPLACE FUNCTION cash_outs_today(p_account bigint) RETURNS bigint LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN 0; END $$`);
  });
  afterAll(() => slow.close());

  it('sees either all of the money or the pending cash-out, never a balance that is short', async () => {
    const who = await slow.buyer();
    await slow.query('UPDATE account SET real_status = 2 WHERE id = $1', [who.accountId]);
    await slow.query(
      `SELECT ledger_move(7::smallint, 'test', $1, $2, '测试', ledger_account_of(0, 'test'), ledger_account_of($1, 'available'), $3)`,
      [who.accountId, randomUUID(), WHOLE],
    );
    const terms = { accountId: who.accountId, amount: WHOLE, min: 1_000, max: 5_000_000, perDay: 3 };
    const checked = await slow.database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
      const check = checkCashOut(slow.database.db, terms);
      await someoneWaits(slow);
      await beginCashOut(tx, {
        ...{ ...terms, feeRate: 60, accountType: 1, account: '', accountMasked: '', bankName: null },
        ...{ accountName: '', key: null, hash: '' },
      });
      return { check };
    });
    await expect(checked.check).resolves.toBeUndefined();
    await expect(checkCashOut(slow.database.db, terms)).rejects.toThrow(new Refusal('CASHOUT_PENDING'));
  });
});

describe('without the locks', () => {
  let unguarded: TestApi;
  beforeAll(async () => {
    unguarded = await startApi();
    await unguarded.query('DROP INDEX one_auditing_cash_out');
    await unguarded.query('ALTER TABLE ledger_account DROP CONSTRAINT never_overdrawn');
    await unguarded.query(
      'CREATE OR REPLACE FUNCTION refuse_overdraft(p_account bigint) RETURNS void LANGUAGE sql AS $$ SELECT $$',
    );
    await unguarded.query(
      `CREATE OR REPLACE FUNCTION check_cash_out(p jsonb) RETURNS void LANGUAGE sql AS $$ SELECT $$`,
    );
  });
  afterAll(() => unguarded.close());

  it('more than one cash-out succeeds, so the tests above can fail', async () => {
    const who = await unguarded.buyer();
    await unguarded.query('UPDATE account SET real_status = 2 WHERE id = $1', [who.accountId]);
    expect((await race(unguarded, who)).ok).toBe(RACERS);
    expect(await brokenInvariants(unguarded)).toContain('nobody is overdrawn');
  });
});

describe('concurrent conflicting operations', () => {
  /** As many at once as there are connections for: operators and fixtures do not retry where they have to wait for one. */
  async function inGroups<T, Result>(
    all: readonly T[],
    work: (one: T) => Promise<Result>,
  ): Promise<Result[]> {
    const results: Result[] = [];
    for (let from = 0; from < all.length; from += AT_ONCE)
      results.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(work))));
    return results;
  }

  /** People with a cash-out each of all that they have, which nobody has decided on. */
  const manyAsked = (count: number) =>
    inGroups(Array.from({ length: count }), async () => {
      const who = await cashing.earner({ income: WHOLE });
      return { who, id: await cashing.begun(who, WHOLE) };
    });

  /** Has two things done to each of many cash-outs at once; what became of the pairs, and of the money. */
  async function pairs(
    count: number,
    one: (who: Person, id: number) => Promise<unknown>,
    other: (who: Person, id: number) => Promise<unknown>,
  ) {
    const eligible = await manyAsked(count);
    const counts = await inGroups(eligible, async ({ who, id }) =>
      resultsOf(await Promise.allSettled([one(who, id), other(who, id)])),
    );
    const wallets = await inGroups(eligible, ({ who }) => cashing.wallet(who));
    return {
      inPairs: counts.filter(({ ok, CASHOUT_STATE }) => ok === 1 && CASHOUT_STATE === 1).length,
      whole: wallets.filter((wallet) => wallet && wallet.available + wallet.frozen === WHOLE).length,
    };
  }
  const approve = (_who: Person, id: number) => cashing.act('approve', id);
  const reject = (_who: Person, id: number) => cashing.act('reject', id, '--reason', '驳回');
  const revoke = async (who: Person, id: number) => {
    const { data, code } = await cashing.revoke(who, id);
    if (code !== 0) throw new Refusal(data.errorKey as ErrorKey);
  };

  it('give each of 200 approvals and rejections exactly one outcome', async () => {
    expect(await pairs(200, approve, reject)).toEqual({ inPairs: 200, whole: 200 });
  });

  it('give each of 50 approvals and revocations exactly one outcome', async () => {
    expect(await pairs(50, approve, revoke)).toEqual({ inPairs: 50, whole: 50 });
  });

  it('lose and double none of 50 cash-outs that are revoked and requested again', async () => {
    const eligible = await manyAsked(50);
    const answers = await Promise.all(
      eligible.flatMap(({ who, id }) => [cashing.revoke(who, id), cashing.create(who, WHOLE)]),
    );
    const { ok = 0, CASHOUT_PENDING = 0 } = tally(answers);
    expect([ok + CASHOUT_PENDING, ok >= 50]).toEqual([100, true]);
    const frozen = await Promise.all(
      eligible.map(async ({ who }) => (await cashing.wallet(who))?.frozen ?? 0),
    );
    expect(frozen.filter((fen) => fen === WHOLE)).toHaveLength(ok - 50);
    expect(frozen.filter((fen) => fen === 0)).toHaveLength(CASHOUT_PENDING);
  });

  it('spend or cash out each fen once and never deadlock', async () => {
    const who = await cashing.earner({ income: 10_000 });
    const shop = await cashing.api().shop({ supplyPrice: 50, margin: 0, firstFee: 250 });
    const body = orderBody(who, shop, { confirm: true });
    const buy = () =>
      decided(() => who.call('POST', '/orders/createOrder', { ...body, clientNo: randomUUID() })) as Promise<
        Answer<unknown>
      >;
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, buy),
      cashing.create(who, 5_000),
      ...Array.from({ length: 30 }, buy),
    ]);
    const { ok = 0, ...refusals } = tally(answers);
    const [orders] = await cashing
      .api()
      .query<{ paid: number }>(
        'SELECT count(*) AS paid FROM orders WHERE account_id = $1 AND paid_at IS NOT NULL',
        [who.accountId],
      );
    const frozen = (await cashing.list(who)).total * 5_000;
    expect(
      Object.keys(refusals).filter((key) => !['BALANCE_SHORT', 'CASHOUT_BALANCE'].includes(key)),
    ).toEqual([]);
    expect(ok).toBe((orders?.paid ?? 0) + frozen / 5_000);
    expect(await cashing.wallet(who)).toEqual({
      available: 10_000 - frozen - 300 * (orders?.paid ?? 0),
      frozen,
    });
  });
});
