import { type Given, numberIn, textIn } from '../shops/given.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { type Answered, KUAISHOU_ERRORS } from './kuaishouErrors.ts';

const ADD = 1;
const REDUCE = 2;
const MAX_CHANGE = 9_999_998;

export function skuList({ goods, stocks }: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const found = goods.goods(shopId).find(({ goodId }) => goodId === textIn(input.kwaiItemId));
  if (!found) return KUAISHOU_ERRORS.goodsUnknown;
  return {
    data: found.skus.map(({ skuId, sku, price, merchantCode }) => ({
      kwaiItemId: wholeNumber(found.goodId),
      kwaiSkuId: wholeNumber(skuId),
      specification: sku,
      skuNick: merchantCode,
      skuSalePrice: price,
      skuStock: stocks.of(shopId, skuId).quantity,
    })),
  };
}

const PRICE_ERRORS = {
  unknown: KUAISHOU_ERRORS.goodsUnknown,
  invalid: KUAISHOU_ERRORS.fieldInvalid,
  inPromotion: KUAISHOU_ERRORS.priceRefused,
  inReview: KUAISHOU_ERRORS.other,
};

export function updatePrice({ prices }: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const change = { goodId: textIn(input.itemId), skuId: textIn(input.skuId), price: numberIn(input.price) };
  const error = prices.set(shopId, change);
  return error ? PRICE_ERRORS[error] : { data: {} };
}

/** Only by how much: the same change once more changes it once more. */
export function updateStock(
  { goods, stocks }: PlatformWorld,
  { shopId }: SimulatedShop,
  input: Given,
): Answered {
  const skuId = textIn(input.skuId);
  const change = numberIn(input.skuChangeStock);
  const type = numberIn(input.changeType);
  if (!goods.findSku(shopId, textIn(input.kwaiItemId), skuId)) return KUAISHOU_ERRORS.goodsUnknown;
  if (!(Number.isInteger(change) && change >= 1 && change <= MAX_CHANGE && [ADD, REDUCE].includes(type)))
    return KUAISHOU_ERRORS.fieldInvalid;
  const { quantity } = stocks.of(shopId, skuId);
  const error = stocks.set(shopId, skuId, quantity + (type === ADD ? change : -change));
  return error ? KUAISHOU_ERRORS.stockRefused : { data: {} };
}
