import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChannelPayment } from '../../api/src/adapters/payments/paymentChannel.ts';
import { keepNotice } from '../../api/src/modules/payments/paymentNotices.repository.ts';
import { beginPayment, settlePayment } from '../../api/src/modules/payments/payments.repository.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';

let api: TestApi;
let finance: TestOperator;
beforeAll(async () => {
  api = await startApi();
  finance = await operatorWith(api, ['money.read', 'money.adjust', 'money.compensate']);
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

async function begun(who: Person, amount = 5_000) {
  const id = await beginPayment(api.database.db, {
    ...{ accountId: who.accountId, amount, payType: 1, payWay: 1, key: null, hash: '' },
    ...{ min: 1, max: 1_000_000, mostOpen: 5, minutes: 30 },
  });
  const [row] = await api.query<{ payNo: string }>('SELECT pay_no AS "payNo" FROM payment WHERE id = $1', [
    id,
  ]);
  return { id, payNo: row?.payNo ?? '' };
}
const settle = (payNo: string, amount: number, tradeNo: string = randomUUID()) =>
  settlePayment(api.database.db, 1, payNo, { state: 'paid', tradeNo, amount, paidAt: new Date() });
const get = async <T>(path: string) => (await finance.call<T>('GET', path)).data;

describe('payments at the console', () => {
  it('are found by their number and the channel’s, with all that came of them', async () => {
    const buyer = await api.buyer();
    const { id, payNo } = await begun(buyer);
    const tradeNo = randomUUID();
    await settle(payNo, 5_000, tradeNo);
    for (const number of [payNo, tradeNo])
      expect((await get<{ list: object[] }>(`/console/payments?number=${number}`)).list).toMatchObject([
        { id, payNo, channelTradeNo: tradeNo, status: 1, accountId: buyer.accountId },
      ]);
    expect(await get(`/console/payments/read?id=${id}`)).toMatchObject({
      ...{ id, asks: 0, nextAskAt: null, problems: [], refunds: [], steps: [] },
      ...{ movementId: expect.any(Number), creditedAt: expect.any(String) },
    });
    expect((await finance.call('GET', '/console/payments/read?id=999999999')).data.errorKey).toBe(
      'NOT_FOUND',
    );
  });

  it('whose amount is wrong wait for an operator, and are resolved once with a reason', async () => {
    const { id, payNo } = await begun(await api.buyer());
    await settle(payNo, 4_999);
    const { list } = await get<{ list: { id: number; paymentId: number }[] }>(
      '/console/paymentProblems?isOpen=true',
    );
    const problem = list.find(({ paymentId }) => paymentId === id);
    expect(problem).toMatchObject({ kind: 'amount', amount: 5_000, told: 4_999, resolvedAt: null });
    const resolve = () =>
      finance.call('POST', '/console/paymentProblems/resolve', {
        id: problem?.id,
        reason: '已与渠道核对退款',
      });
    const both = await Promise.all([resolve(), resolve()]);
    expect(both.map(({ code, data }) => (code === 0 ? 'ok' : data.errorKey)).toSorted()).toEqual([
      'PROBLEM_STATE',
      'ok',
    ]);
    expect(await get(`/console/payments/read?id=${id}`)).toMatchObject({
      status: 5,
      steps: [{ action: 'payment resolve', operator: finance.name, reason: '已与渠道核对退款' }],
    });
  });

  it('have what their channel said, the newest first, and the same in a row once', async () => {
    const { id, payNo } = await begun(await api.buyer());
    const said = (said: ChannelPayment, isPushed = false) =>
      keepNotice(api.database.db, payNo, said, { isPushed });
    const paid = { state: 'paid' as const, tradeNo: 'T1', amount: 5_000, paidAt: null };
    await said({ state: 'waiting' });
    await said({ state: 'waiting' });
    await said(paid, true);
    await said(paid);
    const { notices } = await get<{ notices: object[] }>(`/console/payments/read?id=${id}`);
    expect(notices).toMatchObject([
      { isPushed: false, state: 'paid', amount: 5_000, channelTradeNo: 'T1', times: 1 },
      { isPushed: true, state: 'paid', amount: 5_000, channelTradeNo: 'T1', times: 1 },
      { isPushed: false, state: 'waiting', amount: null, channelTradeNo: '', times: 2 },
    ]);
  });

  it('cannot be asked for at a channel that is not there', async () => {
    const { id } = await begun(await api.buyer());
    expect((await finance.call('POST', '/console/payments/ask', { id })).data.errorKey).toBe(
      'NOT_CONFIGURED',
    );
  });

  it('that go back by hand end once', async () => {
    const buyer = await api.buyer();
    const { id, payNo } = await begun(buyer);
    await settle(payNo, 5_000);
    const refundNo = `B${randomUUID().slice(0, 18)}`;
    await api.query(
      `WITH made AS (INSERT INTO recharge_refund (refund_no, payment_id, account_id, amount) VALUES ($1, $2, $3, 5000) RETURNING id)
       SELECT ledger_move(16::smallint, 'recharge_refund', id, '', '测试', ledger_account_of($3, 'available'), ledger_account_of(0, 'refund'), 5000) FROM made`,
      [refundNo, id, buyer.accountId],
    );
    expect(await get(`/console/rechargeRefunds?isOpen=true&number=${refundNo}`)).toMatchObject({
      list: [{ refundNo, payNo, status: 0 }],
    });
    expect((await finance.call('POST', '/console/rechargeRefunds/retry', { refundNo })).code).toBe(0);
    const transfer = () =>
      finance.call('POST', '/console/rechargeRefunds/transferred', { refundNo, transferNo: `X${refundNo}` });
    const both = await Promise.all([transfer(), transfer()]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(both.find(({ code }) => code !== 0)?.data).toMatchObject({ errorKey: 'RECHARGE_REFUND_STATE' });
    expect(await get(`/console/payments/read?id=${id}`)).toMatchObject({
      status: 4,
      refunds: [{ status: 1, transferNo: `X${refundNo}`, code: 'BY_HAND' }],
    });
  });
});

describe('a wallet at the console', () => {
  it('is shown in its parts with a masked phone, which is recorded', async () => {
    const buyer = await api.buyer();
    await settle((await begun(buyer)).payNo, 5_000);
    const wallet = await get<{ balance: number; phone: string }>(
      `/console/wallets/read?phone=${buyer.phone}&kind=1`,
    );
    expect(wallet).toMatchObject({
      ...{ accountId: buyer.accountId, kind: 1, balance: 5_000, recharged: 5_000, frozen: 0, deposit: 0 },
      phone: expect.stringMatching(/^\d{3}\*{6}\d{2}$/),
    });
    expect(
      await api.query('SELECT action FROM audit_log WHERE target = $1 AND operator = $2', [
        String(buyer.accountId),
        finance.name,
      ]),
    ).toEqual([{ action: 'account read' }]);
    const lines = await get<{ list: object[]; nextCursor: string | null }>(
      `/console/wallets/logs?accountId=${buyer.accountId}&pageSize=1`,
    );
    expect(lines.list).toMatchObject([{ type: 1, amount: 5_000, balanceAfter: 5_000 }]);
  });
});

describe('the books at the console', () => {
  it('say what must hold, and the rows that break it first', async () => {
    await api.query(
      "INSERT INTO ledger_violation (rule, rows, sample) VALUES ('nobody is overdrawn', 2, '{7,9}')",
    );
    const books = await get<{ rules: { name: string; violation: object | null }[]; past: object[] }>(
      '/console/books',
    );
    expect(books.rules[0]).toMatchObject({
      ...{ name: 'nobody is overdrawn', isOfMoney: true },
      violation: { rows: 2, ids: [7, 9] },
    });
    expect(books.rules.filter(({ violation }) => violation)).toHaveLength(1);
    await api.query('UPDATE ledger_violation SET resolved_at = now()');
    expect(await get('/console/books')).toMatchObject({ past: [{ rows: 2, text: '没有账户透支' }] });
  });
});
