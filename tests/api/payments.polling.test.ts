import { describe, expect, it, onTestFinished } from 'vitest';
import type { PaymentChannel } from '../../api/src/adapters/payments/paymentChannel.ts';
import type { PayType } from '../../api/src/modules/payments/payTypes.ts';
import { type Pay, paymentFixture } from '../support/paymentFixture.ts';

const paying = paymentFixture();
// A second ago: kept to the millisecond, a moment may be rounded into the future.
const NOW = "next_ask_at = now() - interval '1 second'";
const TO_RECONCILE = "reconcile_at = now() - interval '1 second'";
const OVER = "expire_at = now() - interval '1 second', next_ask_at = now() - interval '1 second'";

/** Puts something between the service and a channel until the test ends. */
function between(payType: PayType, change: (channel: PaymentChannel) => Partial<PaymentChannel>): void {
  const channel = paying.channels[payType];
  if (!channel) throw new Error('no such channel');
  paying.channels[payType] = { ...channel, ...change(channel) };
  onTestFinished(() => {
    paying.channels[payType] = channel;
  });
}

/** Payments of both channels that were paid, and of which nobody was told. */
async function unheard(count: number) {
  const scenes = await Promise.all(
    Array.from({ length: count }, (_, n) => paying.waiting(n % 2 ? 1 : 2, 1_000 + n)),
  );
  await paying.simulated().act('dropNotices', { payments: count });
  for (const { pay } of scenes) await paying.pay(pay);
  const sent = await Promise.all(scenes.map(({ pay }) => paying.simulated().trade(pay.payNo)));
  expect(sent.map(({ notices }) => notices.sent)).toEqual(Array(count).fill(0));
  const pays = scenes.map(({ pay }) => pay);
  return {
    pays,
    payNos: pays.map(({ payNo }) => payNo),
    balances: () => Promise.all(scenes.map(({ buyer }) => paying.balance(buyer))),
    amounts: pays.map(({ amount }) => amount),
  };
}

describe('50 payments whose notifications are lost', () => {
  it('are all credited by the poller', async () => {
    const { pays, payNos, balances, amounts } = await unheard(50);
    expect(await paying.credits(pays)).toEqual(Array(50).fill(0));
    await paying.age(payNos, NOW);
    await paying.poll();
    expect(await paying.credits(pays)).toEqual(Array(50).fill(1));
    expect(await balances()).toEqual(amounts);
  });

  it('are all credited by the reconciliation of the next day when the poller is stopped', async () => {
    const { pays, payNos, balances, amounts } = await unheard(50);
    await paying.age(payNos, `next_ask_at = now() + interval '3 days', ${TO_RECONCILE}`);
    await paying.reconcile();
    expect(await paying.credits(pays)).toEqual(Array(50).fill(1));
    expect(await balances()).toEqual(amounts);
    await paying.reconcile();
    expect(await paying.credits(pays)).toEqual(Array(50).fill(1));
  });

  it('are queried once each by two concurrent pollers', async () => {
    const requested: string[] = [];
    for (const payType of [1, 2] as const)
      between(payType, (channel) => ({
        query: (payNo) => {
          requested.push(payNo);
          return channel.query(payNo);
        },
      }));
    const { pays, payNos } = await unheard(50);
    await paying.age(payNos, NOW);
    await Promise.all([paying.poll(), paying.poll()]);
    expect(requested.filter((payNo) => payNos.includes(payNo)).sort()).toEqual(payNos.toSorted());
    expect(await paying.credits(pays)).toEqual(Array(50).fill(1));
  });
});

describe.each([1, 2] as const)('a waiting payment of payType %d', (payType) => {
  it('is queried at growing intervals and at its end', async () => {
    const { pay } = await paying.waiting(payType);
    const pauses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      await paying.age([pay.payNo], NOW);
      await paying.poll();
      const [row] = await paying
        .api()
        .query<{ pause: number }>(
          'SELECT extract(epoch FROM next_ask_at - asked_at)::int AS pause FROM payment WHERE id = $1',
          [pay.payId],
        );
      pauses.push(row?.pause ?? 0);
    }
    expect(pauses).toEqual([10, 30, 60, 120, 300, 300, 300]);
    await paying.age([pay.payNo], `expire_at = now() + interval '90 seconds', ${NOW}`);
    await paying.poll();
    const [row] = await paying
      .api()
      .query<{ isThen: boolean }>(
        `SELECT next_ask_at = expire_at + interval '5 seconds' AS "isThen" FROM payment WHERE id = $1`,
        [pay.payId],
      );
    expect(row).toEqual({ isThen: true });
  });

  it('is closed here and at the channel when its period has ended', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    await fetch(pay.qrCode ?? '');
    await paying.age([pay.payNo], OVER);
    await paying.poll();
    expect(await paying.simulated().trade(pay.payNo)).toMatchObject({ state: 'closed' });
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({ status: 2, balance: 0 });
    expect((await buyer.call('POST', '/recharges/getRechargesList', { status: 2 })).data).toMatchObject({
      total: 1,
    });
  });

  it('is credited when it was paid in its last second', async () => {
    const { buyer, pay } = await paying.waiting(payType);
    await paying.simulated().act('dropNotices', { payments: 1 });
    between(payType, (channel) => ({
      close: async (payNo) => {
        if (payNo === pay.payNo) await paying.pay(pay);
        await channel.close(payNo);
      },
    }));
    await paying.age([pay.payNo], OVER);
    await paying.poll();
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({
      status: 1,
      late: false,
      balance: 1_260,
    });
  });

  it('stays open while the channel is away and is closed when it is back', async () => {
    const { pay } = await paying.waiting(payType);
    await fetch(pay.qrCode ?? '');
    await paying.age([pay.payNo], OVER);
    for (const call of ['query', 'close']) {
      await paying.simulated().act('failCalls', { kind: 'http502', call, times: 1 });
      await paying.poll();
      expect(await paying.row(pay)).toMatchObject({ status: 0 });
      await paying.age([pay.payNo], NOW);
    }
    await paying.poll();
    expect(await paying.row(pay)).toMatchObject({ status: 2 });
    expect(paying.said).toContainEqual({
      level: 'warn',
      words: { reason: 'unreachable', code: expect.stringMatching(/^(HTTP_502|BAD_ANSWER)$/) },
    });
  });

  it('is closed when the channel has closed it', async () => {
    const { pay } = await paying.waiting(payType);
    await paying.simulated().act('close', { outTradeNo: pay.payNo });
    await paying.age([pay.payNo], NOW);
    await paying.poll();
    expect(await paying.row(pay)).toEqual({ status: 2, late: false, tradeNo: null });
  });
});

