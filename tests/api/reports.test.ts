import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keepReports } from '../../api/src/modules/reports/keepReports.ts';
import type { ReportDto, ReportFigures } from '../../api/src/modules/reports/reports.schemas.ts';
import { shanghaiParts } from '../../api/src/shared/clock.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { operatorWith } from '../support/operators.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;

const count = () => keepReports(fixture.api.database.db);
const reader = () => operatorWith(fixture.api, ['reports.read']);

async function report(query: string): Promise<ReportDto> {
  const answer = await (await reader()).call<ReportDto>('GET', `/console/reports?${query}`);
  expect(answer.msg).toBe('操作成功');
  return answer.data;
}

/** Moves what was paid to a day on which nothing else was, and which was not counted yet. */
async function paidAt({ orderId }: Paid, at: string): Promise<void> {
  await fixture.query('UPDATE orders SET paid_at = $2 WHERE id = $1', [orderId, at]);
  await fixture.query('DELETE FROM report_day WHERE day = $1::date', [at.slice(0, 'yyyy-mm-dd'.length)]);
}

const rowOf = ({ list }: ReportDto, key: string | number): ReportFigures | undefined =>
  list.find(({ date, id }) => date === key || id === key)?.figures;

describe('a report', () => {
  it('counts what was paid on a day of Shanghai, with what each party has of it', async () => {
    const first = await refunding.issued(2);
    const second = await refunding.issued(1);
    await paidAt(first, '2025-03-05T23:59:59+08:00');
    await paidAt(second, '2025-03-06T00:00:00+08:00');
    await count();

    const days = await report('name=turnover&from=2025-03-04&to=2025-03-06');
    expect(days.list.map(({ date, figures }) => [date, figures.orders, figures.turnover])).toEqual([
      ['2025-03-04', 0, 0],
      ['2025-03-05', 1, 2 * FEE],
      ['2025-03-06', 1, FEE],
    ]);
    expect(days.summary).toMatchObject({ orders: 2, parcels: 3, pieces: 3, turnover: 3 * FEE, refundFee: 0 });
    const { turnover, supplierShare, agentShare, margin } = days.summary;
    expect(margin).toBe(turnover - supplierShare - agentShare);
    const [shares] = await fixture.query<{ supplier: number; platform: number }>(
      `SELECT sum(supplier_share) AS supplier, sum(package_fee - supplier_share - agent_share) AS platform
         FROM order_package WHERE order_id = ANY ($1)`,
      [[first.orderId, second.orderId]],
    );
    expect([supplierShare + days.summary.commission, margin - days.summary.commission]).toEqual([
      Number(shares?.supplier),
      Number(shares?.platform),
    ]);
    expect(days.countedAt).toMatch(/\+08:00$/);
  });

  it('adds days up to weeks and months', async () => {
    const sunday = await refunding.issued(1);
    const monday = await refunding.issued(1);
    await paidAt(sunday, '2025-06-29T12:00:00+08:00');
    await paidAt(monday, '2025-06-30T12:00:00+08:00');
    await count();
    const weeks = await report('name=turnover&unit=week&from=2025-06-28&to=2025-07-01');
    expect(weeks.list.map(({ date, figures }) => [date, figures.turnover])).toEqual([
      ['2025-06-23', FEE],
      ['2025-06-30', FEE],
    ]);
    const months = await report('name=turnover&unit=month&from=2025-06-28&to=2025-07-01');
    expect(months.list.map(({ date, figures }) => [date, figures.turnover])).toEqual([
      ['2025-06', 2 * FEE],
      ['2025-07', 0],
    ]);
  });

  it('says by goods, supplier and level what of it they are', async () => {
    const paid = await refunding.issued(2);
    await paidAt(paid, '2025-04-01T12:00:00+08:00');
    await count();
    const of = (name: string) => report(`name=${name}&from=2025-04-01&to=2025-04-01`);
    const [whole] = (await of('turnover')).list;
    const { seller, goodId } = paid.shop;
    expect(rowOf(await of('suppliers'), seller.accountId)).toEqual(whole?.figures);
    const [level] = (await of('levels')).list;
    expect(level?.figures).toEqual(whole?.figures);
    expect(level?.name).not.toBe('');
    const lines = await fixture.query<{ fee: number }>(
      'SELECT sum(goods_fee) AS fee FROM order_package WHERE order_id = $1',
      [paid.orderId],
    );
    const goods = await of('goods');
    const sums = { orders: 1, parcels: 2, pieces: 2, turnover: Number(lines[0]?.fee), shipHours: null };
    expect([rowOf(goods, goodId), goods.summary]).toMatchObject([sums, sums]);
  });

  it('follows a refund of what was paid within the last months', async () => {
    const paid = await fixture.paid(1);
    const today = shanghaiParts(new Date()).date;
    const before = shanghaiParts(new Date(Date.now() - 3 * 24 * 3_600_000)).date;
    await paidAt(paid, `${before}T12:00:00+08:00`);
    await count();
    const suppliers = async () =>
      rowOf(await report(`name=suppliers&to=${today}`), paid.shop.seller.accountId);
    expect(await suppliers()).toMatchObject({ turnover: FEE, refundFee: 0, refundedParcels: 0 });
    await refunding.refund(paid);
    await count();
    // Once a day: it was counted today.
    expect(await suppliers()).toMatchObject({ refundFee: 0 });
    await fixture.query("UPDATE report_day SET counted_at = counted_at - interval '1 day'");
    await count();
    expect(await suppliers()).toMatchObject({
      ...{ turnover: FEE, refundFee: FEE, refundedParcels: 1, refundRate: 10_000 },
      ...{ supplierShare: 0, margin: 0, freightPaid: 0, freightWon: 0 },
    });
  });

  it('takes off its margin what operators gave out of the platform’s income, as the ledger has it', async () => {
    const [about, other] = [await refunding.issued(1), await refunding.issued(1)];
    await paidAt(about, '2025-07-07T12:00:00+08:00');
    await paidAt(other, '2025-07-07T12:00:00+08:00');
    await count();
    const of = (name: string) => report(`name=${name}&from=2025-07-07&to=2025-07-07`);
    const margins = async () =>
      [
        (await of('margin')).summary,
        (await of('levels')).list[0]?.figures,
        rowOf(await of('suppliers'), about.shop.seller.accountId),
        rowOf(await of('suppliers'), other.shop.seller.accountId),
      ].map((figures) => figures?.margin ?? 0);
    const before = await margins();
    const today = shanghaiParts(new Date()).date;
    const ofToday = async () => (await report(`name=margin&from=${today}&to=${today}`)).summary.margin;
    const todayBefore = await ofToday();

    const who = await operatorWith(fixture.api, ['money.compensate', 'money.adjust']);
    await fixture.query('UPDATE operator_role SET adjust_case_fen = 100000, adjust_day_fen = 100000');
    const [number] = await fixture.query<{ no: string }>('SELECT order_no AS no FROM orders WHERE id = $1', [
      about.orderId,
    ]);
    const { accountId } = about.buyer;
    const move = (path: string, amount: number, more: object) =>
      who.call('POST', `/console/adjustments/${path}`, {
        ...{ accountId, amount, reason: '快递丢件赔付', clientNo: randomUUID(), ...more },
      });
    const answers = [
      await move('compensate', 300, { number: number?.no }),
      await move('adjust', -40, { kind: 13, number: number?.no }),
      await move('compensate', 70, {}),
    ];
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    await fixture.query('DELETE FROM report_day');
    await count();
    const [ledger] = await fixture.query<{ about: number; none: number }>(
      `SELECT sum(e.amount) FILTER (WHERE g.order_id IS NOT NULL)::int AS about,
              sum(e.amount) FILTER (WHERE g.order_id IS NULL)::int AS none
         FROM balance_adjustment g
         JOIN ledger_tx t ON t.biz_type = 'adjustment' AND t.biz_id = g.id
         JOIN ledger_entry e ON e.tx_id = t.id
         JOIN ledger_account a ON a.id = e.account_id AND a.owner_id = 0 AND a.code = 'revenue'
        WHERE g.account_id = $1`,
      [accountId],
    );
    expect(ledger).toEqual({ about: -260, none: -70 });
    const changed = (await margins()).map((margin, at) => margin - (before[at] ?? 0));
    expect(changed).toEqual([
      -260,
      -260,
      -260,
      about.shop.seller.accountId === other.shop.seller.accountId ? -260 : 0,
    ]);
    expect((await ofToday()) - todayBefore).toBe(-70);
  });

  it('has today with the next count, and each order once when two count', async () => {
    const before = (await report('name=turnover')).summary.orders;
    await fixture.paid(1);
    await Promise.all([count(), count(), count()]);
    expect((await report('name=turnover')).summary.orders).toBe(before + 1);
  });

  it.each(['from=2025-02-02&to=2025-02-01', 'from=2023-01-01&to=2025-02-01'])(
    'refuses no days, and more than two years: %s',
    async (span) => {
      const { call } = await reader();
      const { data } = await call('GET', `/console/reports?name=margin&${span}`);
      expect(data.errorKey).toBe('BAD_PARAM');
    },
  );
});

describe('the file of a report', () => {
  it('has the rows of the page in yuan, and is recorded', async () => {
    const paid = await refunding.issued(1);
    await paidAt(paid, '2025-05-05T12:00:00+08:00');
    await count();
    const operator = await reader();
    const answer = await fixture.api.app.inject({
      method: 'GET',
      url: '/api/v1/console/files/report?name=turnover&unit=month&from=2025-05-01&to=2025-05-31&format=csv',
      headers: { 'x-token': operator.token },
    });
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="report-turnover-2025-05-01-2025-05-31.csv"',
    );
    const [head, row] = answer.body.replace('\uFEFF', '').replaceAll(/["\t]/g, '').trim().split('\r\n');
    expect(head).toBe('月份,订单数,包裹数,件数,成交额（元）,其中货款（元）,退款金额（元）');
    expect(row).toBe('2025-05,1,1,1,4.00,1.20,0.00');
    const log = await fixture.query<{ action: string; target: string }>(
      'SELECT action, target FROM audit_log WHERE operator_id = $1',
      [operator.operatorId],
    );
    expect(log).toEqual([{ action: 'report export', target: 'report:turnover' }]);
  });
});
