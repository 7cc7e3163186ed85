import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExportDto } from '../../api/src/modules/exports/exports.schemas.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { csvRows, download, xlsxRows } from '../support/exportedFiles.ts';

let api: TestApi;
let filesDir: string;
let buyer: Person;
let numbers: { paid: string; closed: string; cashOut: string };
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-exports-'));
  api = await startApi({ filesDir });
  buyer = await api.buyer();
  numbers = await moneyOf(buyer);
  // What another has is in no file of the buyer's.
  await moneyOf(await api.buyer());
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

const AT = '2026-11-20T10:00:01+08:00';
const TIME = '2026-11-20 10:00:01';

/** A recharge that was paid and one that was closed, a profit, and a cash-out that was rejected. */
async function moneyOf({ accountId }: Person) {
  const only = async <T extends object>(text: string, values: unknown[]) => {
    const [row] = await api.query<T>(text, values);
    if (!row) throw new Error(`no row: ${text}`);
    return row;
  };
  const begun = async (amount: number) => {
    const terms = { accountId, amount, payType: 2, hash: '', min: 1, max: 10_000, mostOpen: 9, minutes: 30 };
    const { id } = await only<{ id: number }>('SELECT begin_payment($1) AS id', [JSON.stringify(terms)]);
    await api.query('UPDATE payment SET created_at = $2 WHERE id = $1', [id, AT]);
    return only<{ no: string }>('SELECT pay_no AS no FROM payment WHERE id = $1', [id]);
  };
  const { no: paid } = await begun(500);
  await api.query("SELECT settle_payment(2::smallint, $1, 'trade-' || $1, 500, $2)", [paid, AT]);
  const { no: closed } = await begun(700);
  await api.query('UPDATE payment SET status = 2 WHERE pay_no = $1', [closed]);

  await api.query(
    `SELECT ledger_move(7::smallint, 'test', $1, '', '推广收益', ledger_account_of(0, 'adjust'), ledger_account_of($1, 'available'), 2000)`,
    [accountId],
  );
  await api.query('UPDATE account SET real_status = 2 WHERE id = $1', [accountId]);
  const terms = {
    accountId,
    amount: 1_000,
    min: 1,
    max: 10_000,
    perDay: 9,
    feeRate: 60,
    accountType: 1,
    hash: '',
  };
  const payee = { account: 'sealed', accountName: 'sealed', accountMasked: '138******01' };
  const { id } = await only<{ id: number }>('SELECT begin_cash_out($1) AS id', [
    JSON.stringify({ ...terms, ...payee }),
  ]);
  await api.query("SELECT advance_cash_out($1, NULL, 40::smallint, '账号不存在', NULL)", [id]);
  const { no: cashOut } = await only<{ no: string }>(
    'UPDATE cash_out SET created_at = $2, audited_at = $2 WHERE id = $1 RETURNING cash_out_no AS no',
    [id, AT],
  );
  return { paid, closed, cashOut };
}

/** The file of an export, asked for until it is there. */
async function fileOf(path: string, body: object) {
  let answer = await buyer.call<ExportDto>('POST', path, body);
  while (answer.code === 0 && !answer.data.done)
    answer = await buyer.call<ExportDto>('POST', '/exports/find', { taskId: answer.data.taskId });
  expect(answer.msg).toBe('操作成功');
  return { name: answer.data.fileName, bytes: await download(api, answer.data.url ?? '') };
}

it('the money log export contains balances before and after and the parts of each amount', async () => {
  const { name, bytes } = await fileOf('/userMoneyLogs/exportMoneyLogs', { format: 'csv' });
  expect(name).toMatch(/^资金明细-\d{8}-\d{4}\.csv$/);
  const [headers, ...rows] = csvRows(bytes);
  expect(headers).toEqual([
    '流水号',
    '时间',
    '类型',
    '金额（元）',
    '变动前余额（元）',
    '变动后余额（元）',
    '变动前冻结（元）',
    '变动后冻结（元）',
    '业务单号',
    '说明',
    '明细',
  ]);
  const { paid, cashOut } = numbers;
  expect(rows.map((row) => row.slice(2))).toEqual([
    ['提现退回', '10.00', '15.00', '25.00', '10.00', '0.00', cashOut, `提现退回 ${cashOut}`, ''],
    [
      ...['提现冻结', '-10.00', '25.00', '15.00', '0.00', '10.00', cashOut, `提现冻结 ${cashOut}`],
      '到账金额 -9.94，手续费 -0.06',
    ],
    ['推广收益', '20.00', '5.00', '25.00', '0.00', '0.00', '', '推广收益', ''],
    ['充值', '5.00', '0.00', '5.00', '0.00', '0.00', paid, `充值 ${paid}`, ''],
  ]);
});

it('a wallet export contains what its filter selects', async () => {
  const { bytes } = await fileOf('/userMoneyLogs/exportMoneyLogs', { keyword: numbers.paid, format: 'csv' });
  expect(csvRows(bytes).map((row) => row[2])).toEqual(['类型', '充值']);
  const none = await buyer.call('POST', '/userMoneyLogs/exportMoneyLogs', { type: 14 });
  expect(none.data.errorKey).toBe('EXPORT_EMPTY');
});

it('the recharge export contains every recharge', async () => {
  const { name, bytes } = await fileOf('/recharges/exportRecharges', {});
  expect(name).toMatch(/^充值记录-\d{8}-\d{4}\.xlsx$/);
  const rows = (await xlsxRows(bytes)).map((row) => row.map((cell) => cell?.content ?? ''));
  const { paid, closed } = numbers;
  expect(rows).toEqual([
    [
      ...[
        '充值单号',
        '创建时间',
        '充值金额（元）',
        '赠送（元）',
        '到账金额（元）',
        '支付方式',
        '状态',
        '支付时间',
      ],
      '渠道单号',
    ],
    [closed, TIME, '7', '0', '7', '微信支付', '已关闭'],
    [paid, TIME, '5', '0', '5', '微信支付', '已到账', TIME, `trade-${paid}`],
  ]);
  const { bytes: credited } = await fileOf('/recharges/exportRecharges', { status: 1, format: 'csv' });
  expect(csvRows(credited).map(([no]) => no)).toEqual(['充值单号', paid]);
});

it('the cash-out export contains masked payee accounts', async () => {
  const { name, bytes } = await fileOf('/cashOut/exportCashOuts', { format: 'csv' });
  expect(name).toMatch(/^提现记录-\d{8}-\d{4}\.csv$/);
  expect(csvRows(bytes)).toEqual([
    [
      ...['提现单号', '申请时间', '提现金额（元）', '手续费（元）', '到账金额（元）', '收款方式', '收款账号'],
      ...['开户行', '状态', '原因', '审核时间', '到账时间', '转账单号'],
    ],
    [
      ...[numbers.cashOut, TIME, '10.00', '0.06', '9.94', '支付宝', '138******01', ''],
      ...['已驳回', '账号不存在', TIME, '', ''],
    ],
  ]);
  const none = await buyer.call('POST', '/cashOut/exportCashOuts', { status: 30 });
  expect(none.data.errorKey).toBe('EXPORT_EMPTY');
});
