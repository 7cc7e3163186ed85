import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDays } from '../../api/src/modules/wallet/days.repository.ts';
import { listMoneyLogs } from '../../api/src/modules/wallet/moneyLogs.repository.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { readingOf } from '../support/plans.ts';

const LINES = 100_000;
const OTHERS = 4;
const PAGE = 20;

let api: TestApi;
let buyer: Person;
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer({ balance: 1 });
  const others = await Promise.all(Array.from({ length: OTHERS }, () => api.buyer({ balance: 1 })));
  const client = await api.session();
  await client.query('SET statement_timeout = 0');
  // VACUUM knows rows to be visible whose commit is on the disk.
  await client.query('SET synchronous_commit = on');
  await client.query('ALTER TABLE ledger_entry DISABLE TRIGGER USER');
  await client.query('ALTER TABLE ledger_tx DISABLE TRIGGER USER');
  for (const { accountId } of [...others, buyer]) {
    const lines = accountId === buyer.accountId ? LINES : LINES / 10;
    // One line in two hundred is of a rare kind; a fen comes and goes by turns, one every few minutes.
    await client.query(
      `WITH t AS (
         INSERT INTO ledger_tx (kind, biz_type, biz_id, step, title, created_at)
         SELECT CASE WHEN n % 200 = 0 THEN 7 ELSE 2 + n % 2 END, 'test', $1, n::text, '', now() - make_interval(mins => 5 * ($2::int - n))
           FROM generate_series(1, $2::int) n RETURNING id, kind, created_at, step::int AS n)
       INSERT INTO ledger_entry (tx_id, account_id, amount, balance_after, account_seq, counterpart_balance, kind, created_at)
       SELECT t.id, a.id, 1 - 2 * (t.n % 2), t.n % 2, t.n + 1, 0, t.kind, t.created_at FROM t, ledger_account a
        WHERE a.owner_id = $1 AND a.code = 'available' ORDER BY t.id`,
      [accountId, lines],
    );
  }
  await client.query('ALTER TABLE ledger_entry ENABLE TRIGGER USER');
  await client.query('ALTER TABLE ledger_tx ENABLE TRIGGER USER');
  await client.query('VACUUM ANALYZE ledger_entry, ledger_tx, ledger_account');
  await client.end();
}, 120_000);
afterAll(() => api.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe(`a wallet of ${LINES} lines`, () => {
  it.each([
    ['nothing', () => ({}), 'true'],
    ['a frequent type', () => ({ type: 2 }), 'kind = 2'],
    ['a rare type', () => ({ type: 7 }), 'kind = 7'],
    ['a type that there is none of', () => ({ type: 14 }), 'false'],
    ['what came', () => ({ direction: 'in' as const }), 'amount > 0'],
    ['what went', () => ({ direction: 'out' as const }), 'amount < 0'],
    ['a day', () => ({ startAt: daysAgo(101), endAt: daysAgo(100) }), 'created_at >= $2 AND created_at < $3'],
    ['a number that is nobody’s', () => ({ keyword: 'D0' }), 'false'],
  ])('is read by an index-only scan, by %s', async (_name, filterOf, where) => {
    const filter = { ...filterOf(), pageSize: PAGE };
    const { startAt, endAt } = filter as { startAt?: string; endAt?: string };
    const expected = await api.query<{ id: number; amount: number }>(
      `SELECT id, amount FROM ledger_entry WHERE account_id = (SELECT id FROM ledger_account WHERE owner_id = $1 AND code = 'available') AND ${where}
        ORDER BY id DESC`,
      [buyer.accountId, ...(startAt ? [startAt, endAt] : [])],
    );
    const found = await listMoneyLogs(api.database.db, buyer.accountId, filter);
    expect([found.total, found.sumIn - found.sumOut, found.list.map(({ id }) => id)]).toEqual([
      expected.length,
      expected.reduce((sum, { amount }) => sum + amount, 0),
      expected.slice(0, PAGE).map(({ id }) => id),
    ]);
    const reading = await readingOf(api.database.db, (db) => listMoneyLogs(db, buyer.accountId, filter));
    expect(reading.scanned.filter((table) => table === 'ledger_entry' || table === 'ledger_tx')).toEqual([]);
    expect(reading.fetched).toBeLessThanOrEqual(PAGE * 15);
    // The heads of both accounts.
    expect(reading.sorted).toBeLessThanOrEqual(PAGE * 2);
  });

  it('has its days summed by an index-only scan', async () => {
    const reading = await readingOf(api.database.db, (db) => listDays(db, buyer.accountId, 90));
    expect(reading.scanned.filter((table) => table === 'ledger_entry')).toEqual([]);
    expect(reading.fetched).toBeLessThanOrEqual(10);
  });
});