describe('the reconciliation with the channels', () => {
  const dueFor = async (pay: Pay) =>
    (
      await paying
        .api()
        .query<{ due: Date | null }>('SELECT reconcile_at AS due FROM payment WHERE id = $1', [pay.payId])
    )[0]?.due;

  it('runs at 10:30 on the following day in Shanghai', async () => {
    const { pay } = await paying.waiting(2);
    const [row] = await paying.api().query<{ due: string; day: string; next: string }>(
      `SELECT to_char(reconcile_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS due,
              to_char((created_at AT TIME ZONE 'Asia/Shanghai')::date + 1, 'YYYY-MM-DD') AS next
         FROM payment WHERE id = $1`,
      [pay.payId],
    );
    expect(row?.due).toBe(`${row?.next} 10:30:00`);
  });

  it('credits a payment that was paid after it was closed and marks it as late', async () => {
    const { buyer, pay } = await paying.waiting(1);
    await paying.age([pay.payNo], OVER);
    await paying.poll();
    await paying.simulated().act('dropNotices', { payments: 1 });
    await paying.simulated().act('payLate', { outTradeNo: pay.payNo });
    await paying.age([pay.payNo], TO_RECONCILE);
    await paying.reconcile();
    expect((await paying.check(buyer, pay.payId)).data).toMatchObject({
      status: 1,
      late: true,
      balance: 1_260,
    });
    expect(paying.said).toContainEqual({ level: 'warn', words: { payType: 1, payNo: pay.payNo } });
    expect(await dueFor(pay)).toBe(null);
  });

  it('leaves matching payments unchanged', async () => {
    const { pay } = await paying.waiting(2);
    await paying.pay(pay);
    await paying.age([pay.payNo], TO_RECONCILE);
    await paying.reconcile();
    expect(await paying.problems(pay)).toEqual([]);
    expect(await paying.credits([pay])).toEqual([1]);
    expect(await dueFor(pay)).toBe(null);
  });

  it('records once a credited payment that the channel does not know', async () => {
    for (const payType of [1, 2] as const) {
      const { pay } = await paying.waiting(payType);
      expect((await paying.notify(payType, await paying.noticeOf(pay))).status).toBe(200);
      for (let time = 0; time < 2; time += 1) {
        await paying.age([pay.payNo], TO_RECONCILE);
        await paying.reconcile();
      }
      expect(await paying.problems(pay)).toEqual([{ kind: 'notPaid', amount: null }]);
      expect(paying.said).toContainEqual({ level: 'error', words: { payType, payNo: pay.payNo } });
    }
  });

  it('records an amount that differs from the credited one', async () => {
    const { buyer, pay } = await paying.waiting(2);
    await paying.notify(2, await paying.noticeOf(pay));
    await paying.simulated().act('dropNotices', { payments: 1 });
    await paying.pay(pay, { amount: 1_000 });
    await paying.age([pay.payNo], TO_RECONCILE);
    await paying.reconcile();
    expect(await paying.problems(pay)).toEqual([{ kind: 'amount', amount: 1_000 }]);
    expect(await paying.balance(buyer)).toBe(1_260);
    expect(await paying.row(pay)).toMatchObject({ status: 1 });
  });

  it('is retried after an hour when the channel is away', async () => {
    const { pay } = await paying.waiting(2);
    await paying.age([pay.payNo], TO_RECONCILE);
    await paying.simulated().act('failCalls', { kind: 'http502', call: 'query', times: 1 });
    await paying.reconcile();
    const due = await dueFor(pay);
    expect(due?.getTime()).toBeGreaterThan(Date.now());
  });
});
