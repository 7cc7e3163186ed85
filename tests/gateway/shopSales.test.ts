import { expect, it } from 'vitest';
import { answeredGraph } from './support/answeredGraph.ts';

const { requested } = answeredGraph();

it('the sales of shops are listed under a key of their own, by day, shop and goods', async () => {
  const { data, calls } = await requested(
    '{ shopSales(filter: { from: "2026-11-01", to: "2026-11-21", shopId: 1, remoteGoodId: "g" }, unit: GOODS) { total summary { profit } list { key name shopId remoteGoodId figures { income cost } } } }',
  );
  const figures = { income: 10_000, cost: 6_400 };
  expect(data.shopSales).toEqual({
    total: 3,
    summary: { profit: 3_600 },
    list: [
      { key: '2026-11-21', name: '2026-11-21', shopId: null, remoteGoodId: null, figures },
      { key: '1', name: '橙子的抖音店', shopId: 1, remoteGoodId: null, figures },
      { key: '1 g', name: '小熊', shopId: 1, remoteGoodId: 'g', figures },
    ],
  });
  expect(calls).toEqual([
    [
      '/statistics/shopSales',
      { startAt: '2026-11-01', endAt: '2026-11-21', shopId: 1, remoteGoodId: 'g', unit: 'goods' },
    ],
  ]);
});

it('the sales of shops are exported by the same filter', async () => {
  const { calls } = await requested(
    'mutation { exportShopSales(filter: { from: "2026-11-01" }, unit: SHOP, format: CSV) { taskId } }',
  );
  expect(calls).toEqual([
    ['/statistics/exportShopSales', { startAt: '2026-11-01', unit: 'shop', format: 'csv' }],
  ]);
});

it('a reading of goods is begun, looked at and ended for a shop', async () => {
  const begun = await requested('mutation { pullShopGoods(shopId: 1) { taskId status read total } }');
  expect(begun.data.pullShopGoods).toEqual({ taskId: 'p1', status: 'RUNNING', read: 100, total: 246 });
  const looked = await requested('{ shopGoodsPull(shopId: 1) { status skus } }');
  expect(looked.data.shopGoodsPull).toEqual({ status: 'DONE', skus: 210 });
  const ended = await requested('mutation { endShopGoodsPull(shopId: 1) { status } }');
  expect(ended.data.endShopGoodsPull).toEqual({ status: 'CANCELLED' });
  expect(ended.calls).toEqual([
    ['/shops/pullGoods', { shopId: 1 }],
    ['/shops/getGoodsPull', { shopId: 1 }],
    ['/shops/cancelGoodsPull', { shopId: 1 }],
  ]);
});

it('what is kept in a shop is listed by state, and sent once more', async () => {
  const { data, calls } = await requested(
    '{ shopStocks(shopId: 1, filter: { state: FAILED, keyword: "杯" }) { counts { state count } list { quantity sentQuantity state code msg } } }',
  );
  expect(data.shopStocks).toEqual({
    counts: [
      { state: 'WAITING', count: 0 },
      { state: 'SENT', count: 0 },
      { state: 'FAILED', count: 1 },
    ],
    list: [
      {
        ...{ quantity: 7, sentQuantity: 10, state: 'FAILED' },
        ...{ code: 'BELOW_RESERVED', msg: '低于平台活动占用的库存' },
      },
    ],
  });
  const all = await requested('mutation { resendShopStocks(shopId: 1) { due } }');
  expect(all.data.resendShopStocks).toEqual({ due: 9 });
  const anyway = await requested(
    'mutation { sellShopSkuAnyway(shopId: 1, id: 4, anyway: true) { id sellsAnyway } }',
  );
  expect(anyway.data.sellShopSkuAnyway).toEqual({ id: 4, sellsAnyway: true });
  const ruled = await requested(
    'mutation { setLinkPriceRule(shopId: 1, id: 4, action: RAISE, minMargin: 30) { id ownAction ownMargin } }',
  );
  expect(ruled.data.setLinkPriceRule).toEqual({ id: 4, ownAction: 'RAISE', ownMargin: 30 });
  const shops = await requested('mutation { setLinkPriceRule(shopId: 1, id: 4) { ownAction ownMargin } }');
  expect(shops.data.setLinkPriceRule).toEqual({ ownAction: null, ownMargin: null });
  const some = await requested('mutation { resendShopStocks(shopId: 1, ids: [4, 5]) { due } }');
  expect(some.data.resendShopStocks).toEqual({ due: 2 });
  expect([...calls, ...some.calls].map(([path]) => path)).toContain('/shops/resendShopStocks');
});
