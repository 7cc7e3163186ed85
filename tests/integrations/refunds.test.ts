import { describe, expect, it } from 'vitest';
import type { PaymentChannel, RefundToMake } from '../../api/src/adapters/payments/paymentChannel.ts';
import { readWechatNotice } from '../../api/src/adapters/payments/wechatNotices.ts';
import { wechatNotices } from '../../simulators/src/payments/wechatNotices.ts';
import { keys, pemOf } from './alipay.ts';
import { paymentOf, type SimulatedPayments, startPayments, tradeIn, WECHAT } from './payments.ts';

/** 5 of 12.60 yuan go back. */
function refundOf(payNo: string, more: Partial<RefundToMake> = {}): RefundToMake {
  return { refundNo: `R${payNo}`, payNo, paid: 1_260, amount: 500, reason: '账号注销退款', ...more };
}

const CHANNELS = {
  alipay: {
    open: (payments: SimulatedPayments): PaymentChannel => payments.alipay(),
    strange: (payments: SimulatedPayments) =>
      payments.alipay({ privateKey: pemOf(keys.stranger.privateKey) }),
    unproven: (payments: SimulatedPayments) =>
      payments.alipay({ alipayPublicKey: pemOf(keys.stranger.publicKey) }),
    begun: { state: 'done' },
    afterPart: 'paid',
    sign: 'isv.invalid-signature',
    tooMuch: 'ACQ.REASON_TRADE_REFUND_FEE_ERR',
    tooOld: 'ACQ.TRADE_HAS_FINISHED',
    impossible: 'ACQ.TRADE_NOT_ALLOW_REFUND',
    absent: 'ACQ.TRADE_NOT_EXIST',
  },
  wechat: {
    open: (payments: SimulatedPayments): PaymentChannel => payments.wechat(),
    strange: (payments: SimulatedPayments) =>
      payments.wechat({ privateKey: pemOf(keys.stranger.privateKey) }),
    unproven: (payments: SimulatedPayments) => payments.wechat({ publicKey: pemOf(keys.stranger.publicKey) }),
    begun: { state: 'processing' },
    /** WeChat Pay says of an order that some of it went back no more than that. */
    afterPart: 'closed',
    sign: 'SIGN_ERROR',
    tooMuch: 'INVALID_REQUEST',
    tooOld: 'INVALID_REQUEST',
    impossible: 'ABNORMAL',
    absent: 'RESOURCE_NOT_EXISTS',
  },
} as const;

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: Error) => error.message,
  );

