import { describe, expect, it } from 'vitest';
import { answeredGraph } from './support/answeredGraph.ts';
import { refused } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { as } from './support/realGraph.ts';

const fixture = answeredGraph();
const { requested } = fixture;
const at = '2026-11-21T10:00:00+08:00';

describe('the wallet of the graph', () => {
  it('lists lines with the parts of their amounts', async () => {
    const { data, calls } = await requested(
      '{ moneyLogs(filter: { keyword: "D1", direction: OUT, type: ORDER_PAY }) { sumOut list { type amount balanceAfter frozenBefore frozenAfter bizNo orderId payId cashOutId parts { title amount } } } }',
    );
    expect(data.moneyLogs).toEqual({
      sumOut: 534,
      list: [
        {
          type: 'ORDER_PAY',
          amount: -534,
          balanceAfter: 466,
          frozenBefore: 0,
          frozenAfter: 0,
          bizNo: 'D1',
          orderId: 1,
          payId: null,
          cashOutId: null,
          parts: [
            { title: '货款', amount: -254 },
            { title: '运费', amount: -280 },
          ],
        },
      ],
    });
    expect(calls).toEqual([
      [
        '/userMoneyLogs/getUserMoneyLogsList',
        { keyword: 'D1', direction: 'out', type: 2, page: 1, pageSize: 20 },
      ],
    ]);
  });

  it.each([
    ['walletDays', 30],
    ['walletDays(days: 7)', 7],
  ])('reads %s as %i days', async (field, count) => {
    const { data, calls } = await requested(`{ ${field} { date moneyIn moneyOut balance } }`);
    expect(data.walletDays).toHaveLength(count);
    expect(data.walletDays[0]).toEqual({ date: '2026-11-21', moneyIn: 0, moneyOut: 0, balance: 466 });
    expect(calls).toEqual([['/userMoneyLogs/days', { days: count }]]);
  });

  it.each([
    [
      'exportMoneyLogs(filter: { direction: IN }, format: CSV)',
      '/userMoneyLogs/exportMoneyLogs',
      { direction: 'in', format: 'csv' },
    ],
    [
      'exportRecharges(filter: { status: CREDITED })',
      '/recharges/exportRecharges',
      { status: 1, format: 'xlsx' },
    ],
    ['exportCashOuts(filter: { status: PAID })', '/cashOut/exportCashOuts', { status: 30, format: 'xlsx' }],
    ['exportCashOuts', '/cashOut/exportCashOuts', { format: 'xlsx' }],
  ])('supports %s', async (field, path, body) => {
    const { data, calls } = await requested(`mutation { ${field} { taskId done } }`);
    expect(Object.values(data)).toEqual([{ taskId: 't1', done: false }]);
    expect(calls).toEqual([[path, body]]);
  });
});

describe('cash-outs of the graph', () => {
  const CREATE =
    'mutation { createCashOut(input: { amount: 10000, accountType: BANK, account: "6222", accountName: "张三", bankName: "工商银行", phoneCode: "123456" }, clientNo: "client-00001") { id cashOutNo status accountType revocable } }';

  it('are created under the client’s idempotency key with one proof', async () => {
    const { data, calls } = await requested(CREATE);
    expect(data.createCashOut).toEqual({
      id: 6,
      cashOutNo: 'T6',
      status: 'AUDITING',
      accountType: 'BANK',
      revocable: true,
    });
    const body = {
      amount: 10_000,
      accountType: 3,
      account: '6222',
      accountName: '张三',
      bankName: '工商银行',
      phoneCode: '123456',
    };
    expect(calls).toEqual([['/cashOut/createCashOut', body]]);
    expect(fixture.graph.upstream.seen[0]?.headers['idempotency-key']).toBe('client-00001');
  });

  it('report why they are refused', async () => {
    fixture.graph.upstream.on('/cashOut/createCashOut', () =>
      refused('CASHOUT_PENDING', '您有提现正在审核中'),
    );
    const { errors } = await fixture.graph.ask(CREATE, {}, as('token-of-a-buyer'));
    answerAll(fixture.graph.upstream);
    expect(errors[0]).toMatchObject({
      message: '您有提现正在审核中',
      extensions: { code: 'REFUSED', errorKey: 'CASHOUT_PENDING' },
    });
  });

  it('are revoked and return their status', async () => {
    const { data, calls } = await requested('mutation { revokeCashOut(id: 5) { id status revocable } }');
    expect(data.revokeCashOut).toEqual({ id: 5, status: 'REVOKED', revocable: false });
    expect(calls).toEqual([['/cashOut/revokeCashOut', { id: 5 }]]);
  });

  it('return their limits', async () => {
    const { data, calls } = await requested(
      '{ cashOutLimits { withdrawable min max feeRate leftToday realName paused auditing { id status } } }',
    );
    expect(data.cashOutLimits).toEqual({
      withdrawable: 20_000,
      min: 1_000,
      max: 5_000_000,
      feeRate: 60,
      leftToday: 2,
      realName: '张三',
      paused: false,
      auditing: { id: 5, status: 'AUDITING' },
    });
    expect(calls.map(([path]) => path)).toEqual(['/cashOut/limits']);
  });

  it('are listed in the terms of the graph', async () => {
    const { data, calls } = await requested(
      `{ cashOuts(filter: { status: AUDITING, endAt: "${at}" }, pageSize: 50) { sumPaid list { id realAmount fee account accountName } } }`,
    );
    expect(data.cashOuts).toEqual({
      sumPaid: 0,
      list: [{ id: 5, realAmount: 9_940, fee: 60, account: '6222 **** 0001', accountName: '张三' }],
    });
    expect(calls).toEqual([['/cashOut/getCashOutList', { status: 0, endAt: at, page: 1, pageSize: 50 }]]);
  });
});
