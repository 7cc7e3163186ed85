import type { GoodsFacts, SkuFacts } from '../../web/src/features/goodsPicker/goodsFacts.ts';
import { type Basket, basketOf } from '../../web/src/features/shipments/shared/wizard/basket.ts';

type Warehouses = GoodsFacts['warehouses'];

const warehouses: Warehouses = [
  { id: 31, open: true, available: 100, courierIds: [1, 2], fees: [] },
  { id: 32, open: false, available: 100, courierIds: [1], fees: [] },
  { id: 33, open: true, available: 100, courierIds: [2], fees: [] },
  { id: 34, open: true, available: 100, courierIds: [1, 2], fees: [] },
];

const skuAt = (places: Warehouses, skuId: number, change: Partial<SkuFacts> = {}): SkuFacts => ({
  ...{ skuId, name: '', values: [], skuNo: `G${skuId}`, merchantCode: '', pic: '/tissue.webp' },
  ...{ price: 260, weight: 300, bundleParts: [] },
  stocks: places.map(({ id, available }) => ({ warehouseId: id, available })),
  ...change,
});

/** Goods with one combination, whose number is ten times theirs. */
export function plainGood(goodId: number, change: Partial<GoodsFacts> = {}): GoodsFacts {
  const places = change.warehouses ?? warehouses;
  return {
    ...{ goodId, name: `商品 ${goodId}`, unit: '件', minNum: 1, maxNum: 5, warehouses: places },
    skus: [skuAt(places, goodId * 10)],
    ...change,
  };
}

const COLOURS = ['红色', '蓝色', '白色'];
const SIZES = ['M', 'L', 'XL', '2XL'];

/** Shirts of 12 combinations: 901 红色 M, 902 红色 L, 903 红色 XL … 906 蓝色 L … 912 白色 2XL. */
export const shirts: GoodsFacts = plainGood(90, {
  ...{ name: '纯棉T恤', maxNum: 20 },
  skus: COLOURS.flatMap((colour, row) =>
    SIZES.map((size, at) => {
      const skuId = 901 + row * SIZES.length + at;
      const sku = { name: `${colour} ${size}`, values: [colour, size], merchantCode: `TX-${skuId}` };
      return skuAt(warehouses, skuId, { ...sku, price: 3_000 + at * 100, weight: 200 + at * 10 });
    }),
  ),
});

/** A basket with so many pieces of the only combination of each goods. */
export function plainBasket(quantity = 1, ...goods: readonly GoodsFacts[]): Basket {
  const chosen = goods.length > 0 ? goods : [plainGood(7)];
  return basketOf(
    chosen,
    chosen.map(({ goodId, skus }) => ({ goodId, skuId: skus[0]?.skuId ?? null, quantity })),
  );
}
