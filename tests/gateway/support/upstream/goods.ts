import type { GoodDto, GoodSkuDto } from '../../../../gateway/src/domains/goods/goods.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf, refused } from '../fakeUpstream.ts';

/** Rows as REST answers them, complete, to be varied by the test. */
export function goodRow(id: number, more: Partial<GoodDto> = {}): GoodDto {
  return {
    id,
    goodsNo: `G${id}`,
    name: `商品${id}`,
    categoryId: 8,
    categoryName: '日用百货',
    pic: '/files/a.svg',
    pics: ['/files/a.svg'],
    detail: '',
    price: 1_260,
    priceMax: 1_360,
    agreed: false,
    bulkPrice: { minPieces: 10, price: 1_200 },
    isNew: true,
    isFast: true,
    courierFees: [],
    weight: 300,
    unit: '件',
    minNum: 1,
    maxNum: 99,
    sellerId: 3,
    skuCount: 2,
    properties: [
      {
        id: id * 10,
        name: '颜色',
        values: [
          { id: id * 100, name: '红色' },
          { id: id * 100 + 1, name: '蓝色' },
        ],
      },
    ],
    skus: [skuRow(id * 1000, id * 100, '红色', 1_260), skuRow(id * 1000 + 1, id * 100 + 1, '蓝色', 1_360)],
    warehouses: [
      {
        id: 1,
        name: '一号仓',
        provinceCode: '33',
        cityCode: '3307',
        province: '浙江省',
        city: '金华市',
        available: 5,
      },
      {
        id: 2,
        name: '二号仓',
        provinceCode: '44',
        cityCode: '4401',
        province: '广东省',
        city: '广州市',
        available: 0,
      },
    ],
    warehouseId: 1,
    warehouseName: '一号仓',
    shipFrom: '浙江金华',
    areaCode: '3307',
    platforms: [1, 4],
    sold: 9,
    monthSold: 3,
    collectCount: 0,
    reviewCount: 3,
    reviewScore: 4.7,
    reviewCounts: [0, 0, 0, 1, 2],
    picturedReviews: 1,
    isGift: false,
    status: 1,
    createdAt: at,
    similar: false,
    ...more,
  };
}

function skuRow(id: number, valueId: number, name: string, price: number): GoodSkuDto {
  return {
    id,
    skuNo: `G${id}-1`,
    name,
    valueIds: [valueId],
    merchantCode: `M-${id}`,
    pic: '',
    price,
    weight: 300,
    onSale: true,
    stocks: [{ warehouseId: 1, available: 5 }],
    bundleParts: [],
  };
}

const idsOf = (text: string | undefined) => (text ?? '').split(',').filter(Boolean).map(Number);

export const answers: Answers = {
  '/goods/list': ({ query }) =>
    ok(pageOf((query.ids ? idsOf(query.ids).filter((id) => id !== 2) : [1, 2, 3]).map((id) => goodRow(id)))),
  '/goods/id': ({ query }) =>
    query.id === '404' ? refused('NOT_FOUND', '数据不存在') : ok(goodRow(Number(query.id))),
  '/goods/categoryList': () => ok({ list: [{ ID: 8, name: '日用百货', icon: null, sort: 1, parentId: 0 }] }),
  '/goods/facets': () =>
    ok({
      isExact: true,
      prices: [{ minPrice: 1_000, maxPrice: 1_999, count: 2 }],
      areas: [{ code: '33', name: '浙江省', count: 2 }],
      couriers: [{ id: 1, name: '中通快递', count: 2 }],
      freeTo: [{ code: '33', name: '浙江省', count: 1 }],
      platforms: [{ platform: 1, count: 2 }],
      properties: [{ name: '颜色', values: [{ name: '红色', count: 2 }] }],
      newCount: 1,
      fastCount: 2,
      inStockCount: 2,
    }),
  '/goods/areaList': () => ok({ list: [{ code: '33', name: '浙江省', count: 2 }] }),
};
