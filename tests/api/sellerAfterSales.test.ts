import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ExportDto } from '../../api/src/modules/exports/exports.schemas.ts';
import type {
  AfterSalesDto,
  AfterSalesFiguresDto,
} from '../../api/src/modules/statistics/afterSales.schemas.ts';
import type { Person, Shop } from '../support/api.ts';
import { caseFixture } from '../support/caseFixture.ts';
import { csvRows, download } from '../support/exportedFiles.ts';
import type { Paid } from '../support/issuingFixture.ts';

const filesDir = await mkdtemp(join(tmpdir(), 'chengcang-after-sales-'));
const casing = caseFixture({ filesDir });
const { fixture } = casing;
afterAll(() => rm(filesDir, { recursive: true }));

const none: AfterSalesFiguresDto = {
  ...{ packageCount: 0, caseCount: 0, refundedCount: 0, refundedFee: 0, replacedCount: 0, disputedCount: 0 },
  ...{ caseRate: null, refundedRate: null, replacedRate: null, disputedRate: null },
  ...{ answeredCount: 0, answeredLateCount: 0, answerMedian: null, answerSlow: null },
};

const figuresOf = async (who: Person, body: object = {}): Promise<AfterSalesDto> => {
  const answer = await who.call<AfterSalesDto>('POST', '/statistics/afterSales', body);
  expect(answer.msg).toBe('操作成功');
  return answer.data;
};

/** A parcel that was signed, which a case may be opened for. */
async function signed(shop: Shop): Promise<Paid> {
  const paid = await fixture.paid(1, { shop });
  await fixture.issue(paid.orderId);
  await casing.move(paid, 50);
  return paid;
}

/** A case that was opened so many seconds ago; answers its id. */
async function opened(paid: Paid, more: object, seconds = 0): Promise<number> {
  const { data } = await casing.open(paid, more);
  await fixture.query(
    'UPDATE after_sale_case SET created_at = created_at - make_interval(secs => $2) WHERE id = $1',
    [data.caseId, seconds],
  );
  return data.caseId;
}

/**
 * Ten parcels of a shop at 400 fen, each with another end: three that nobody complains of, one refunded before it was
 * shipped, and one each refunded, compensated, replaced, disputed, decided by silence, and given up by its buyer.
 */
async function tenParcels() {
  const shop = await fixture.api.shop({ stock: 1000 });
  const { seller } = shop;
  await fixture.paid(3, { shop });
  const early = await fixture.paid(1, { shop, mode: 0 });
  await casing.refund(early);
  const [refunded, compensated, replaced] = [await signed(shop), await signed(shop), await signed(shop)];
  const [disputed, silent, revoked] = [await signed(shop), await signed(shop), await signed(shop)];
  const answer = async (paid: Paid, more: object, seconds: number, step: object) =>
    casing.answer(seller, { caseId: await opened(paid, more, seconds), action: 'accept', ...step });
  await answer(refunded, {}, 100, {});
  await answer(compensated, { ask: 2, amount: 100 }, 200, {});
  await answer(replaced, { ask: 3, kind: 5 }, 300, {});
  const caseId = await opened(disputed, {}, 4000);
  await casing.answer(seller, { caseId, action: 'say', text: '请稍等' });
  await casing.answer(seller, { caseId, action: 'refuse', text: '发货时完好' });
  await casing.reply(disputed.buyer, { caseId, action: 'escalate', text: '请平台判断' });
  await casing.decide(caseId, 'nothing');
  await opened(silent, {});
  await casing.wait(silent, 49);
  await casing.stepDue();
  await casing.reply(revoked.buyer, { caseId: await opened(revoked, {}), action: 'revoke' });
  return { shop, seller };
}