describe.each(Object.entries(CHANNELS))('a refund through %s', (name, of) => {
  async function paid(payNo: string, options: Parameters<typeof startPayments>[0] = {}) {
    const payments = await startPayments(options);
    const channel = of.open(payments);
    await channel.open(paymentOf(payNo));
    await payments.act('pay', { outTradeNo: payNo });
    return { payments, channel };
  }
  const end = (channel: PaymentChannel, refundNo: string, payNo: string) =>
    expect
      .poll(async () => (await channel.queryRefund({ refundNo, payNo })).state, { timeout: 10_000 })
      .toBe('done');

  it('returns a part and then the rest', async () => {
    const { payments, channel } = await paid('Z20260102000001');
    expect(await channel.queryRefund(refundOf('Z20260102000001'))).toEqual({ state: 'absent' });
    expect(await channel.refund(refundOf('Z20260102000001'))).toMatchObject(of.begun);
    await end(channel, 'RZ20260102000001', 'Z20260102000001');
    expect(await channel.queryRefund(refundOf('Z20260102000001'))).toEqual({
      state: 'done',
      amount: 500,
      doneAt: expect.any(Date),
    });
    expect(await channel.query('Z20260102000001')).toMatchObject({ state: of.afterPart });
    const rest = refundOf('Z20260102000001', { refundNo: 'R2', amount: 760 });
    expect(await channel.refund(rest)).toMatchObject(of.begun);
    await end(channel, 'R2', 'Z20260102000001');
    expect(await channel.query('Z20260102000001')).toEqual({ state: 'closed' });
    expect((await payments.trade('Z20260102000001')).refunds).toEqual([
      { outRefundNo: 'RZ20260102000001', amount: 500, state: 'done' },
      { outRefundNo: 'R2', amount: 760, state: 'done' },
    ]);
  });

  it('happens once per number, also when the answer was lost', async () => {
    const { payments, channel } = await paid('Z20260102000002');
    await payments.act('failCalls', { kind: 'lost', call: 'refund', channel: name, times: 2 });
    expect(await failureOf(channel.refund(refundOf('Z20260102000002')))).toContain('unreachable');
    await payments.act('clearFaults', {});
    for (let time = 0; time < 3; time += 1) await channel.refund(refundOf('Z20260102000002'));
    await end(channel, 'RZ20260102000002', 'Z20260102000002');
    expect((await payments.trade('Z20260102000002')).refunds).toEqual([
      { outRefundNo: 'RZ20260102000002', amount: 500, state: 'done' },
    ]);
  });

  it('is refused above the paid amount including pending refunds', async () => {
    const { payments, channel } = await paid('Z20260102000003');
    await channel.refund(refundOf('Z20260102000003'));
    const more = refundOf('Z20260102000003', { refundNo: 'R2', amount: 761 });
    expect(await channel.refund(more)).toEqual({ state: 'refused', code: of.tooMuch });
    expect((await payments.trade('Z20260102000003')).refunds).toHaveLength(1);
  });

  it('is refused for payments older than a year', async () => {
    const { payments, channel } = await paid('Z20260102000004');
    await payments.act('age', { outTradeNo: 'Z20260102000004', days: 366 });
    const refused = { state: 'refused', code: of.tooOld };
    expect(await channel.refund(refundOf('Z20260102000004'))).toEqual(refused);
  });

  it('is refused for a payment that the channel does not know', async () => {
    const channel = of.open(await startPayments());
    expect(await channel.refund(refundOf('Z20260102000005'))).toEqual({ state: 'refused', code: of.absent });
    expect(await channel.queryRefund(refundOf('Z20260102000005'))).toEqual({ state: 'absent' });
  });

  it('is refused when the person’s account cannot receive it', async () => {
    const { payments, channel } = await paid('Z20260102000006');
    await payments.act('refuseRefunds', { refunds: 1 });
    expect(await channel.refund(refundOf('Z20260102000006'))).toEqual({
      state: 'refused',
      code: of.impossible,
    });
  });

  it('is retried later where the channel cannot do it now', async () => {
    const { payments, channel } = await paid('Z20260102000007');
    await payments.act('failCalls', { kind: 'busy', call: 'refund', times: 1 });
    expect(await failureOf(channel.refund(refundOf('Z20260102000007')))).toMatch(/unreachable|limited/);
    expect(await channel.refund(refundOf('Z20260102000007'))).toMatchObject(of.begun);
  });

  it('is refused to a caller with another key, and its answer is rejected', async () => {
    const { payments } = await paid('Z20260102000008');
    const requested = refundOf('Z20260102000008');
    expect(await failureOf(of.strange(payments).refund(requested))).toContain(`refused: ${of.sign}`);
    expect((await payments.trade('Z20260102000008')).refunds).toEqual([]);
    expect(await failureOf(of.unproven(payments).refund(requested))).toContain('unreachable: BAD_ANSWER');
  });
});

describe('a refund notification of WeChat Pay', () => {
  const platformKey = keys.platform.privateKey;
  const merchant = {
    ...WECHAT,
    privateKey: pemOf(keys.app.privateKey),
    publicKey: pemOf(keys.platform.publicKey),
    url: 'http://127.0.0.1:1',
  };

  async function noticeOf(more: Partial<typeof WECHAT> = {}) {
    const payments = await startPayments();
    await payments.wechat().open(paymentOf('Z20260102000009'));
    await payments.act('pay', { outTradeNo: 'Z20260102000009' });
    const trade = tradeIn(await payments.trade('Z20260102000009'));
    const at = new Date('2026-01-02T03:04:05Z');
    const refund = {
      ...{ trade, outRefundNo: 'R9', refundNo: '5030', amount: 500, reason: '', notifyUrl: '' },
      ...{ state: 'done' as const, createdAt: at, doneAt: at },
    };
    const writer = wechatNotices(
      { ...WECHAT, ...more, merchantKey: keys.app.publicKey, platformKey },
      () => new Date(),
    );
    return writer.write(trade, { refund, given: 500 });
  }

  it('reports the refund and its time', async () => {
    const { headers, body } = await noticeOf();
    expect(readWechatNotice({ headers, body }, merchant, new Date())).toEqual({
      refundNo: 'R9',
      refund: { state: 'done', amount: 500, doneAt: new Date('2026-01-02T03:04:05Z') },
    });
  });

  it.each([
    ['of another merchant', { mchId: '1900000099' }],
    ['sealed with another key', { apiV3Key: 'another-v3-key-of-thirty-two-cha' }],
    ['signed under another number', { publicKeyId: 'PUB_KEY_ID_9' }],
  ])('is rejected when it is %s', async (_what, more) => {
    const { headers, body } = await noticeOf(more);
    expect(readWechatNotice({ headers, body }, merchant, new Date())).toBe(null);
  });
});
