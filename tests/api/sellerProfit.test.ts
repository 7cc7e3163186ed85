import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportDto } from '../../api/src/modules/exports/exports.schemas.ts';
import type { ProfitDto, ProfitFiguresDto } from '../../api/src/modules/statistics/statistics.schemas.ts';
import { goodReceiver, orderBody, type Person, type Shop } from '../support/api.ts';
import { csvRows, download } from '../support/exportedFiles.ts';
import { decided, type Paid } from '../support/issuingFixture.ts';
import { refundFixture } from '../support/refundFixture.ts';

const filesDir = await mkdtemp(join(tmpdir(), 'chengcang-profit-'));
const refunding = refundFixture({ filesDir });
const { fixture } = refunding;
afterAll(() => rm(filesDir, { recursive: true }));

const ANHUI = {
  ...goodReceiver,
  provinceCode: '34',
  cityCode: '3401',
  districtCode: '340104',
  address: '长江西路1号',
};
const FIRST_DAY = '2026-10-31T23:59:59+08:00';
const SECOND_DAY = '2026-11-01T00:00:00+08:00';

let seller: Person;
let shop: Shop;
let buyer: Person;

async function another(packages: readonly object[], paidAt: string): Promise<Paid> {
  const answer = await decided<{ orderId: number }>(buyer, '/orders/createOrder', {
    ...orderBody(buyer, shop, { confirm: true, packages }),
    clientNo: randomUUID(),
  });
  expect(answer.msg).toBe('下单成功');
  await fixture.query('UPDATE orders SET paid_at = $2 WHERE id = $1', [answer.data.orderId, paidAt]);
  return { orderId: answer.data.orderId, buyer, shop };
}

/** Asks for the money of a signed parcel, of which the supplier gives so much back. */
async function giveBack(paid: Paid, packageId: number, amount: number): Promise<void> {
  await refunding.refund(paid, { packageIds: [packageId], reason: '少件' });
  const answer = await refunding.answer(seller, {
    refundId: await refunding.refundId(paid),
    agree: true,
    amount,
  });
  expect(answer.code).toBe(0);
}

const profitOf = async (body: object, who = seller): Promise<ProfitDto> => {
  const answer = await who.call<ProfitDto>('POST', '/statistics/sellerProfit', body);
  expect(answer.msg).toBe('操作成功');
  return answer.data;
};

const none: ProfitFiguresDto = {
  orderCount: 0,
  packageCount: 0,
  goodsIncome: 0,
  courierCost: 0,
  remoteIncome: 0,
  replacementIncome: 0,
  claimIncome: 0,
  borneFreight: 0,
  compensationFee: 0,
  refundFee: 0,
  commission: 0,
  profit: 0,
  settled: 0,
  pending: 0,
};

/*
 * A parcel costs 400: 100 for the supplier's goods, 230 for the courier, the rest is the platform's; the commission is 5.
 * To 安徽 it costs 300 more, which the supplier has.
 */
beforeAll(async () => {
  buyer = await fixture.api.buyer({ balance: 1_000_000 });
  shop = await fixture.api.shop();
  seller = shop.seller;
  await fixture.query('UPDATE account SET commission_rate = 500 WHERE id = $1', [seller.accountId]);
  await fixture.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [shop.warehouseId]);
  await fixture.query(
    `INSERT INTO area_rule (warehouse_id, courier_id, area_code, type, fee, reason) VALUES ($1, $2, '34', 2, 300, '偏远')`,
    [shop.warehouseId, shop.courierId],
  );
  const first = await another([goodReceiver, goodReceiver, goodReceiver], FIRST_DAY);
  await fixture.issue(first.orderId);
  const remote = await another([ANHUI], FIRST_DAY);
  await fixture.issue(remote.orderId);
  for (const paid of [first, remote]) await refunding.move(paid, 50, { picked: true });
  await refunding.settle();

  const [, most, little] = await refunding.idsOf(first);
  await giveBack(first, most ?? 0, 300);
  await giveBack(first, little ?? 0, 50);
  const [far] = await refunding.idsOf(remote);
  await giveBack(remote, far ?? 0, 300);

  const second = await another([goodReceiver, goodReceiver], SECOND_DAY);
  const [returned] = await refunding.idsOf(second);
  await refunding.refund(second, { packageIds: [returned] });
  // Counted for nobody: it was never paid.
  await decided(buyer, '/orders/createOrder', {
    ...orderBody(buyer, shop, { packages: [goodReceiver] }),
    clientNo: randomUUID(),
  });
});

const firstDay: ProfitFiguresDto = {
  orderCount: 2,
  packageCount: 4,
  goodsIncome: 400,
  // Of what is kept of a refund, the courier comes first: 230 + 100 + 230 + 230.
  courierCost: 790,
  remoteIncome: 170,
  replacementIncome: 0,
  claimIncome: 0,
  borneFreight: 0,
  compensationFee: 0,
  refundFee: 100 + 5 + 100,
  commission: 5,
  profit: 95 + 0 + 95 + 170,
  settled: 360,
  pending: 0,
};
const secondDay: ProfitFiguresDto = {
  orderCount: 1,
  packageCount: 2,
  goodsIncome: 200,
  courierCost: 230,
  remoteIncome: 0,
  replacementIncome: 0,
  claimIncome: 0,
  borneFreight: 0,
  compensationFee: 0,
  refundFee: 100,
  commission: 5,
  profit: 95,
  settled: 0,
  pending: 95,
};
const both = Object.fromEntries(
  Object.entries(firstDay).map(([name, sum]) => [name, sum + secondDay[name as keyof ProfitFiguresDto]]),
);
const span = { startAt: '2026-10-30', endAt: '2026-11-01' };