const ten: AfterSalesFiguresDto = {
  packageCount: 10,
  caseCount: 6,
  refundedCount: 4,
  refundedFee: 400 + 400 + 100 + 400,
  replacedCount: 1,
  disputedCount: 1,
  caseRate: 6000,
  refundedRate: 4000,
  replacedRate: 1000,
  disputedRate: 1000,
  answeredCount: 4,
  answeredLateCount: 1,
  answerMedian: 200,
  answerSlow: 4000,
};

/** The rows of a file of what a supplier's after-sales are. */
async function fileOf(seller: Person, filter: object): Promise<string[][]> {
  let answer = await seller.call<ExportDto>('POST', '/statistics/exportAfterSales', {
    ...filter,
    format: 'csv',
  });
  while (answer.code === 0 && !answer.data.done)
    answer = await seller.call<ExportDto>('POST', '/exports/find', { taskId: answer.data.taskId });
  expect(answer.data.fileName).toMatch(/^售后统计-\d{8}-\d{4}\.csv$/);
  return csvRows(await download(fixture.api, answer.data.url ?? ''));
}

describe('the after-sales figures of a supplier', () => {
  it('count parcels as they were placed, what became of them, and how soon it has answered', async () => {
    const { shop, seller } = await tenParcels();
    const { summary, list } = await figuresOf(seller);
    const round = (figures: AfterSalesFiguresDto) => ({
      ...figures,
      answerMedian: Math.floor((figures.answerMedian ?? 0) / 100) * 100,
      answerSlow: Math.floor((figures.answerSlow ?? 0) / 100) * 100,
    });
    expect(round(summary)).toEqual(ten);
    const [{ name, ...row } = { name: '', ...none }] = list;
    expect([list.length, name !== '', row]).toEqual([1, true, { date: null, id: shop.goodId, ...summary }]);

    for (const [unit, id] of [
      ['courier', shop.courierId],
      ['warehouse', shop.warehouseId],
    ] as const) {
      const by = await figuresOf(seller, { unit, [`${unit}Id`]: id });
      expect(by.list.map(({ name: _, ...figures }) => figures)).toEqual([{ date: null, id, ...summary }]);
      expect((await figuresOf(seller, { [`${unit}Id`]: id + 1_000_000 })).summary).toEqual(none);
    }
    const months = await figuresOf(seller, { unit: 'month', goodId: shop.goodId });
    expect(months.list.at(-1)).toMatchObject({ id: null, ...summary });
    expect((await figuresOf(await fixture.api.seller(), { goodId: shop.goodId })).summary).toEqual(none);

    const [headers, ...rows] = await fileOf(seller, {});
    expect(headers?.slice(0, 4)).toEqual(['商品', '包裹数', '售后包裹', '售后率（%）']);
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['10', '6', '60.00', '4', '40.00', '13.00', '1', '10.00', '1', '10.00', '4', '1', '3', '67'],
    ]);
    // The newest first, as the page shows them; the answer has the oldest first.
    const [, ...byMonth] = await fileOf(seller, { unit: 'month' });
    expect(byMonth.map(([month = '']) => month.trim())).toEqual(
      months.list.map(({ date }) => date).toReversed(),
    );
  });

  it('are of the couriers that had the parcels, and of the days on which they were paid for', async () => {
    const shop = await fixture.api.shop({ stock: 1000 });
    const other = await fixture.api.shop();
    const own = await signed(shop);
    await signed(shop);
    await fixture.query('UPDATE order_package SET own_courier_id = $2 WHERE order_id = $1', [
      own.orderId,
      other.courierId,
    ]);
    await fixture.query("UPDATE orders SET paid_at = '2026-10-31T23:59:59+08:00' WHERE id = $1", [
      own.orderId,
    ]);
    await opened(own, {});
    const span = { startAt: '2026-10-31' };
    const { list } = await figuresOf(shop.seller, { ...span, unit: 'courier' });
    expect(list.map(({ id, packageCount, caseCount }) => [id, packageCount, caseCount])).toEqual([
      [other.courierId, 1, 1],
      [shop.courierId, 1, 0],
    ]);
    const first = await figuresOf(shop.seller, { ...span, endAt: '2026-10-31', unit: 'month' });
    expect(first.list).toMatchObject([{ date: '2026-10', packageCount: 1, caseCount: 1 }]);
    expect((await figuresOf(shop.seller, { ...span, courierId: shop.courierId })).summary).toMatchObject({
      ...{ packageCount: 1, caseCount: 0 },
    });
  });

  it('have no answer of cases that their supplier was not asked in', async () => {
    const shop = await fixture.api.shop({ stock: 1000 });
    const paid = await signed(shop);
    await casing.refund(paid, { reason: '发错了' }, shop.seller);
    expect((await figuresOf(shop.seller)).summary).toMatchObject({ answeredCount: 0, answeredLateCount: 0 });
  });

  it.each([
    { startAt: '2026-11-02', endAt: '2026-11-01' },
    { startAt: '2025-10-31', endAt: '2026-11-01' },
    { unit: 'day' },
  ])('refuse %j', async (body) => {
    const answer = await (await fixture.api.seller()).call('POST', '/statistics/afterSales', body);
    expect([answer.http, answer.data.errorKey]).toEqual([400, 'BAD_PARAM']);
  });
});

