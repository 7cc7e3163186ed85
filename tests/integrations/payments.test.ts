import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PaymentChannel } from '../../api/src/adapters/payments/paymentChannel.ts';
import { keys, pemOf } from './alipay.ts';
import { failureOf, paymentOf, pressAt, type SimulatedPayments, startPayments, WECHAT } from './payments.ts';
import { startRelay } from './relay.ts';

const CHANNELS = {
  alipay: {
    absent: 'absent',
    /** Nobody has been at the cashier: Alipay knows of no trade, WeChat of an order. */
    unscanned: 'absent',
    open: (payments: SimulatedPayments) => payments.alipay(),
    at: (payments: SimulatedPayments, url: string) =>
      payments.alipay({ gateway: `${url}/alipay/gateway.do`, timeoutMs: 300 }),
    strange: (payments: SimulatedPayments) =>
      payments.alipay({ privateKey: pemOf(keys.stranger.privateKey) }),
    unproven: (payments: SimulatedPayments) =>
      payments.alipay({ alipayPublicKey: pemOf(keys.stranger.publicKey) }),
    refusals: {
      sign: 'isv.invalid-signature',
      made: 'ACQ.ACCESS_FORBIDDEN',
      busy: 'unreachable aop.unknow-error',
    },
  },
  wechat: {
    absent: 'absent',
    unscanned: 'waiting',
    open: (payments: SimulatedPayments) => payments.wechat(),
    at: (payments: SimulatedPayments, url: string) =>
      payments.wechat({ url: `${url}/wechatpay`, timeoutMs: 300 }),
    strange: (payments: SimulatedPayments) =>
      payments.wechat({ privateKey: pemOf(keys.stranger.privateKey) }),
    unproven: (payments: SimulatedPayments) => payments.wechat({ publicKey: pemOf(keys.stranger.publicKey) }),
    refusals: { sign: 'SIGN_ERROR', made: 'NO_AUTH', busy: 'limited FREQUENCY_LIMITED' },
  },
} as const;

/** What no failure may show: a key, or what was asked. */
const SECRETS = [
  'PRIVATE KEY',
  pemOf(keys.app.privateKey).split('\n')[1] ?? '',
  WECHAT.apiV3Key,
  '橙仓账户充值',
];

