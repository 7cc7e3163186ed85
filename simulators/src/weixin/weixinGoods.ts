import { type Given, numberIn, textIn } from '../shops/given.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import type { Answered } from './component.ts';
import { WEIXIN_ERRORS } from './weixinErrors.ts';

const MAX_PAGE_SIZE = 30;
const KEY = /^k(\d{1,6})$/;

/** Numbers only; the key of a page is where the next one begins. */
export function productList({ goods }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const size = numberIn(input.page_size);
  const key = textIn(input.next_key);
  const from = key === '' ? 0 : Number(KEY.exec(key)?.[1] ?? Number.NaN);
  if (!(size >= 1 && size <= MAX_PAGE_SIZE) || Number.isNaN(from)) return WEIXIN_ERRORS.argsInvalid;
  const listed = goods.goods(shop.shopId);
  const shown = listed.slice(from, from + size);
  return {
    product_ids: shown.map(({ goodId }) => goodId),
    next_key: `k${from + shown.length}`,
    total_num: listed.length,
  };
}

export function productOf({ goods }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const found = goods.goods(shop.shopId).find(({ goodId }) => goodId === textIn(input.product_id));
  if (!found || numberIn(input.data_type) !== 1) return WEIXIN_ERRORS.argsInvalid;
  return {
    product: {
      product_id: found.goodId,
      title: found.title,
      head_imgs: [found.pic],
      status: 5,
      skus: found.skus.map(({ skuId, sku, price, merchantCode, pic }) => ({
        sku_id: skuId,
        sku_code: merchantCode,
        sale_price: price,
        thumb_img: pic,
        sku_attrs: [{ attr_key: '规格', attr_value: sku }],
      })),
    },
  };
}
