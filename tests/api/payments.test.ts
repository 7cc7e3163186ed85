import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PayType } from '../../api/src/modules/payments/payTypes.ts';
import { tally } from '../support/accounts.ts';
import { paymentFixture } from '../support/paymentFixture.ts';

const paying = paymentFixture();
const CHANNELS: [string, PayType][] = [
  ['Alipay', 1],
  ['WeChat Pay', 2],
  ['the simulated channel', 9],
];

it('the configured payment channels are listed', async () => {
  const buyer = await paying.api().buyer();
  expect((await buyer.call('GET', '/pay/channels')).data).toEqual({
    list: [
      { payType: 1, payTypeText: '支付宝', payWays: [1, 3] },
      { payType: 2, payTypeText: '微信支付', payWays: [1, 2, 3] },
      { payType: 9, payTypeText: '模拟支付', payWays: [1, 3] },
    ],
  });
});

describe.each(CHANNELS)('a recharge through %s', (_name, payType) => {
  it('is credited when it is paid, and is listed', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    expect(pay).toEqual({
      payId: pay.payId,
      payNo: expect.stringMatching(/^Z\d{18}$/),
      amount: 1_260,
      payType,
      payTypeText: { 1: '支付宝', 2: '微信支付', 9: '模拟支付' }[payType],
      status: 0,
      statusText: '待支付',
      payUrl: payType === 2 ? null : expect.stringContaining('method=alipay.trade.page.pay'),
      qrCode: expect.stringContaining('/payments/cashier/'),
      payWay: 1,
      loginUrl: null,
      wechatPay: null,
      expireAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
    });
    expect((await paying.check(buyer, pay.payId)).data).toEqual({
      payId: pay.payId,
      payNo: pay.payNo,
      amount: 1_260,
      status: 0,
      statusText: '待支付',
      paidAt: null,
      late: false,
      expireAt: pay.expireAt,
      balance: 0,
    });
    await paying.pay(pay);
    const { tradeNo, notices } = await paying.simulated().trade(pay.payNo);
    expect(notices).toEqual({ sent: 1, taken: 1 });
    const checked = (await paying.check(buyer, pay.payId)).data;
    expect(checked).toMatchObject({ status: 1, statusText: '已支付', late: false, balance: 1_260 });
    expect((await buyer.call('POST', '/recharges/getRechargesList', {})).data).toEqual({
      list: [
        {
          id: pay.payId,
          rechargeNo: pay.payNo,
          payId: pay.payId,
          amount: 1_260,
          bonus: 0,
          realAmount: 1_260,
          payType,
          payTypeText: { 1: '支付宝', 2: '微信支付', 9: '模拟支付' }[payType],
          status: 1,
          statusText: '已到账',
          late: false,
          channelTradeNo: tradeNo,
          createdAt: expect.any(String),
          paidAt: checked.paidAt,
        },
      ],
      total: 1,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
      cursors: [expect.any(String)],
      sumPaid: 1_260,
    });
    const { data: logs } = await buyer.call('POST', '/userMoneyLogs/getUserMoneyLogsList', {});
    expect(logs).toMatchObject({
      total: 1,
      totalIsExact: true,
      list: [{ type: 1, amount: 1_260, balanceAfter: 1_260, title: `充值 ${pay.payNo}` }],
    });
  });

  it('is credited by a status request when its notification is lost', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    await paying.simulated().act('dropNotices', { payments: 1 });
    await paying.pay(pay);
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({ status: 1, balance: 1_260 });
  });

  it('is queried at the channel at most once in five seconds, however many callers ask', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    await paying.check(buyer, pay.payId);
    await paying.simulated().act('dropNotices', { payments: 1 });
    await paying.pay(pay);
    const answers = await Promise.all(Array.from({ length: 20 }, () => paying.check(buyer, pay.payId)));
    expect(new Set(answers.map(({ data }) => data.status))).toEqual(new Set([0]));
    await paying.age([pay.payNo], "asked_at = now() - interval '6 seconds'");
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({ status: 1, balance: 1_260 });
  });

  it('is unchanged while the channel is away', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    await paying.simulated().act('failCalls', { kind: 'http502', call: 'query' });
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({ status: 0, balance: 0 });
  });
});