describe.each(Object.entries(CHANNELS))('a payment through %s', (name, channelOf) => {
  const start = async (more: Parameters<typeof startPayments>[0] = {}) => {
    const payments = await startPayments(more);
    return { payments, channel: channelOf.open(payments) as PaymentChannel };
  };

  it('waits until the person pays and is paid then', async () => {
    const { payments, channel } = await start();
    const { qrCode } = await channel.open(paymentOf('Z20260101000001'));
    expect(await channel.query('Z20260101000001')).toEqual({ state: channelOf.unscanned });
    expect(await pressAt(qrCode ?? '', 'fail')).toContain('支付没有成功，可以再试一次');
    expect(await channel.query('Z20260101000001')).toEqual({ state: 'waiting' });
    expect(await pressAt(qrCode ?? '', 'pay')).toContain('支付成功');
    const { tradeNo, paidAt } = await payments.trade('Z20260101000001');
    expect(await channel.query('Z20260101000001')).toEqual({
      state: 'paid',
      amount: 1_260,
      tradeNo,
      paidAt: new Date(Math.floor(new Date(paidAt).getTime() / 1_000) * 1_000),
    });
    expect(tradeNo).toMatch(/^\d{28}$/);
  });

  it('is the same when it is opened again, and unique per number', async () => {
    const { payments, channel } = await start();
    const payment = paymentOf('Z20260101000002');
    const first = await channel.open(payment);
    const { qrCode } = await channel.open(payment);
    expect(qrCode).toBe(first.qrCode);
    expect((await (await fetch(`${payments.origin}/payments/api`)).json()).trades).toBe(1);
    const other = failureOf(channel.open({ ...payment, amount: 1_261 }), SECRETS);
    expect(await other).toMatch(/^refused (ACQ.CONTEXT_INCONSISTENT|INVALID_REQUEST)$/);
  });

  it('is absent when it was never opened, also after closing', async () => {
    const { channel } = await start();
    expect(await channel.query('Z20260101000003')).toEqual({ state: 'absent' });
    await channel.close('Z20260101000003');
    expect(await channel.query('Z20260101000003')).toEqual({ state: 'absent' });
  });

  it('cannot be paid once it is closed, and closing again changes nothing', async () => {
    const { channel } = await start();
    const { qrCode } = await channel.open(paymentOf('Z20260101000004'));
    await fetch(qrCode ?? '');
    await channel.close('Z20260101000004');
    await channel.close('Z20260101000004');
    expect(await channel.query('Z20260101000004')).toEqual({ state: 'closed' });
    expect(await pressAt(qrCode ?? '', 'pay')).toContain('订单已关闭或已过期');
    expect(await channel.query('Z20260101000004')).toEqual({ state: 'closed' });
  });

  it('stays paid when it is closed', async () => {
    const { payments, channel } = await start();
    await channel.open(paymentOf('Z20260101000005'));
    await payments.act('pay', { outTradeNo: 'Z20260101000005' });
    await channel.close('Z20260101000005');
    expect(await channel.query('Z20260101000005')).toMatchObject({ state: 'paid' });
  });

  it('cannot be paid after its period', async () => {
    let late = 0;
    const { channel } = await start({ now: () => new Date(Date.now() + late) });
    const { qrCode } = await channel.open(paymentOf('Z20260101000006'));
    const page = await (await fetch(qrCode ?? '')).text();
    const [, key = ''] = /name="key" value="(\w+)"/.exec(page) ?? [];
    // The simulators' clock goes on; the api's own must not be five minutes off when it asks.
    late = 31 * 60_000;
    const body = new URLSearchParams({ key, decision: 'pay' });
    expect((await fetch(qrCode ?? '', { method: 'POST', body })).status).toBe(410);
    late = 0;
    expect(await channel.query('Z20260101000006')).toEqual({ state: 'waiting' });
  });

  it.each(['UTC', 'America/New_York'])(
    'is open for the requested time on a machine in the time zone %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      const { payments, channel } = await start();
      const payment = paymentOf('Z20260101000007');
      await channel.open(payment);
      const { expiresAt, amount, channel: at } = await payments.trade('Z20260101000007');
      expect([at, amount, expiresAt]).toEqual([name, 1_260, payment.expireAt.toISOString()]);
    },
  );

  it('is refused to a caller that signs with another key', async () => {
    const payments = await startPayments();
    const stranger = channelOf.strange(payments);
    const { sign } = channelOf.refusals;
    expect(await failureOf(stranger.open(paymentOf('Z20260101000008')), SECRETS)).toBe(`refused ${sign}`);
    expect(await failureOf(stranger.query('Z20260101000008'), SECRETS)).toBe(`refused ${sign}`);
  });

  it('is rejected when its answer is signed with another key', async () => {
    const payments = await startPayments();
    const unproven = channelOf.unproven(payments);
    expect(await failureOf(unproven.open(paymentOf('Z20260101000009')), SECRETS)).toBe(
      'unreachable BAD_ANSWER',
    );
    await payments.act('pay', { outTradeNo: 'Z20260101000009' });
    expect(await failureOf(unproven.query('Z20260101000009'), SECRETS)).toBe('unreachable BAD_ANSWER');
  });

  it('is rejected when its answer was changed in transit', async () => {
    const payments = await startPayments();
    await (channelOf.open(payments) as PaymentChannel).open(paymentOf('Z20260101000010'));
    await payments.act('pay', { outTradeNo: 'Z20260101000010' });
    const relay = await startRelay(payments.origin, {
      answer: (body) => body.replace('12.60', '92.60').replace('1260', '9260'),
    });
    onTestFinished(relay.close);
    const changed = channelOf.at(payments, relay.url);
    expect(await failureOf(changed.query('Z20260101000010'), SECRETS)).toBe('unreachable BAD_ANSWER');
  });

  it.each([
    ['refused', `refused ${channelOf.refusals.made}`],
    ['busy', channelOf.refusals.busy],
    ['hang', 'unreachable TIMEOUT'],
    ['lost', 'unreachable NO_ANSWER'],
    ['garbage', 'unreachable BAD_ANSWER'],
  ])('fails as documented when the channel answers abnormally: %s', async (kind, reported) => {
    const payments = await startPayments();
    // Alipay's SDK asks once more when the line breaks.
    await payments.act('failCalls', { kind, call: 'query', times: 2 });
    const channel = channelOf.at(payments, payments.origin);
    expect(await failureOf(channel.query('Z20260101000011'), SECRETS)).toBe(reported);
    await payments.act('clearFaults', {});
    expect(await channel.query('Z20260101000011')).toEqual({ state: 'absent' });
  });

  it('is unreachable when nothing listens', async () => {
    const payments = await startPayments();
    const relay = await startRelay('http://127.0.0.1:1', {});
    await relay.close();
    expect(await failureOf(channelOf.at(payments, relay.url).query('Z20260101000012'), SECRETS)).toBe(
      'unreachable NO_ANSWER',
    );
  });
});

