import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GoodDto } from '../../api/src/modules/goods/goods.schemas.ts';
import type { SellerGoodDto } from '../../api/src/modules/goods/sellerGoods.schemas.ts';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const SHIRT = '纯棉圆领短袖T恤 宽松';

const leftAt = (skus: GoodDto['skus'], warehouseId: number | undefined) =>
  skus.flatMap(({ stocks }) =>
    stocks.filter((stock) => stock.warehouseId === warehouseId).map(({ available }) => available),
  );

describe('goods of the demo with colours and sizes', () => {
  let shirt: GoodDto;
  beforeEach(async () => {
    const listed = await api.call<{ list: GoodDto[] }>(
      'GET',
      `/goods/list?keyword=${encodeURIComponent(SHIRT)}`,
    );
    shirt = listed.data.list[0] as GoodDto;
  });

  it('are listed with the least and the greatest price, and without their combinations', () => {
    expect(shirt).toMatchObject({
      name: SHIRT,
      price: 1_440,
      priceMax: 1_590,
      skuCount: 12,
      properties: [],
      skus: [],
    });
  });

  it('are shown with every combination: its values, price, weight and what is left of it', async () => {
    const { data } = await api.call<GoodDto>('GET', `/goods/id?id=${shirt.id}`);
    expect(data.properties.map(({ name, values }) => [name, ...values.map((value) => value.name)])).toEqual([
      ['颜色', '白色', '黑色', '藏青', '雾霾蓝'],
      ['尺码', 'M', 'L', 'XL'],
    ]);
    const nameOf = new Map(data.properties.flatMap(({ values }) => values.map(({ id, name }) => [id, name])));
    expect(
      data.skus.map(({ name, valueIds }) => [name, valueIds.map((id) => nameOf.get(id)).join(' / ')]),
    ).toEqual(data.skus.map(({ name }) => [name, name]));
    const [white] = data.skus;
    expect(data.skus.find(({ name }) => name === '白色 / XL')).toEqual({
      ...white,
      id: expect.any(Number),
      skuNo: `${data.goodsNo}-3`,
      name: '白色 / XL',
      valueIds: [white?.valueIds[0], expect.any(Number)],
      merchantCode: 'HH10049-03',
      price: 1_590,
      weight: 240,
      stocks: data.warehouses.map((warehouse) => ({
        warehouseId: warehouse.id,
        available: expect.any(Number),
      })),
    });
    expect(data.warehouses.map(({ available }) => available)).toEqual(
      data.warehouses.map(({ id }) => leftAt(data.skus, id).reduce((sum, each) => sum + each, 0)),
    );
    expect(leftAt(data.skus, data.warehouses[0]?.id)).toContain(0);
  });

  it('count only combinations on sale, for buyers and in prices', async () => {
    const { data: before } = await api.call<GoodDto>('GET', `/goods/id?id=${shirt.id}`);
    const dear = before.skus.filter(({ price }) => price === before.priceMax).map(({ id }) => id);
    await api.query('UPDATE sku SET status = 2 WHERE id = ANY ($1)', [dear]);
    const { data } = await api.call<GoodDto>('GET', `/goods/id?id=${shirt.id}`);
    await api.query('UPDATE sku SET status = 1 WHERE id = ANY ($1)', [dear]);
    expect([data.price, data.priceMax, data.skuCount, data.skus.length]).toEqual([1_440, 1_440, 8, 12]);
    expect(data.skus.filter(({ onSale }) => !onSale).map(({ id }) => id)).toEqual(dear);
    const onSale = data.skus.filter((sku) => sku.onSale);
    expect(data.warehouses.map(({ available }) => available)).toEqual(
      data.warehouses.map(({ id }) => leftAt(onSale, id).reduce((sum, each) => sum + each, 0)),
    );
  });
});

it('half of the categories of the demo have goods with combinations, all within what goods may have', async () => {
  const [counted] = await api.query<object>(`
    SELECT (SELECT count(*)::int FROM category WHERE id IN (SELECT category_id FROM goods)) AS categories,
           count(DISTINCT g.category_id)::int AS "withCombinations", max(k.n)::int AS most,
           bool_and(g.supply_price = k.least) AS "leastPriced"
      FROM goods g JOIN (SELECT good_id, count(*) AS n, min(supply_price) AS least FROM sku GROUP BY 1 HAVING count(*) > 1) k ON k.good_id = g.id`);
  expect(counted).toEqual({ categories: 16, withCombinations: 8, most: 12, leastPriced: true });
});

it('goods without properties have one combination, with no values and no name', async () => {
  const shop = await api.shop();
  const { data } = await api.call<GoodDto>('GET', `/goods/id?id=${shop.goodId}`);
  expect(data).toMatchObject({ price: 120, priceMax: 120, skuCount: 1, properties: [] });
  expect(data.skus).toEqual([
    {
      ...{ id: shop.skuId, skuNo: `${data.goodsNo}-1`, name: '', valueIds: [], merchantCode: '', pic: '' },
      ...{ price: 120, weight: 300, onSale: true, bundleParts: [] },
      stocks: [{ warehouseId: shop.warehouseId, available: 1000 }],
    },
  ]);
  const { data: own } = await shop.seller.call<SellerGoodDto>('POST', '/goods/findGoods', {
    id: shop.goodId,
  });
  expect(own).toMatchObject({ supplyPrice: 100, supplyPriceMax: 100, skuCount: 1, properties: [] });
});