describe('pay/create', () => {
  it('creates one payment per idempotency key, however often and concurrently it is sent', async () => {
    const buyer = await paying.api().buyer();
    const clientNo = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => paying.create(buyer, 2, 1_260, { clientNo })),
    );
    expect(tally(answers)).toEqual({ ok: 100 });
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await buyer.call('POST', '/recharges/getRechargesList', {})).data).toMatchObject({ total: 1 });
    expect(await paying.create(buyer, 2, 1_261, { clientNo })).toMatchObject({
      data: { errorKey: 'IDEMPOTENCY_CONFLICT' },
    });
    const stranger = await paying.api().buyer();
    const theirs = await paying.create(stranger, 2, 1_260, { clientNo });
    expect(theirs.data.payId).not.toBe(answers[0]?.data.payId);
  });

  it('opens the payment under the same number after the channel’s answer was lost', async () => {
    const buyer = await paying.api().buyer();
    const clientNo = randomUUID();
    await paying.simulated().act('failCalls', { kind: 'lost', call: 'open', channel: 'wechat' });
    const lost = await paying.create(buyer, 2, 1_260, { clientNo });
    expect(lost).toMatchObject({ http: 200, data: { errorKey: 'PLATFORM_LIMIT' } });
    const { data } = await paying.create(buyer, 2, 1_260, { clientNo });
    expect(data).toMatchObject({ status: 0, qrCode: expect.stringContaining('/payments/cashier/') });
    await paying.pay(data);
    expect(await paying.balance(buyer)).toBe(1_260);
    expect((await paying.create(buyer, 2, 1_260, { clientNo })).data).toEqual({
      ...data,
      status: 1,
      statusText: '已支付',
    });
  });

  it('fails finally when the channel refuses', async () => {
    const buyer = await paying.api().buyer();
    const clientNo = randomUUID();
    await paying.simulated().act('failCalls', { kind: 'refused', call: 'open', channel: 'wechat' });
    const refused = { http: 200, data: { errorKey: 'PLATFORM_ERROR' } };
    expect(await paying.create(buyer, 2, 1_260, { clientNo })).toMatchObject(refused);
    expect(await paying.create(buyer, 2, 1_260, { clientNo })).toMatchObject(refused);
    expect((await buyer.call('POST', '/recharges/getRechargesList', { status: 2 })).data).toMatchObject({
      total: 1,
      totalIsExact: true,
      list: [{ status: 2, statusText: '已关闭' }],
    });
    expect((await paying.create(buyer, 2)).code).toBe(0);
  });

  it.each([
    [999, 'AMOUNT_MIN', '金额不能低于10.00元'],
    [5_000_001, 'AMOUNT_MAX', '金额不能超过50000.00元'],
  ])('refuses %d fen', async (amount, errorKey, msg) => {
    const buyer = await paying.api().buyer();
    expect(await paying.create(buyer, 1, amount)).toMatchObject({ code: 7, msg, data: { errorKey } });
    expect((await buyer.call('POST', '/recharges/getRechargesList', {})).data).toMatchObject({ total: 0 });
  });

  it('accepts the smallest and the largest amount', async () => {
    const buyer = await paying.api().buyer();
    expect((await paying.create(buyer, 2, 1_000)).data).toMatchObject({ amount: 1_000 });
    expect((await paying.create(buyer, 2, 5_000_000)).data).toMatchObject({ amount: 5_000_000 });
  });

  it.each([
    [{ amount: -1, payType: 1 }, 'amount'],
    [{ amount: 0, payType: 1 }, 'amount'],
    [{ amount: 1_000.5, payType: 1 }, 'amount'],
    [{ amount: '1260', payType: 1 }, 'amount'],
    [{ amount: true, payType: 1 }, 'amount'],
    [{ amount: null, payType: 1 }, 'amount'],
    [{ amount: 2 ** 53, payType: 1 }, 'amount'],
    [{ payType: 1 }, 'amount'],
    [{ amount: 1_260, payType: 3 }, 'payType'],
    [{ amount: 1_260, payType: '1' }, 'payType'],
    [{ amount: 1_260, payType: 1, status: 1 }, 'body'],
    [{ amount: 1_260, payType: 1, clientNo: 'short' }, 'Idempotency-Key'],
  ])('refuses an invalid payload: %j', async (input, field) => {
    const buyer = await paying.api().buyer();
    expect(await buyer.call('POST', '/pay/create', input)).toMatchObject({
      http: 400,
      data: { errorKey: 'BAD_PARAM', field },
    });
  });

  it('allows ten waiting payments of a hundred concurrent ones', async () => {
    const buyer = await paying.api().buyer();
    const answers = await Promise.all(Array.from({ length: 100 }, () => paying.create(buyer, 2)));
    expect(tally(answers)).toEqual({ ok: 10, PAY_LIMIT: 90 });
    await paying.pay(answers.find(({ code }) => code === 0)?.data as never);
    expect((await paying.create(buyer, 2)).code).toBe(0);
  });

  it('is available to suppliers', async () => {
    const seller = await paying.api().seller();
    const { data } = await paying.create(seller, 2);
    await paying.pay(data);
    expect((await paying.check(seller, data.payId)).data).toMatchObject({ status: 1, balance: 1_260 });
  });
});

describe('payments of others', () => {
  it('are answered like missing ones', async () => {
    const { pay } = await paying.waiting(2);
    const stranger = await paying.api().buyer();
    const foreign = await paying.check(stranger, pay.payId);
    const missing = await paying.check(stranger, 999_999_999);
    expect(foreign).toMatchObject({ msg: '数据不存在', data: { errorKey: 'NOT_FOUND' } });
    expect([foreign.http, foreign.code, foreign.msg, foreign.data]).toEqual([
      missing.http,
      missing.code,
      missing.msg,
      missing.data,
    ]);
    expect((await stranger.call('POST', '/recharges/getRechargesList', {})).data).toMatchObject({ total: 0 });
  });
});

describe('the list of recharges', () => {
  it('is filtered and shows what was credited', async () => {
    const buyer = await paying.api().buyer();
    const list = async (filter: object) =>
      (
        await buyer.call<{ list: { payId: number }[]; total: number; sumPaid: number }>(
          'POST',
          '/recharges/getRechargesList',
          filter,
        )
      ).data;
    const pays = [];
    for (const [payType, amount] of [
      [1, 2_000],
      [2, 3_000],
      [2, 4_000],
    ] as const)
      pays.push((await paying.create(buyer, payType, amount)).data);
    const [first, second, third] = pays.map(({ payId }) => payId);
    for (const pay of pays.slice(0, 2)) await paying.pay(pay);
    expect((await list({})).list.map(({ payId }) => payId)).toEqual([third, second, first]);
    expect(await list({ status: 1 })).toMatchObject({ total: 2, sumPaid: 5_000 });
    expect(await list({ payType: 2 })).toMatchObject({ total: 2, sumPaid: 3_000 });
    expect(await list({ endAt: '2020-01-01T00:00:00+08:00' })).toMatchObject({ total: 0, sumPaid: 0 });
    expect(await list({ page: 2, pageSize: 2 })).toMatchObject({
      total: 3,
      totalIsExact: true,
      list: [{ payId: first }],
    });
  });
});