describe('Alipay payments', () => {
  it('show the same trade on a page that redirects back', async () => {
    const payments = await startPayments();
    const channel = payments.alipay({ returnUrl: 'https://shop.example/t3/?a=1&b=2' });
    const { payUrl, qrCode } = await channel.open(paymentOf('Z20260101000013'));
    expect((await fetch(payUrl ?? '')).url).toBe(qrCode);
    expect(await pressAt(payUrl ?? '', 'pay')).toContain(
      '<a href="https://shop.example/t3/?a=1&amp;b=2">回到原页面</a>',
    );
  });

  it.each([
    ['signature', (url: URL) => url.searchParams.set('sign', `A${url.searchParams.get('sign')}`)],
    [
      'amount',
      (url: URL) =>
        url.searchParams.set(
          'biz_content',
          (url.searchParams.get('biz_content') ?? '').replace('12.60', '0.01'),
        ),
    ],
  ])('refuse a page with a changed %s', async (_what, change) => {
    const payments = await startPayments();
    const { payUrl } = await payments.alipay().open(paymentOf('Z20260101000014'));
    const changed = new URL(payUrl ?? '');
    change(changed);
    const answer = await fetch(changed);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('isv.invalid-signature');
  });

  it('use the page for merchants without QR codes in their contract', async () => {
    const payments = await startPayments();
    await payments.act('failCalls', { kind: 'refused', call: 'open' });
    const { payUrl, qrCode } = await payments.alipay().open(paymentOf('Z20260101000015'));
    expect(qrCode).toBe(null);
    expect(await pressAt(payUrl ?? '', 'pay')).toContain('支付成功');
  });
});

describe('WeChat Pay', () => {
  it('opens no payment for an application of another merchant', async () => {
    const payments = await startPayments();
    const other = payments.wechat({ appId: 'wx0000000000000009' });
    expect(await failureOf(other.open(paymentOf('Z20260101000016')), SECRETS)).toBe(
      'refused APPID_MCHID_NOT_MATCH',
    );
  });

  it('reports no orders of other applications', async () => {
    const payments = await startPayments();
    await payments.wechat().open(paymentOf('Z20260101000017'));
    const other = payments.wechat({ appId: 'wx0000000000000009' });
    expect(await failureOf(other.query('Z20260101000017'), SECRETS)).toBe('unreachable BAD_ANSWER');
  });
});
