import { itemsOnSale } from './people.ts';
import type { OrderItem } from './shopTypes.ts';

/** What a shop has on sale of one combination. */
export type SimulatedSku = Omit<OrderItem, 'num'>;

/** What is to be on sale from now on; absent fields of a known combination stay. */
export type SkuChange = Pick<SimulatedSku, 'merchantCode'> &
  Partial<Pick<SimulatedSku, 'title' | 'sku' | 'price'>>;

export type SimulatedGood = { goodId: string; title: string; pic: string; skus: SimulatedSku[] };

const ADDED_FROM = 690_000_000_000;
const KEPT_ADDED = 500;

/** What the shops of one platform have on sale: the same goods in each from the start, then what developers add. */
export function goodsBook() {
  const byShop = new Map<string, SimulatedSku[]>();
  let added = 0;

  function ofShop(shopId: string): SimulatedSku[] {
    const known = byShop.get(shopId) ?? itemsOnSale();
    byShop.set(shopId, known);
    return known;
  }

  return {
    /** The goods in the order in which they were put on sale. */
    goods(shopId: string): SimulatedGood[] {
      return [...Map.groupBy(ofShop(shopId), ({ goodId }) => goodId)].map(([goodId, skus]) => ({
        goodId,
        title: skus[0]?.title ?? '',
        pic: skus[0]?.pic ?? '',
        skus,
      }));
    },

    /** By its merchant code. */
    find: (shopId: string, merchantCode: string) =>
      ofShop(shopId).find((sku) => sku.merchantCode === merchantCode),

    /** By the platform's ids. */
    findSku: (shopId: string, goodId: string, skuId: string) =>
      ofShop(shopId).find((sku) => sku.goodId === goodId && sku.skuId === skuId),

    /** Changes what is on sale under a merchant code, or puts it on sale. */
    put(shopId: string, { merchantCode, title, sku, price }: SkuChange): SimulatedSku {
      const skus = ofShop(shopId);
      const known = skus.find((each) => each.merchantCode === merchantCode);
      if (known) {
        known.title = title ?? known.title;
        known.sku = sku ?? known.sku;
        known.price = price ?? known.price;
        return known;
      }
      added += 1;
      const item = {
        goodId: String(ADDED_FROM + added),
        skuId: String(ADDED_FROM * 7 + added),
        title: title ?? merchantCode,
        sku: sku ?? '标准',
        price: price ?? 1_990,
        pic: 'https://img.example.com/item.jpg',
        merchantCode,
      };
      if (skus.length < itemsOnSale().length + KEPT_ADDED) skus.push(item);
      return item;
    },

    /** Takes what has this merchant code off sale; false when nothing has it. */
    remove(shopId: string, merchantCode: string): boolean {
      const skus = ofShop(shopId);
      const left = skus.filter((sku) => sku.merchantCode !== merchantCode);
      byShop.set(shopId, left);
      return left.length < skus.length;
    },
  };
}

export type GoodsBook = ReturnType<typeof goodsBook>;