describe('the profit statistics of a supplier', () => {
  it('are summed by the day of payment, including days without sales', async () => {
    expect(await profitOf(span)).toEqual({
      summary: both,
      list: [
        { date: '2026-10-30', id: null, name: '2026-10-30', ...none },
        { date: '2026-10-31', id: null, name: '2026-10-31', ...firstDay },
        { date: '2026-11-01', id: null, name: '2026-11-01', ...secondDay },
      ],
      total: 3,
    });
  });

  it('match the wallet plus courier costs as far as settled', async () => {
    const { summary } = await profitOf({ startAt: '2026-10-31', endAt: '2026-10-31' });
    expect(summary).toEqual(firstDay);
    expect(summary.settled + summary.courierCost).toBe(await refunding.wallet(seller));
  });

  it('are summed by month, warehouse and goods', async () => {
    const months = await profitOf({ ...span, unit: 'month' });
    expect(months.list).toEqual([
      { date: '2026-10', id: null, name: '2026-10', ...firstDay },
      { date: '2026-11', id: null, name: '2026-11', ...secondDay },
    ]);
    const [{ name } = { name: '' }] = await fixture.query<{ name: string }>(
      'SELECT name FROM goods WHERE id = $1',
      [shop.goodId],
    );
    const goods = await profitOf({ ...span, unit: 'goods' });
    expect(goods.list).toEqual([{ date: null, id: shop.goodId, name, ...both }]);
    const warehouses = await profitOf({ ...span, unit: 'warehouse' });
    expect(warehouses.list).toEqual([{ date: null, id: shop.warehouseId, name, ...both }]);
  });

  it('can be limited to a warehouse or goods', async () => {
    const own = { warehouseId: shop.warehouseId, goodId: shop.goodId };
    expect((await profitOf({ ...span, ...own })).summary).toEqual(both);
    const others = await fixture.api.shop();
    for (const part of [{ warehouseId: others.warehouseId }, { goodId: others.goodId }])
      expect((await profitOf({ ...span, ...part })).summary).toEqual(none);
  });

  it('contain only the supplier’s own parcels', async () => {
    const other = await fixture.api.seller();
    expect((await profitOf({ ...span, warehouseId: shop.warehouseId }, other)).summary).toEqual(none);
    const asBuyer = await buyer.call('POST', '/statistics/sellerProfit', span);
    expect([asBuyer.http, asBuyer.data.errorKey]).toEqual([403, 'NO_PERMISSION']);
  });

  it('cover the last 30 days by default', async () => {
    const { list } = await profitOf({});
    expect(list).toHaveLength(30);
  });

  it.each([
    { startAt: '2026-11-02', endAt: '2026-11-01' },
    { startAt: '2025-10-31', endAt: '2026-11-01' },
    { startAt: '2026-02-30' },
    { unit: 'year' },
  ])('refuse %j', async (body) => {
    const answer = await seller.call('POST', '/statistics/sellerProfit', body);
    expect([answer.http, answer.data.errorKey]).toEqual([400, 'BAD_PARAM']);
  });

  it('are exported with the same figures', async () => {
    let answer = await seller.call<ExportDto>('POST', '/statistics/exportSellerProfit', {
      ...span,
      format: 'csv',
    });
    while (answer.code === 0 && !answer.data.done)
      answer = await seller.call<ExportDto>('POST', '/exports/find', { taskId: answer.data.taskId });
    expect(answer.msg).toBe('操作成功');
    expect(answer.data.fileName).toMatch(/^收益统计-\d{8}-\d{4}\.csv$/);
    const [headers, ...rows] = csvRows(await download(fixture.api, answer.data.url ?? ''));
    expect(headers).toEqual([
      ...['日期', '订单数', '包裹数', '货款收入（元）', '平台服务费（元）', '退款货款（元）'],
      ...['售后补偿（元）', '自付运费（元）', '补发运费收入（元）', '快递赔付（元）', '净利润（元）'],
      ...['已结算（元）', '待结算（元）', '运费成本（元）', '偏远加价（元）'],
    ]);
    const SELDOM = ['0.00', '0.00', '0.00', '0.00'];
    // The tab keeps a spreadsheet program from reading the day as a number.
    expect(rows).toEqual([
      ['2026-11-01\t', '1', '2', '2.00', '0.05', '1.00', ...SELDOM, '0.95', '0.00', '0.95', '2.30', '0.00'],
      ['2026-10-31\t', '2', '4', '4.00', '0.05', '2.05', ...SELDOM, '3.60', '3.60', '0.00', '7.90', '1.70'],
      ['2026-10-30\t', '0', '0', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00', '0.00', ...SELDOM],
    ]);
  });
});
