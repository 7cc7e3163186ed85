import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

const refusedBy = (text: string, values: unknown[] = []) =>
  api.query(text, values).then(
    () => 'accepted',
    (error: { constraint?: string; code?: string }) => error.constraint ?? error.code,
  );

describe('the ledger', () => {
  it('refuses a balance that is set directly', async () => {
    const { accountId } = await api.buyer({ balance: 500 });
    expect(await refusedBy('UPDATE ledger_account SET balance = 9999 WHERE owner_id = $1', [accountId])).toBe(
      '42501',
    );
  });

  it('refuses unbalanced lines and movements without lines', async () => {
    const { accountId } = await api.buyer({ balance: 500 });
    const tx =
      "INSERT INTO ledger_tx (kind, biz_type, biz_id, title) VALUES (12, 'test', $1, '') RETURNING id";
    expect(await refusedBy(tx, [accountId])).toBe('ledger_tx_filled');
    const unbalanced = `WITH t AS (INSERT INTO ledger_tx (kind, biz_type, biz_id, title) VALUES (12, 'test', $1, '') RETURNING id)
      INSERT INTO ledger_entry (tx_id, account_id, amount) SELECT t.id, ledger_account_of($1, 'available'), n FROM t, (VALUES (100), (-99)) AS v (n)`;
    expect(await refusedBy(unbalanced, [accountId])).toBe('ledger_balanced');
  });

  it('refuses changes and deletions', async () => {
    expect(await refusedBy('UPDATE ledger_entry SET amount = 1')).toBe('42501');
    expect(await refusedBy('DELETE FROM ledger_tx')).toBe('42501');
    expect(await refusedBy('TRUNCATE ledger_entry')).toBe('42501');
    expect(await refusedBy('DELETE FROM stock_log')).toBe('42501');
  });

  it('records the same movement once', async () => {
    const { accountId } = await api.buyer({ balance: 500 });
    const move = `SELECT ledger_move(12::smallint, 'test', $1, '', '', ledger_account_of(0, 'adjust'), ledger_account_of($1, 'available'), 500)`;
    expect([await refusedBy(move, [accountId]), await refusedBy(move, [accountId])]).toEqual([
      'accepted',
      'ledger_once',
    ]);
  });

  it('keeps its total under 200 concurrent circular transfers', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => api.buyer({ balance: 1000 })));
    const ids = people.map((person) => person.accountId);
    await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        api.query(
          `SELECT ledger_move(12::smallint, 'circle', $1, $2, '', ledger_account_of($3, 'available'), ledger_account_of($4, 'available'), 7)`,
          [n, `${ids[0]}`, ids[n % 5], ids[(n + 1) % 5]],
        ),
      ),
    );
    const rows = await api.query<{ balance: number }>(
      `SELECT balance FROM ledger_account WHERE code = 'available' AND owner_id = ANY ($1)`,
      [ids],
    );
    expect(rows.map((row) => row.balance)).toEqual([1000, 1000, 1000, 1000, 1000]);
  });

  it('keeps no balance for platform accounts, so that payments do not block each other', async () => {
    const rows = await api.query<{ balance: number; entries: number }>(
      `SELECT a.balance, count(e.id) AS entries FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id
        WHERE a.owner_id = 0 AND a.code = 'demo' GROUP BY a.id`,
    );
    expect(rows[0]?.balance).toBe(0);
    expect(rows[0]?.entries).toBeGreaterThan(0);
  });
});

describe('userMoneyLogs', () => {
  it('lists every line with the balance before and after and the sums of the filter', async () => {
    const buyer = await api.buyer({ balance: 500 });
    await api.query(
      `SELECT ledger_move(12::smallint, 'test', $1, 'less', '平台调账', ledger_account_of($1, 'available'), ledger_account_of(0, 'adjust'), 120)`,
      [buyer.accountId],
    );
    const logs = async (filter: object) =>
      (
        await buyer.call<{ list: object[]; total: number; sumIn: number; sumOut: number }>(
          'POST',
          '/userMoneyLogs/getUserMoneyLogsList',
          filter,
        )
      ).data;
    expect(await logs({})).toMatchObject({
      total: 2,
      sumIn: 500,
      sumOut: 120,
      list: [
        { type: 12, typeText: '平台调账', amount: -120, balanceBefore: 500, balanceAfter: 380 },
        { type: 15, typeText: '演示资金', amount: 500, balanceBefore: 0, balanceAfter: 500 },
      ],
    });
    expect((await logs({ direction: 'in' })).list).toHaveLength(1);
    expect(await logs({ endAt: '2020-01-01T00:00:00+08:00' })).toMatchObject({
      total: 0,
      sumIn: 0,
      sumOut: 0,
      list: [],
    });
  });
});
