import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookService } from '../../api/src/modules/books/books.service.ts';
import { isPaused } from '../../api/src/modules/books/paused.ts';
import { OpsError, runOps } from '../../api/src/ops/runOps.ts';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
  said.length = 0;
});
afterEach(() => api.close());

const said: unknown[][] = [];
const check = (more: { fewMovements?: number } = {}) =>
  bookService({
    ...more,
    db: api.database.db,
    log: { error: (...words: unknown[]) => said.push(words) } as never,
  }).checkDue();
const ops = (...args: string[]) => runOps(args, { db: api.database.db, operator: 'tester' });
const setBalance = (owner: number, by: number) =>
  api.query(`DO $$ BEGIN
    ALTER TABLE ledger_account DISABLE TRIGGER ledger_account_guard;
    UPDATE ledger_account SET balance = balance + ${by} WHERE owner_id = ${owner} AND code = 'available';
    ALTER TABLE ledger_account ENABLE TRIGGER ledger_account_guard;
  END $$`);
const makeDue = (more = '') =>
  api.query(`UPDATE ledger_check SET next_at = now() - interval '1 second' ${more}`);
const breaches = () =>
  api.query(
    'SELECT rule, rows, sample::int[] AS sample, resolved_at IS NOT NULL AS resolved FROM ledger_violation ORDER BY id',
  );

it('a ledger violation is recorded, reported once and stops cash-outs until an operator has resolved it', async () => {
  const { accountId } = await api.buyer({ balance: 500 });
  const [account] = await api.query<{ id: number }>('SELECT id FROM ledger_account WHERE owner_id = $1', [
    accountId,
  ]);
  const sample = [account?.id];
  expect(await check()).toEqual([]);
  expect([await isPaused(api.database.db), said]).toEqual([false, []]);
  expect(await ops('books', 'check')).toMatch(/^账目相符（\d+ 条规则，\d+ 个资金账户，\d+ 笔资金变动）$/);

  await setBalance(accountId, 1);
  // Somebody has just checked.
  expect(await check()).toEqual([]);
  await makeDue();
  // Of several processes one does it.
  const names = (await Promise.all([check(), check(), check()])).flat().map(({ rule }) => rule.name);
  const broken = ['a balance is what its last line says', 'balance and version equal their history'];
  expect(names).toEqual(broken);
  expect(await isPaused(api.database.db)).toBe(true);
  expect(said).toEqual([
    ...broken.map((rule) => [{ rule, rows: 1, sample }, 'ledger violation']),
    ['cash-outs are paused'],
  ]);
  expect(await breaches()).toEqual(broken.map((rule) => ({ rule, rows: 1, sample, resolved: false })));

  await makeDue();
  expect(await check()).toHaveLength(2);
  expect(said).toHaveLength(3);
  const failed = await ops('books', 'check').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(OpsError);
  expect(failed).toMatchObject({
    message: '账目不符：2 条规则不成立',
    rows: [
      { rule: '余额等于最后一条分录的余额', pausing: true, rows: 1, ids: String(account?.id) },
      { rule: '余额等于全部历史之和', pausing: true, rows: 1, ids: String(account?.id) },
    ],
  });
  await expect(ops('books', 'resume', '--reason', '已处理')).rejects.toThrow(OpsError);

  await setBalance(accountId, -1);
  expect(await ops('books', 'check')).toMatch(/；提现仍在暂停，可用 books resume 恢复$/);
  expect(await breaches()).toEqual(broken.map((rule) => ({ rule, rows: 1, sample, resolved: true })));
  expect(await isPaused(api.database.db)).toBe(true);
  expect(await ops('books', 'resume', '--reason', '已处理')).toBe('提现已恢复');
  expect(await isPaused(api.database.db)).toBe(false);
  await expect(ops('books', 'resume', '--reason', '已处理')).rejects.toThrow('提现没有暂停');
  expect(await api.query("SELECT operator, reason FROM audit_log WHERE action = 'books resume'")).toEqual([
    { operator: 'tester', reason: '已处理' },
  ]);
});

it('the full check runs again in the next night', async () => {
  await makeDue(", next_full_at = now() - interval '1 second'");
  await check();
  const [state] = await api.query(
    `SELECT to_char(next_full_at AT TIME ZONE 'Asia/Shanghai', 'HH24:MI') AS time, next_full_at > now() AS later,
            next_full_at <= now() + interval '1 day' AS soon, full_at = checked_at AS "inFull" FROM ledger_check`,
  );
  expect(state).toEqual({ time: '03:30', later: true, soon: true, inFull: true });
});

it('a large ledger is checked only where it has moved until the night', async () => {
  const unbalanced = async (age: string) => {
    const [row] = await api.query<{ id: number }>(
      `WITH t AS (INSERT INTO ledger_tx (kind, biz_type, biz_id, step, title, created_at)
         VALUES (12, 'by hand', 1, $1::text, '', now() - $1::text::interval) RETURNING id)
       INSERT INTO ledger_entry (tx_id, account_id, amount)
       SELECT t.id, ledger_account_of(0, 'adjust'), n FROM t, generate_series(1, 2) n RETURNING tx_id AS id`,
      [age],
    );
    return row?.id ?? 0;
  };
  await check();
  await api.query('ALTER TABLE ledger_entry DISABLE TRIGGER ledger_balanced');
  const [old, fresh] = [await unbalanced('1 hour'), await unbalanced('1 minute')];
  await api.query('ALTER TABLE ledger_entry ENABLE TRIGGER ledger_balanced');
  const found = async () => {
    await makeDue();
    return (await check({ fewMovements: 0 })).map(({ rule, sample }) => [rule.name, sample]);
  };
  const unjustified = 'every movement is justified by a row, and moves the accounts of that row alone';
  expect(await found()).toEqual([
    ['every movement is balanced', [fresh]],
    [unjustified, [fresh]],
  ]);
  await makeDue(", next_full_at = now() - interval '1 second'");
  expect(await found()).toEqual([
    ['nothing is created or destroyed', [0]],
    ['every movement is balanced', [old, fresh]],
    [unjustified, [old, fresh]],
  ]);
});
