import type { Form } from '../shops/forms.ts';
import { listIn, numberIn, textIn } from '../shops/given.ts';
import type { PriceError } from '../shops/priceBook.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import { type Answered, PINDUODUO_ERRORS, type PinduoduoError, service } from './pinduoduoErrors.ts';

const MAX_SKUS = 100;

const REFUSALS: Record<PriceError, PinduoduoError> = {
  unknown: PINDUODUO_ERRORS.goodsUnknown,
  invalid: PINDUODUO_ERRORS.parameterInvalid,
  inPromotion: service('商品在资源位上，价格不能修改'),
  inReview: service('商品正在审核'),
};
const RULE = service('单买价必须高于拼团价');

/** Prices of one of the goods: all of them or none. Who buys alone pays more than who buys in a group. */
export function updatePrices({ prices }: PlatformWorld, { shopId }: SimulatedShop, form: Form): Answered {
  const goodId = form.get('goods_id') ?? '';
  const given = listIn(parseWhole(form.get('sku_price_list') ?? ''));
  if (given.length === 0 || given.length > MAX_SKUS) return PINDUODUO_ERRORS.parameterInvalid;
  const changes = given.map((sku) => ({
    ...{ goodId, skuId: textIn(sku.sku_id), price: numberIn(sku.group_price) },
    alone: numberIn(sku.single_price),
  }));
  for (const change of changes) {
    const error = prices.errorOf(shopId, change);
    if (error) return REFUSALS[error];
    if (!(change.alone > change.price)) return RULE;
  }
  for (const change of changes) prices.set(shopId, change);
  return { answer: { goods_update_sku_price_response: { is_success: true, goods_commit_id: 1 } } };
}
