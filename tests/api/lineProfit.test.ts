import { describe, expect, it } from 'vitest';
import type { ProfitDto, ProfitFiguresDto } from '../../api/src/modules/statistics/statistics.schemas.ts';
import { type Lines, lineFixture } from '../support/lineFixture.ts';

const refunding = lineFixture();
const { fixture } = refunding;

const profitOf = async ({ shop: { seller } }: Lines, body: object): Promise<ProfitDto> =>
  (await seller.call<ProfitDto>('POST', '/statistics/sellerProfit', body)).data;
const MONEY = [
  ...['goodsIncome', 'courierCost', 'remoteIncome', 'refundFee', 'commission', 'profit', 'settled'],
  'pending',
] as const satisfies readonly string[];
const moneyOf = (figures: ProfitFiguresDto) =>
  Object.fromEntries(MONEY.map((name) => [name, figures[name as keyof ProfitFiguresDto]]));

/** By goods A and B, after what must hold of any list by goods: it adds up, and each row is what its goods have alone. */
async function byGoods(paid: Lines) {
  const { list, summary } = await profitOf(paid, { unit: 'goods' });
  for (const name of MONEY) {
    const sum = list.reduce((total, row) => total + Number(row[name as keyof ProfitFiguresDto]), 0);
    expect([name, sum]).toEqual([name, summary[name as keyof ProfitFiguresDto]]);
  }
  for (const { id, name: _name, date: _date, ...figures } of list)
    expect((await profitOf(paid, { goodId: id })).summary).toEqual(figures);
  return paid.goods.map((good) => list.find(({ id }) => id === good));
}

describe('the profit of a parcel of three lines', () => {
  it('is by goods what its lines bring, and what it has once is divided to the fen', async () => {
    const paid = await refunding.ordered();
    const [first, second] = await byGoods(paid);
    // 500 and 300 fen of goods; 310 of the courier and 28 of commission go by them.
    expect(first).toMatchObject({ packageCount: 1, orderCount: 1, goodsIncome: 500, courierCost: 193 });
    expect(second).toMatchObject({ packageCount: 1, goodsIncome: 300, courierCost: 117 });
    const { summary } = await profitOf(paid, { unit: 'goods' });
    expect(summary).toMatchObject({ packageCount: 1, goodsIncome: 800, courierCost: 310, commission: 28 });
  });

  it('is not that of refunded pieces, which make no parcel more', async () => {
    const paid = await refunding.ordered();
    await refunding.refundItems(paid, [{ skuId: paid.skus[2], num: 1 }]);
    const [first, second] = await byGoods(paid);
    expect(first).toMatchObject({ goodsIncome: 500, refundFee: 0 });
    expect(second).toMatchObject({ packageCount: 1, goodsIncome: 300, refundFee: 150, commission: 6 });
    expect((await profitOf(paid, {})).summary).toMatchObject({ packageCount: 1, orderCount: 1 });
  });

  it('adds up once it is settled, and once a part of the whole was given back', async () => {
    const paid = await refunding.ordered();
    await fixture.issue(paid.orderId);
    await refunding.move(paid, 50);
    await refunding.settle();
    expect((await byGoods(paid)).map((row) => moneyOf(row as ProfitFiguresDto))).toMatchObject([
      { goodsIncome: 500, settled: 500 - 17, pending: 0 },
      { goodsIncome: 300, settled: 300 - 11, pending: 0 },
    ]);
    await refunding.refund(paid, { reason: '少件' });
    const refundId = await refunding.refundId(paid);
    await refunding.answer(paid.shop.seller, { refundId, agree: true, amount: 701 });
    const [first, second] = await byGoods(paid);
    const wallet = await refunding.wallet(paid.shop.seller);
    const { summary } = await profitOf(paid, {});
    expect(summary.settled + summary.courierCost).toBe(wallet);
    expect((first?.refundFee ?? 0) + (second?.refundFee ?? 0)).toBe(summary.refundFee);
  });
});
