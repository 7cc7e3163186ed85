import { describe, expect, it } from 'vitest';
import { startApi } from '../support/api.ts';
import { type Pay, paymentFixture } from '../support/paymentFixture.ts';

const paying = paymentFixture();
const BOTH = [1, 2] as const;
const WORDS = {
  1: { taken: 'success', failed: 'fail' },
  2: { taken: '', failed: '{"code":"FAIL","message":"失败"}' },
};
const taken = (payType: 1 | 2) => ({ status: 200, words: WORDS[payType].taken });

describe.each(BOTH)('a payment notification of payType %d', (payType) => {
  it('credits once when it arrives 100 times concurrently and 100 times in turn', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    const notice = await paying.noticeOf(pay);
    const atOnce = await Promise.all(Array.from({ length: 100 }, () => paying.notify(payType, notice)));
    expect(atOnce).toEqual(Array(100).fill(taken(payType)));
    for (let time = 0; time < 100; time += 1)
      expect(await paying.notify(payType, notice)).toEqual(taken(payType));
    expect(await paying.credits([pay])).toEqual([1]);
    expect(await paying.balance(buyer)).toBe(1_260);
  });

  it('credits once when the channel itself repeats it', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    await paying.pay(pay);
    for (const atOnce of [true, false])
      await paying.simulated().act('repeatNotice', { outTradeNo: pay.payNo, times: 100, atOnce });
    expect((await paying.simulated().trade(pay.payNo)).notices).toEqual({ sent: 201, taken: 201 });
    expect(await paying.balance(buyer)).toBe(1_260);
  });

  it('credits nothing when its amount differs, and is recorded for operators', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    await paying.pay(pay, { amount: 126_000 });
    expect(await paying.row(pay)).toEqual({ status: 5, late: false, tradeNo: null });
    await paying.notify(payType, await paying.noticeOf(pay));
    expect(await paying.problems(pay)).toEqual([{ kind: 'amount', amount: 126_000 }]);
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({
      status: 5,
      statusText: '金额异常',
      balance: 0,
    });
    // It stays so, whatever comes later.
    const right = await paying.noticeOf(pay, { trade: { paidAmount: 1_260 } });
    expect(await paying.notify(payType, right)).toEqual({ status: 409, words: WORDS[payType].failed });
    expect(await paying.balance(buyer)).toBe(0);
  });

  it('credits the first of two trades for one payment and records the other', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    await paying.pay(pay);
    const other = await paying.noticeOf(pay, { trade: { tradeNo: '2026010122000000000000000000' } });
    for (let time = 0; time < 3; time += 1) expect((await paying.notify(payType, other)).status).toBe(409);
    expect(await paying.problems(pay)).toEqual([{ kind: 'paidTwice', amount: 1_260 }]);
    expect(await paying.row(pay)).toMatchObject({ status: 1 });
    expect(await paying.balance(buyer)).toBe(1_260);
  });

  it('credits one trade to one payment', async () => {
    const first = await paying.waiting(payType);
    const second = await paying.waiting(payType);
    await paying.pay(first.pay);
    const { tradeNo } = await paying.simulated().trade(first.pay.payNo);
    const borrowed = await paying.noticeOf(second.pay, { trade: { tradeNo } });
    expect((await paying.notify(payType, borrowed)).status).toBe(409);
    expect(await paying.problems(second.pay)).toEqual([{ kind: 'tradeNoUsed', amount: 1_260 }]);
    expect(await paying.balance(second.buyer)).toBe(0);
  });

  it('credits a closed payment and marks it as late', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    await paying.simulated().act('close', { outTradeNo: pay.payNo });
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({ status: 2, statusText: '已关闭' });
    await paying.simulated().act('payLate', { outTradeNo: pay.payNo });
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({
      status: 1,
      late: true,
      balance: 1_260,
    });
  });

  it('is answered in time while its payment is locked, and credits when it is repeated', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    const notice = await paying.noticeOf(pay);
    const holder = await paying.api().database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM payment WHERE id = $1 FOR UPDATE', [pay.payId]);
    expect((await paying.notify(payType, notice)).status).toBe(503);
    await holder.query('ROLLBACK');
    holder.release();
    expect(await paying.notify(payType, notice)).toEqual(taken(payType));
    expect(await paying.balance(buyer)).toBe(1_260);
  });
});