describe('by goods, a parcel of three lines', () => {
  const byGoods = async ({ shop, goods }: Awaited<ReturnType<typeof casing.ordered>>) => {
    const { list, summary } = await figuresOf(shop.seller);
    const rows = goods.map((good) => list.find(({ id }) => id === good));
    for (const [at, good] of goods.entries()) {
      const { name: _name, date: _date, id: _id, ...figures } = rows[at] ?? { name: '', date: '', id: 0 };
      expect((await figuresOf(shop.seller, { goodId: good })).summary).toEqual(figures);
    }
    return { summary, first: rows[0], second: rows[1] };
  };

  it('counts once for each goods, and its money is divided by what they cost', async () => {
    const paid = await casing.ordered();
    await fixture.issue(paid.orderId);
    await casing.move(paid, 50);
    const { data } = await casing.open(paid, { ask: 2, amount: 100 });
    await casing.answer(paid.shop.seller, { caseId: data.caseId, action: 'accept' });
    const { summary, first, second } = await byGoods(paid);
    expect(summary).toMatchObject({ packageCount: 1, caseCount: 1, refundedCount: 1, refundedFee: 100 });
    // 620 and 370 fen of goods.
    expect([first, second]).toMatchObject([
      { packageCount: 1, caseCount: 1, refundedFee: 62 },
      { packageCount: 1, caseCount: 1, refundedFee: 38 },
    ]);
  });

  it('counts for the goods alone whose pieces its case names', async () => {
    const paid = await casing.ordered();
    await fixture.issue(paid.orderId);
    await casing.move(paid, 50);
    const items = [{ skuId: paid.skus[2], num: 1 }];
    const { data } = await casing.open(paid, { ask: 2, amount: 100, items });
    await casing.answer(paid.shop.seller, { caseId: data.caseId, action: 'accept' });
    const { first, second } = await byGoods(paid);
    expect([first, second]).toMatchObject([
      { packageCount: 1, caseCount: 0, refundedCount: 0, refundedFee: 0, answeredCount: 0 },
      { packageCount: 1, caseCount: 1, refundedCount: 1, refundedFee: 100, answeredCount: 1 },
    ]);
  });

  it('stays one parcel when pieces of it are refunded', async () => {
    const paid = await casing.ordered();
    await casing.refundItems(paid, [{ skuId: paid.skus[2], num: 2 }]);
    const { summary, first, second } = await byGoods(paid);
    expect(summary).toMatchObject({ packageCount: 1, caseCount: 0, refundedCount: 1, refundedFee: 370 });
    expect([first, second]).toMatchObject([
      { packageCount: 1, refundedCount: 0, refundedFee: 0 },
      { packageCount: 1, refundedCount: 1, refundedFee: 370 },
    ]);
  });
});
