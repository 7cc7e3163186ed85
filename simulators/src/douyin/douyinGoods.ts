import { type Given, numberIn, textIn } from '../shops/given.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { DOUYIN_ERRORS } from './douyinErrors.ts';
import type { Answered } from './douyinReads.ts';

const MAX_PAGE_SIZE = 100;
const MAX_ROWS = 10_000;

export function productList({ goods }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const [size, page] = [numberIn(input.size), numberIn(input.page)];
  if (!(size >= 1 && size <= MAX_PAGE_SIZE)) return DOUYIN_ERRORS.sizeTooBig;
  if (!(page >= 1)) return DOUYIN_ERRORS.pageInvalid;
  if (page * size > MAX_ROWS) return DOUYIN_ERRORS.tooDeep;
  const listed = goods.goods(shop.shopId).filter(({ goodId }) => goods.isOnSale(goodId));
  return {
    data: {
      ...{ page, size, total: listed.length },
      data: listed.slice((page - 1) * size, page * size).map(({ goodId, title, pic }) => ({
        product_id: Number(goodId),
        status: 0,
        check_status: 3,
        name: title,
        img: pic,
      })),
    },
  };
}

export function productDetail({ goods, stocks }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const id = textIn(input.product_id) || goods.findPut(shop.shopId, textIn(input.out_product_id));
  const found = goods.goods(shop.shopId).find(({ goodId }) => goodId === id);
  if (!found || (!goods.isOnSale(found.goodId) && textIn(input.show_draft) !== 'true'))
    return DOUYIN_ERRORS.detailUnknown;
  return {
    data: {
      product_id: Number(found.goodId),
      product_id_str: found.goodId,
      name: found.title,
      img: found.pic,
      ...{ status: 0, check_status: goods.isOnSale(found.goodId) ? 3 : 1 },
      specs: [
        {
          id: 1,
          name: '规格',
          values: found.skus.map(({ sku }, index) => ({ id: 100 + index, name: sku, pid: 1, status: 0 })),
        },
      ],
      spec_prices: found.skus.map(({ skuId, price, merchantCode }, index) => ({
        sku_id: Number(skuId),
        spec_detail_ids: [100 + index],
        price,
        code: merchantCode,
        stock_num: stocks.of(shop.shopId, skuId).quantity,
      })),
    },
  };
}
