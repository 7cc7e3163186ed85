import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthAfter, monthAt } from '../../api/src/modules/statements/months.ts';
import { writeMonths } from '../../api/src/modules/statements/platformStatement.ts';
import type {
  PlatformStatementDto,
  StatementDto,
} from '../../api/src/modules/statements/statements.schemas.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { csvRows, download, exported } from '../support/exportedFiles.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { operatorWith } from '../support/operators.ts';

let api: TestApi;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-statements-'));
  api = await startApi({ filesDir });
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
  await rm(filesDir, { recursive: true });
});

const now = () => new Date();
const thisMonth = monthAt(now());
const [lastMonth, before] = [monthAfter(thisMonth, -1), monthAfter(thisMonth, -2)];

/** The last second of a month. */
const endOf = (month: string) =>
  new Date(Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) - 1_000).toISOString().slice(0, 19);

/** Moves money into a wallet, or out of it, at a time of the clock of Shanghai. */
const moved = ({ accountId }: Person, kind: number, amount: number, at: string) =>
  api.query(
    `WITH t AS (INSERT INTO ledger_tx (kind, biz_type, biz_id, step, title, created_at)
       VALUES ($2, 'test', $1, $4, '', ($4 || '+08:00')::timestamptz) RETURNING id)
     INSERT INTO ledger_entry (tx_id, account_id, amount)
     SELECT t.id, v.account, v.amount FROM t, (VALUES (ledger_account_of(0, 'adjust'), -$3::bigint), (ledger_account_of($1, 'available'), $3::bigint)) AS v (account, amount)`,
    [accountId, kind, amount, at],
  );
const statementOf = async (who: Person, month: string) =>
  (await who.call<StatementDto>('GET', `/statements/month?month=${month}`)).data;

/** A buyer with movements in three months; the last one written began before the one that it stands behind. */
async function mover(): Promise<Person> {
  const buyer = await api.buyer();
  await moved(buyer, 12, 1_000, `${before}-10T12:00:00`);
  await moved(buyer, 12, 300, `${lastMonth}-01T00:00:01`);
  await moved(buyer, 14, 500, `${lastMonth}-02T00:00:00`);
  await moved(buyer, 12, -250, `${lastMonth}-20T12:00:00`);
  await moved(buyer, 14, 40, `${thisMonth}-01T00:00:00`);
  await moved(buyer, 12, -5, endOf(lastMonth));
  return buyer;
}

describe('the statement of a wallet', () => {
  it('leads from what it had by kinds of movement to what it has', async () => {
    const buyer = await mover();
    expect(await statementOf(buyer, lastMonth)).toEqual({
      month: lastMonth,
      isOver: true,
      parts: [
        {
          ...{ code: 'available', title: '可用余额', opening: 1_000, closing: 1_545, agrees: true },
          lines: [
            { title: '平台调账', count: 3, moneyIn: 300, moneyOut: 255 },
            { title: '赔付', count: 1, moneyIn: 500, moneyOut: 0 },
          ],
        },
      ],
    });
    expect(await statementOf(buyer, thisMonth)).toMatchObject({
      isOver: false,
      parts: [{ opening: 1_545, closing: 1_585, agrees: true }],
    });
    expect((await statementOf(buyer, monthAfter(before, -1))).parts).toEqual([]);
  });

  it('is no other account’s, and of no month that has not begun', async () => {
    const [, other] = [await mover(), await api.buyer()];
    expect((await statementOf(other, lastMonth)).parts).toEqual([]);
    const later = await other.call('GET', `/statements/month?month=${monthAfter(thisMonth, 1)}`);
    expect(later.data.errorKey).toBe('BAD_PARAM');
  });

  it('is a file, and none where nothing moved', async () => {
    const buyer = await mover();
    const { data } = await exported(buyer, '/userMoneyLogs/exportStatement', {
      ...{ month: lastMonth, format: 'csv' },
    });
    expect(csvRows(await download(api, data.url ?? ''))).toEqual([
      ['账户', '项目', '笔数', '收入（元）', '支出（元）', '余额（元）'],
      ['可用余额', '期初余额', '', '', '', '10.00'],
      ['可用余额', '平台调账', '3', '3.00', '2.55', ''],
      ['可用余额', '赔付', '1', '5.00', '0.00', ''],
      ['可用余额', '期末余额', '', '', '', '15.45'],
    ]);
    const none = await (await api.buyer()).call('POST', '/userMoneyLogs/exportStatement', {
      month: lastMonth,
    });
    expect(none.data.errorKey).toBe('EXPORT_EMPTY');
  });
});

describe('the statement of the platform', () => {
  it('is written once a month is over, agrees with the balances and adds up to nothing', async () => {
    await mover();
    await Promise.all([writeMonths(api.database.db, now()), writeMonths(api.database.db, now())]);
    await writeMonths(api.database.db, now());
    const finance = await operatorWith(api, ['money.read']);
    const get = async (month: string) =>
      (await finance.call<PlatformStatementDto>('GET', `/console/statements/platform?month=${month}`)).data;
    const [earlier, later] = [await get(before), await get(lastMonth)];
    expect([earlier, later]).toMatchObject([
      { isWritten: true, balanced: true },
      { isWritten: true, balanced: true },
    ]);
    expect([...earlier.parts, ...later.parts].every(({ agrees }) => agrees)).toBe(true);
    const closing = ({ parts }: PlatformStatementDto) =>
      parts.map(({ ownerKind, code, closing: fen }) => [ownerKind, code, fen]);
    expect(later.parts.map(({ ownerKind, code, opening }) => [ownerKind, code, opening])).toEqual(
      closing(earlier),
    );
    const [people] = later.parts.filter(({ ownerKind, code }) => ownerKind === 1 && code === 'available');
    const [{ sum } = { sum: 0 }] = await api.query<{ sum: number }>(
      `SELECT sum(e.amount)::bigint AS sum FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id JOIN account o ON o.id = a.owner_id
        WHERE o.kind = 1 AND a.code = 'available' AND e.created_at < ($1 || '-01T00:00:00+08:00')::timestamptz`,
      [thisMonth],
    );
    expect(people?.closing).toBe(sum);
    expect(await get(thisMonth)).toMatchObject({ isWritten: false, parts: [] });
  });

  it('is a file, as that of an account is, whose reading is recorded', async () => {
    const buyer = await mover();
    const finance = await operatorWith(api, ['money.read']);
    const path = `month=${lastMonth}&accountId=${buyer.accountId}`;
    expect((await finance.call<StatementDto>('GET', `/console/statements/account?${path}`)).data).toEqual(
      await statementOf(buyer, lastMonth),
    );
    expect(
      await api.query("SELECT detail FROM audit_log WHERE action = 'account read' AND target = $1", [
        String(buyer.accountId),
      ]),
    ).toEqual([{ detail: { page: 'statement', month: lastMonth } }]);
  });
});