describe('concurrent sources of one payment', () => {
  it('credit it once: notifications, status requests, the poller and the reconciliation', async () => {
    const scenes = await Promise.all(Array.from({ length: 50 }, (_, n) => paying.waiting(n % 2 ? 1 : 2)));
    const pays = scenes.map(({ pay }) => pay);
    await paying.simulated().act('dropNotices', { payments: 50 });
    await Promise.all(pays.map((pay) => paying.pay(pay)));
    await paying.age(
      pays.map(({ payNo }) => payNo),
      "next_ask_at = now() - interval '1 second', reconcile_at = now() - interval '1 second'",
    );
    await Promise.all([
      ...scenes.map(async ({ pay }, n) => paying.notify(n % 2 ? 1 : 2, await paying.noticeOf(pay))),
      ...scenes.map(({ buyer, pay }) => paying.check(buyer, pay.payId)),
      paying.poll(),
      paying.reconcile(),
      paying.poll(),
      paying.reconcile(),
    ]);
    expect(await paying.credits(pays)).toEqual(Array(50).fill(1));
    expect(await Promise.all(scenes.map(({ buyer }) => paying.balance(buyer)))).toEqual(
      Array(50).fill(1_260),
    );
  });

  it('credit it more than once without the lock and the key', async () => {
    const api = await startApi();
    await api.query(`
      CREATE OR REPLACE FUNCTION settle_payment(p_pay_type smallint, p_pay_no text, p_trade_no text, p_amount bigint, p_paid_at timestamptz)
      RETURNS text LANGUAGE plpgsql AS $$
      DECLARE v payment;
      BEGIN
        SELECT * INTO v FROM payment WHERE pay_no = p_pay_no;
        IF v.status = 1 THEN RETURN 'known'; END IF;
        PERFORM pg_sleep(0.05);
        UPDATE payment SET status = 1, channel_trade_no = p_trade_no, paid_at = now() WHERE id = v.id;
        PERFORM ledger_move(1::smallint, 'payment', v.id, gen_random_uuid()::text, '',
          ledger_account_of(0, 'recharge'), ledger_account_of(v.account_id, 'available'), v.amount);
        RETURN 'credited';
      END $$`);
    const { accountId } = await api.buyer();
    await api.query(
      `INSERT INTO payment (pay_no, account_id, amount, pay_type, expire_at, next_ask_at) VALUES ('Z1', $1, 100, 1, now(), now())`,
      [accountId],
    );
    await Promise.all(
      Array.from({ length: 10 }, () =>
        api.query(`SELECT settle_payment(1::smallint, 'Z1', 'T1', 100, now())`),
      ),
    );
    const rows = await api.query<{ times: number }>(
      `SELECT count(*) AS times FROM ledger_tx WHERE biz_type = 'payment'`,
    );
    expect(rows[0]?.times).toBeGreaterThan(1);
    await api.close();
  });
});

describe('a payment notification', () => {
  const send = (path: string, contentType: string, payload: string) =>
    paying.api().app.inject({
      method: 'POST',
      url: `/api/v1/pay/notify/${path}`,
      headers: { 'content-type': contentType },
      payload,
    });

  it.each([
    ['alipay', 'application/json', '{}', 415],
    ['alipay', 'application/x-www-form-urlencoded;', 'a=1', 415],
    ['wechat', 'application/x-www-form-urlencoded', 'a=1', 415],
    ['wechat', 'application/json', '', 400],
    ['wechat', 'application/json', '{', 400],
    ['alipay', 'application/x-www-form-urlencoded', '%', 400],
    ['alipay', 'application/x-www-form-urlencoded; charset=utf-8', `a=${'b'.repeat(65_536)}`, 413],
  ])('to %s as %s with %.9s is answered with %4$d', async (path, contentType, payload, status) => {
    expect((await send(path, contentType, payload)).statusCode).toBe(status);
  });

  it('is refused for a payment of another channel', async () => {
    const { buyer, pay } = await paying.waiting(1);
    expect((await paying.notify(9, await paying.noticeOf(pay))).status).toBe(409);
    expect(await paying.balance(buyer)).toBe(0);
  });

  it('changes nothing when it reports a waiting or closed payment', async () => {
    for (const payType of BOTH) {
      const { pay } = await paying.waiting(payType);
      for (const state of ['open', 'closed'] as const) {
        const notice = await paying.noticeOf(pay, { trade: { state, paidAt: null } });
        expect(await paying.notify(payType, notice)).toEqual(taken(payType));
      }
      expect(await paying.row(pay as Pay)).toEqual({ status: 0, late: false, tradeNo: null });
    }
  });
});
