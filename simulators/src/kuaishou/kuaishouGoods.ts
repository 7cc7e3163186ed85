import { type Given, numberIn, textIn } from '../shops/given.ts';
import type { PutGood, PutState } from '../shops/goodsBook.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { type Answered, KUAISHOU_ERRORS } from './kuaishouErrors.ts';

const MAX_PAGE_SIZE = 100;
const ON_SHELF = 1;
const PASSED = 2;
const AUDITS: Record<PutState, number> = {
  draft: PASSED,
  inReview: 0,
  refused: 3,
  onSale: PASSED,
  offSale: PASSED,
  takenDown: PASSED,
};

export function itemList({ goods }: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const [size, page] = [numberIn(input.pageSize), numberIn(input.pageNumber)];
  if (!(page >= 1 && size >= 1 && size <= MAX_PAGE_SIZE)) return KUAISHOU_ERRORS.fieldInvalid;
  const [own, theirs] = [textIn(input.relItemId), textIn(input.kwaiItemId)];
  const listed = goods.goods(shop.shopId).filter(({ goodId }) => {
    if (theirs !== '') return goodId === theirs;
    if (own !== '') return goods.putOf(goodId)?.outerId === own;
    return input.onOfflineStatus !== ON_SHELF || goods.isOnSale(goodId);
  });
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
        onOfflineStatus: goods.isOnSale(goodId) ? ON_SHELF : 0,
        ...auditOf(goods.putOf(goodId)),
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

/** What was there from the start has passed. */
function auditOf(put: PutGood | undefined) {
  return { auditStatus: put ? AUDITS[put.state] : PASSED, auditReason: put?.words ?? '' };
}
