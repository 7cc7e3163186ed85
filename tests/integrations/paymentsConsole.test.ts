import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { paymentBook } from '../../simulators/src/payments/paymentBook.ts';
import { paymentOf, startPayments } from './payments.ts';
import { closed, listening } from './relay.ts';

const POLICY =
  /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;

/** The page, and a button of it pressed with other values in the fields of its form. */
async function consoleAt(options: Parameters<typeof startPayments>[0] = {}) {
  const payments = await startPayments(options);
  const shown = async () => (await fetch(`${payments.origin}/payments/`)).text();
  const press = (action: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${payments.origin}/payments/do/${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    });
  return { payments, shown, press };
}

/** A merchant who keeps what it is told, and says what a test wants. */
async function merchant(answers: { status: number; text: string }[]) {
  const heard: string[] = [];
  const server = createServer(async (request, reply) => {
    heard.push(await text(request));
    const { status, text: words } = answers.shift() ?? { status: 200, text: 'success' };
    reply.writeHead(status).end(words);
  });
  const origin = await listening(server);
  onTestFinished(() => closed(server));
  return { origin, heard };
}

describe('the payments console', () => {
  it('loads nothing from outside', async () => {
    const { payments, press } = await consoleAt();
    const answer = await fetch(`${payments.origin}/payments/`);
    expect(answer.headers.get('content-security-policy')).toMatch(POLICY);
    expect(await answer.text()).not.toMatch(/<script|https?:/);
    expect((await press('clearFaults', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('shows payments and pays them', async () => {
    const { payments, shown, press } = await consoleAt();
    expect(await shown()).toContain('还没有交易');
    await payments.alipay().open(paymentOf('Z1'));
    await payments.wechat().open(paymentOf('Z20260101'));
    expect(await shown()).toMatch(
      /微信支付[\s\S]+<code>Z20260101<\/code>[\s\S]+待支付[\s\S]+支付宝[\s\S]+<code>Z1<\/code>/,
    );
    const paid = await press('pay', { outTradeNo: 'Z1', amount: '1260' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, '/payments/']);
    expect(await shown()).toContain('发送 1 次，成功 0 次');
    expect(await payments.trade('Z1')).toMatchObject({ state: 'paid', paidAmount: 1_260 });
    await press('close', { outTradeNo: 'Z20260101' });
    expect(await payments.trade('Z20260101')).toMatchObject({ state: 'closed' });
    await press('payLate', { outTradeNo: 'Z20260101' });
    expect(await payments.trade('Z20260101')).toMatchObject({ state: 'paid' });
  });

  it('shows planned failures and clears them', async () => {
    const { shown, press } = await consoleAt();
    await press('failCalls', { kind: 'busy', call: 'close', channel: 'wechat', times: '3' });
    await press('failCalls', { kind: 'hang', call: '', channel: '', times: '' });
    await press('dropNotices', { payments: '7' });
    await press('delayAnswers', { ms: '20' });
    const page = await shown();
    for (const line of [
      '限流 · 关闭 · 微信支付 · 还有 3 次',
      '不回答 · 全部操作 · 全部渠道 · 还有 1 次',
      '接下来 7 笔支付的通知会丢失',
      '延迟（毫秒） 20',
    ])
      expect(page).toContain(line);
    await press('clearFaults', {});
    expect(await shown()).not.toContain('还有');
  });

  it.each([
    ['nothing', {}, 404],
    ['constructor', {}, 404],
    ['pay', { outTradeNo: 'Z9' }, 400],
    ['pay', { outTradeNo: 'Z1', amount: '0' }, 400],
    ['repeatNotice', { outTradeNo: 'Z1' }, 400],
    ['failCalls', { kind: 'other' }, 400],
    ['failCalls', { kind: 'busy', channel: 'other' }, 400],
    ['dropNotices', { payments: '-1' }, 400],
    ['delayAnswers', { ms: '30001' }, 400],
  ])('refuses to %s with %j', async (action, fields, status) => {
    const { payments, press } = await consoleAt();
    await payments.alipay().open(paymentOf('Z1'));
    expect((await press(action, fields)).status).toBe(status);
    expect(await payments.act(action, fields)).toBe(status);
  });
});

describe('simulated payment notifications', () => {
  it('are repeated on the channel’s schedule until they are accepted', async () => {
    let late = 0;
    const now = () => new Date(Date.now() + late);
    const { origin, heard } = await merchant([
      { status: 200, text: 'fail' },
      { status: 500, text: '' },
    ]);
    const { payments } = await consoleAt({ now, notifyOrigin: origin });
    await payments.alipay().open(paymentOf('Z1'));
    await payments.act('pay', { outTradeNo: 'Z1' });
    const sent = async () => (await payments.trade('Z1')).notices;
    expect(await sent()).toEqual({ sent: 1, taken: 0 });
    for (const [minutes, notices] of [
      [4, { sent: 2, taken: 0 }],
      [14, { sent: 3, taken: 1 }],
    ] as const) {
      late = minutes * 60_000 + 1_000;
      await expect.poll(sent, { timeout: 10_000 }).toEqual(notices);
    }
    expect(heard).toHaveLength(3);
  });

  it('can be repeated and lost on demand', async () => {
    const { origin, heard } = await merchant([]);
    const { payments } = await consoleAt({ notifyOrigin: origin });
    await payments.wechat().open(paymentOf('Z00001'));
    await payments.act('dropNotices', { payments: 1 });
    await payments.act('pay', { outTradeNo: 'Z00001' });
    expect(heard).toEqual([]);
    await payments.act('repeatNotice', { outTradeNo: 'Z00001', times: 3, atOnce: true });
    await payments.act('repeatNotice', { outTradeNo: 'Z00001', times: 2 });
    expect((await payments.trade('Z00001')).notices).toEqual({ sent: 5, taken: 5 });
    expect(new Set(heard).size).toBe(5);
  });
});

it('the simulated payments keep the newest ten thousand trades', () => {
  const book = paymentBook(() => new Date('2026-01-01T00:00:00Z'));
  const req = {
    channel: 'alipay' as const,
    amount: 1,
    subject: '橙子',
    notifyUrl: '',
    returnUrl: null,
    expiresAt: new Date('2026-01-02T00:00:00Z'),
  };
  const keys = Array.from(
    { length: 10_001 },
    (_, n) => book.open({ ...req, outTradeNo: `Z${n}` })?.cashierKey,
  );
  expect(book.count()).toBe(10_000);
  expect(['Z0', 'Z1', 'Z10000'].map((no) => book.find('alipay', no) !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
  expect(book.atCashier(keys[0] ?? '')).toBe(undefined);
});
