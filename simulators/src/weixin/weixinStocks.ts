import { type Given, numberIn, textIn } from '../shops/given.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import type { StockError } from '../shops/stockBook.ts';
import type { Answered } from './component.ts';
import { WEIXIN_ERRORS, type WeixinError } from './weixinErrors.ts';

/** 1 adds, 2 reduces, 3 sets. */
const SIGNS: Record<number, number> = { 1: 1, 2: -1 };
const SETS = 3;

const REFUSALS: Record<StockError, WeixinError> = {
  short: WEIXIN_ERRORS.stockShort,
  belowReserved: WEIXIN_ERRORS.stockShort,
  inReview: WEIXIN_ERRORS.productInReview,
  keptElsewhere: WEIXIN_ERRORS.other,
  tooOften: WEIXIN_ERRORS.skuTooOften,
};

export function updateStock(
  { goods, stocks }: PlatformWorld,
  { shopId }: SimulatedShop,
  input: Given,
): Answered {
  const skuId = textIn(input.sku_id);
  const [type, number] = [numberIn(input.diff_type), numberIn(input.num)];
  const sign = SIGNS[type];
  if (!goods.findSku(shopId, textIn(input.product_id), skuId)) return WEIXIN_ERRORS.productUnknown;
  if (!(Number.isInteger(number) && number >= 0) || (sign === undefined && type !== SETS))
    return WEIXIN_ERRORS.argsInvalid;
  const quantity = sign === undefined ? number : stocks.of(shopId, skuId).quantity + sign * number;
  const error = stocks.set(shopId, skuId, quantity);
  return error ? REFUSALS[error] : {};
}
