import { expect, it } from 'vitest';
import { answeredGraph } from './support/answeredGraph.ts';

const fixture = answeredGraph('token-of-a-seller');
const { requested } = fixture;

it('the profit of a supplier is listed by day or by another unit', async () => {
  const { data, calls } = await requested(
    '{ sellerProfit(filter: { from: "2026-11-01", to: "2026-11-21", goodId: 7 }, unit: GOODS) { total summary { profit } list { key name figures { goodsIncome profit } } } }',
  );
  expect(data.sellerProfit).toEqual({
    total: 2,
    summary: { profit: 190 },
    list: [
      { key: '2026-11-21', name: '2026-11-21', figures: { goodsIncome: 400, profit: 190 } },
      { key: '7', name: '测试商品', figures: { goodsIncome: 400, profit: 190 } },
    ],
  });
  expect(calls).toEqual([
    ['/statistics/sellerProfit', { startAt: '2026-11-01', endAt: '2026-11-21', goodId: 7, unit: 'goods' }],
  ]);
});

it('the profit of a supplier is requested by day by default', async () => {
  const { calls } = await requested('{ sellerProfit { total } }');
  expect(calls).toEqual([['/statistics/sellerProfit', { unit: 'day' }]]);
});

it('the profit of a supplier is exported by the same filter', async () => {
  const { calls } = await requested(
    'mutation { exportSellerProfit(filter: { from: "2026-11-01" }, unit: MONTH, format: CSV) { taskId } }',
  );
  expect(calls).toEqual([
    ['/statistics/exportSellerProfit', { startAt: '2026-11-01', unit: 'month', format: 'csv' }],
  ]);
});

it('the after-sales of a supplier are counted by goods by default, or by another unit', async () => {
  const { data, calls } = await requested(
    '{ sellerAfterSales(filter: { from: "2026-11-01", courierId: 5 }, unit: MONTH) { total summary { caseRate answerMedian } list { key name figures { caseCount refundedFee } } } }',
  );
  expect(data.sellerAfterSales).toEqual({
    total: 2,
    summary: { caseRate: 1500, answerMedian: 3600 },
    list: [
      { key: '2026-11', name: '2026-11', figures: { caseCount: 6, refundedFee: 1300 } },
      { key: '7', name: '测试商品', figures: { caseCount: 6, refundedFee: 1300 } },
    ],
  });
  expect(calls).toEqual([['/statistics/afterSales', { startAt: '2026-11-01', courierId: 5, unit: 'month' }]]);
  fixture.graph.upstream.forget();
  expect((await requested('{ sellerAfterSales { total } }')).calls).toEqual([
    ['/statistics/afterSales', { unit: 'goods' }],
  ]);
});

it('the after-sales of a supplier are exported by the same filter', async () => {
  const { calls } = await requested(
    'mutation { exportSellerAfterSales(filter: { to: "2026-11-21" }, unit: COURIER, format: CSV) { taskId } }',
  );
  expect(calls).toEqual([
    ['/statistics/exportAfterSales', { endAt: '2026-11-21', unit: 'courier', format: 'csv' }],
  ]);
});
