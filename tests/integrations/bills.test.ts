import { describe, expect, it } from 'vitest';
import type { BillLine, PaymentChannel } from '../../api/src/adapters/payments/paymentChannel.ts';
import { keys, pemOf } from './alipay.ts';
import { paymentOf, type SimulatedPayments, startPayments } from './payments.ts';

const CHANNELS = {
  alipay: {
    open: (payments: SimulatedPayments): PaymentChannel => payments.alipay(),
    strange: (payments: SimulatedPayments) =>
      payments.alipay({ privateKey: pemOf(keys.stranger.privateKey) }),
    unproven: (payments: SimulatedPayments) =>
      payments.alipay({ alipayPublicKey: pemOf(keys.stranger.publicKey) }),
    absent: 'BILL_NOT_EXIST',
    sign: 'isv.invalid-signature',
  },
  wechat: {
    open: (payments: SimulatedPayments): PaymentChannel => payments.wechat(),
    strange: (payments: SimulatedPayments) =>
      payments.wechat({ privateKey: pemOf(keys.stranger.privateKey) }),
    unproven: (payments: SimulatedPayments) => payments.wechat({ publicKey: pemOf(keys.stranger.publicKey) }),
    absent: 'NO_STATEMENT_EXIST',
    sign: 'SIGN_ERROR',
  },
} as const;

const DAY_MS = 86_400_000;
const yesterday = () => new Date(Date.now() + 8 * 3_600_000 - DAY_MS).toISOString().slice(0, 10);
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: Error) => error.message,
  );

async function linesOf(channel: PaymentChannel): Promise<BillLine[]> {
  const bill = await channel.bill(yesterday());
  return bill.state === 'ready' ? Array.fromAsync(bill.lines) : [];
}

describe.each(Object.entries(CHANNELS))('the bill of %s', (name, of) => {
  /** A payment of yesterday of which 5 yuan went back, and one that only the channel knows. */
  async function billed() {
    const payments = await startPayments();
    const channel = of.open(payments);
    await channel.open(paymentOf('Z20260101000001', { subject: '橙仓账户充值,`甲`,乙' }));
    await payments.act('pay', { outTradeNo: 'Z20260101000001' });
    const refund = { refundNo: 'RZ1', payNo: 'Z20260101000001', paid: 1_260, amount: 500, reason: '退款' };
    await channel.refund(refund);
    await expect
      .poll(async () => (await channel.queryRefund(refund)).state, { timeout: 10_000 })
      .toBe('done');
    await payments.act('age', { outTradeNo: 'Z20260101000001', days: 1 });
    await payments.act('strayTrade', { channel: name, outTradeNo: 'X20260101000002', amount: 99 });
    return { payments, channel };
  }

  it('has every payment and refund of the day, whatever is in their subjects', async () => {
    const { payments, channel } = await billed();
    const { tradeNo } = await payments.trade('Z20260101000001');
    const at = expect.any(Date);
    expect((await linesOf(channel)).toSorted((one, other) => other.amount - one.amount)).toEqual([
      { kind: 'payment', number: 'Z20260101000001', tradeNo, amount: 1_260, isDone: true, at },
      { kind: 'refund', number: 'RZ1', tradeNo, amount: 500, isDone: true, at },
      {
        ...{ kind: 'payment', number: 'X20260101000002', amount: 99, isDone: true, at },
        tradeNo: (await payments.trade('X20260101000002')).tradeNo,
      },
    ]);
  });

  it('is absent before it is written and where nothing moved', async () => {
    const { payments, channel } = await billed();
    await payments.act('holdBills', { bills: 1 });
    expect(await channel.bill(yesterday())).toEqual({ state: 'absent', code: of.absent });
    expect(await linesOf(channel)).toHaveLength(3);
    expect(await channel.bill('2026-01-01')).toEqual({ state: 'absent', code: of.absent });
  });

  it('shows what a developer has changed and omitted', async () => {
    const { payments, channel } = await billed();
    await payments.act('omitFromBill', { outTradeNo: 'Z20260101000001' });
    await payments.act('changeInBill', { outTradeNo: 'X20260101000002', amount: 98 });
    expect((await linesOf(channel)).map(({ number, amount }) => [number, amount])).toEqual([
      ['X20260101000002', 98],
    ]);
  });

  it('is not given to strangers nor read without proof', async () => {
    const { payments } = await billed();
    expect(await failureOf(of.strange(payments).bill(yesterday()))).toContain(of.sign);
    expect(await failureOf(of.unproven(payments).bill(yesterday()))).toContain('BAD_ANSWER');
  });

  it('fails as other calls do', async () => {
    const { payments, channel } = await billed();
    for (const [kind, message] of [
      ['busy', /limited|unreachable/],
      ['http502', /unreachable/],
      ['garbage', /unreachable/],
    ] as const) {
      await payments.act('failCalls', { kind, call: 'bill', channel: name, times: 1 });
      expect(await failureOf(channel.bill(yesterday()))).toMatch(message);
      await payments.act('clearFaults', {});
    }
  });
});
