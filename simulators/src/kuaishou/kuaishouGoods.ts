import { type Given, numberIn } from '../shops/given.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { type Answered, KUAISHOU_ERRORS } from './kuaishouErrors.ts';

const MAX_PAGE_SIZE = 100;

export function itemList({ goods }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const [size, page] = [numberIn(input.pageSize), numberIn(input.pageNumber)];
  if (!(page >= 1 && size >= 1 && size <= MAX_PAGE_SIZE)) return KUAISHOU_ERRORS.fieldInvalid;
  const listed = goods.goods(shop.shopId);
  const shown = listed.slice((page - 1) * size, page * size);
  return {
    data: {
      totalPage: Math.ceil(listed.length / size),
      totalItemCount: listed.length,
      currentPageNumber: page,
      currentPageItemCount: shown.length,
      items: shown.map(({ goodId, title, pic, skus }) => ({
        kwaiItemId: wholeNumber(goodId),
        title,
        mainImageUrl: pic,
        skuList: skus.map(({ skuId, sku, price, merchantCode }) => ({
          kwaiItemId: wholeNumber(goodId),
          kwaiSkuId: wholeNumber(skuId),
          specification: sku,
          skuNick: merchantCode,
          skuSalePrice: price,
          imageUrl: pic,
        })),
      })),
    },
  };
}
