import { describe, expect, it } from 'vitest';
import type {
  BillDto,
  DifferenceDto,
} from '../../api/src/modules/channelBills/channelBills.console.schemas.ts';
import { billCheckingService } from '../../api/src/modules/channelBills/checking.service.ts';
import type { PayType } from '../../api/src/modules/payments/payTypes.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { operatorWith } from '../support/operators.ts';
import { paymentFixture } from '../support/paymentFixture.ts';

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
const yesterday = () => dayOf(Date.now() - DAY_MS);
/** When the bill of a day that is not there yet may still come, and when it will not. */
const morning = () => new Date(`${dayOf(Date.now())}T11:00:00+08:00`);
const evening = () => new Date(`${dayOf(Date.now())}T18:00:00+08:00`);

describe.each([
  [1, 'alipay'],
  [2, 'wechat'],
] as const)('the bill of channel %s (%s)', (payType, channel) => {
  const jobs: object[] = [];
  const queue = {
    send: async (_tx: unknown, _kind: unknown, _key: string, data: object) => void jobs.push(data),
  };
  const fixture = paymentFixture({ queue });
  const { api, simulated } = fixture;

  const checking = (now = morning) =>
    billCheckingService({
      ...{ db: api().database.db, channels: fixture.channels, now },
      settling: fixture.settling(),
      refunds: fixture.refunds(),
      log: { warn: () => undefined, error: () => undefined } as never,
    });
  const check = () => checking().check(payType, yesterday());

  /** A payment of yesterday, credited. */
  async function paidYesterday(amount = 1_260) {
    const waiting = await fixture.waiting(payType, amount);
    await fixture.pay(waiting.pay);
    await expect.poll(async () => (await fixture.row(waiting.pay)).status).toBe(1);
    await moveToYesterday(waiting.pay.payNo);
    return waiting;
  }
  async function moveToYesterday(payNo: string) {
    await simulated().act('age', { outTradeNo: payNo, days: 1 });
    await fixture.age([payNo], "paid_at = paid_at - interval '1 day'");
  }
  /** The bill with its differences, as an operator sees it; the oldest first. */
  async function seen() {
    const finance = await operatorWith(api(), ['money.read', 'money.adjust']);
    const get = async <T>(path: string) => (await finance.call<T>('GET', path)).data;
    const { list } = await get<{ list: BillDto[] }>(`/console/channelBills?payType=${payType}`);
    const bill = list.find(({ day }) => day === yesterday());
    if (!bill) throw new Error('there is no bill');
    const { list: differences } = await get<{ list: DifferenceDto[] }>(
      `/console/billDifferences?billId=${bill.id}&pageSize=100`,
    );
    return {
      finance,
      bill,
      differences,
      of: (no: string) => differences.filter(({ number }) => number === no),
    };
  }

  it('waits while the channel has not written it, and is empty when it never does', async () => {
    const { pay } = await paidYesterday();
    await simulated().act('holdBills', { bills: 2 });
    await checking(morning).check(payType, yesterday());
    expect((await seen()).bill).toMatchObject({ state: 'waiting', code: expect.stringMatching(/EXIST/) });
    await checking(evening).check(payType, yesterday());
    expect((await seen()).of(pay.payNo)).toMatchObject([
      { kind: 2, told: null, ours: 1_260, closedAt: null },
    ]);
    await check();
    expect((await seen()).of(pay.payNo)).toMatchObject([{ closedBy: '', closedAt: expect.any(String) }]);
  });

  it('agrees with the books, in lines and sums, however often it is read', async () => {
    const { pay } = await paidYesterday();
    await check();
    const first = await seen();
    expect(first.of(pay.payNo)).toEqual([]);
    expect(first.bill).toMatchObject({
      state: 'agrees',
      toldPaid: first.bill.ourPaid,
      toldReturned: 0,
      open: 0,
    });
    await check();
    expect((await seen()).bill).toEqual({
      ...first.bill,
      ...{ askedAt: expect.any(String), comparedAt: expect.any(String) },
    });
  });

  it('leads to every payment that only the channel knows, has lost, or tells another amount of', async () => {
    const [lost, changed] = [await paidYesterday(), await paidYesterday(2_000)];
    const stray = `X${payType}20260101000001`;
    await simulated().act('strayTrade', { channel, outTradeNo: stray, amount: 77 });
    await simulated().act('omitFromBill', { outTradeNo: lost.pay.payNo });
    await simulated().act('changeInBill', { outTradeNo: changed.pay.payNo, amount: 1_999 });
    await check();
    const { of, bill } = await seen();
    expect(bill.state).toBe('differs');
    expect(of(stray)).toMatchObject([{ kind: 1, lineKind: 1, paymentId: null, told: 77, ours: null }]);
    expect(of(lost.pay.payNo)).toMatchObject([
      { kind: 2, paymentId: lost.pay.payId, told: null, ours: 1_260 },
    ]);
    expect(of(changed.pay.payNo)).toMatchObject([{ kind: 3, told: 1_999, ours: 2_000, paymentStatus: 1 }]);
    await simulated().act('clearFaults', {});
    await checking().checkDue();
    await check();
    expect((await seen()).differences.filter(({ closedAt }) => !closedAt)).toMatchObject([{ number: stray }]);
  });

  it('credits a payment whose notice was lost and that nobody asked about any more', async () => {
    const { buyer, pay } = await fixture.waiting(payType);
    await simulated().act('close', { outTradeNo: pay.payNo });
    await fixture.age([pay.payNo], 'status = 2, reconcile_at = NULL');
    await simulated().act('dropNotices', { payments: 1 });
    await simulated().act('payLate', { outTradeNo: pay.payNo });
    await simulated().act('age', { outTradeNo: pay.payNo, days: 1 });
    await check();
    expect(await fixture.row(pay)).toMatchObject({ status: 1, late: true });
    expect(await fixture.balance(buyer)).toBe(1_260);
    expect((await seen()).of(pay.payNo)).toMatchObject([
      { kind: 4, closedBy: '', closedAt: expect.any(String) },
    ]);
  });

  it('hands a payment of another amount to those who look after payments', async () => {
    const { buyer, pay } = await fixture.waiting(payType);
    await simulated().act('dropNotices', { payments: 1 });
    await fixture.pay(pay, { amount: 1_000 });
    await simulated().act('age', { outTradeNo: pay.payNo, days: 1 });
    await check();
    expect(await fixture.problems(pay)).toEqual([{ kind: 'amount', amount: 1_000 }]);
    expect(await fixture.balance(buyer)).toBe(0);
    expect((await seen()).of(pay.payNo)).toMatchObject([
      { kind: 3, told: 1_000, ours: 1_260, paymentStatus: 5, problems: 1, closedAt: null },
    ]);
  });

  it('has each difference once when two runs of a day meet', async () => {
    const { pay } = await paidYesterday();
    await simulated().act('omitFromBill', { outTradeNo: pay.payNo });
    await Promise.all(Array.from({ length: 4 }, check));
    const { bill, of } = await seen();
    expect(of(pay.payNo)).toMatchObject([{ kind: 2 }]);
    expect(['agrees', 'differs']).toContain(bill.state);
    const lines = await api().query('SELECT DISTINCT run FROM channel_bill_line WHERE bill_id = $1', [
      bill.id,
    ]);
    expect(lines).toHaveLength(1);
  });

  it('takes a reason once for what is closed by hand, and keeps it closed while it is the same', async () => {
    const { pay } = await paidYesterday();
    await simulated().act('omitFromBill', { outTradeNo: pay.payNo });
    await check();
    const { finance, of, bill } = await seen();
    const close = () =>
      finance.call<DifferenceDto>('POST', '/console/billDifferences/close', {
        id: of(pay.payNo)[0]?.id,
        reason: '渠道已书面确认到账',
      });
    const both = await Promise.all([close(), close()]);
    expect(both.map(({ code, data }) => (code === 0 ? 'ok' : data.errorKey)).toSorted()).toEqual([
      'DIFFERENCE_STATE',
      'ok',
    ]);
    await check();
    expect((await seen()).of(pay.payNo)).toMatchObject([
      { closedBy: finance.name, reason: '渠道已书面确认到账', closedAt: expect.any(String) },
    ]);
    expect(
      await api().query("SELECT reason FROM audit_log WHERE action = 'bill close' AND target = $1", [
        `bill:${bill.id}`,
      ]),
    ).toEqual([{ reason: '渠道已书面确认到账' }]);
  });

  it('says why it was not read, and is read by the next run', async () => {
    await paidYesterday();
    await simulated().act('failCalls', { kind: 'garbage', call: 'bill', channel, times: 1 });
    await expect(check()).rejects.toThrow('BAD_ANSWER');
    expect((await seen()).bill).toMatchObject({ code: 'BAD_ANSWER' });
    await checking().checkDue();
    expect((await seen()).bill).toMatchObject({ code: '', comparedAt: expect.any(String) });
  });

  it('is read again for an operator, who is told of days that have none', async () => {
    await paidYesterday();
    const finance = await operatorWith(api(), ['money.read', 'money.adjust']);
    const ask = (type: PayType, day: string) =>
      finance.call<BillDto>('POST', '/console/channelBills/check', { payType: type, day });
    expect((await ask(payType, dayOf(Date.now()))).data.errorKey).toBe('BAD_PARAM');
    const asked = ask(payType, yesterday());
    await expect.poll(() => jobs).toContainEqual({ payType, day: yesterday() });
    await check();
    const { data } = await asked;
    expect(data).toMatchObject({ day: yesterday(), payType, code: '' });
    expect(data.state).not.toBe('reading');
  });

  it('is read from the shell by the same service', async () => {
    await paidYesterday();
    const context = { db: api().database.db, operator: 'tester', channels: () => fixture.channels };
    const read = runOps(['bills', 'check', '--day', yesterday(), '--channel', channel], context);
    expect(await read).toMatchObject([{ day: yesterday(), code: '', channel: expect.any(String) }]);
    await expect(
      runOps(['bills', 'check', '--day', yesterday()], { ...context, channels: () => ({}) }),
    ).rejects.toThrow('没有配置这个支付渠道');
  });
});
