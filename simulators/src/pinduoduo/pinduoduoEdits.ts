import type { Form } from '../shops/forms.ts';
import { numberIn, textIn } from '../shops/given.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import {
  type Answered,
  PINDUODUO_ERRORS,
  type PinduoduoError,
  refusedGoods,
  service,
} from './pinduoduoErrors.ts';
import { bodyIn, jsonIn, type KnownSpecs, shownIn, skuIn } from './pinduoduoGoodsForm.ts';

/** Of `operate_type`: as a draft. */
const SAVES = '1';

/** What is wrong with a change of goods, other than with what they would be. */
export function editProblem(
  { goods, stocks }: PlatformWorld,
  { shopId }: SimulatedShop,
  form: Form,
): PinduoduoError | null {
  const goodsId = form.get('goods_id') ?? '';
  const found = goods.goods(shopId).find(({ goodId }) => goodId === goodsId);
  if (!found) return PINDUODUO_ERRORS.goodsUnknown;
  if (goods.isInReview(goodsId)) return refusedGoods('50001', '商品正在审核中，暂不能编辑');
  const skus = jsonIn(form, 'sku_list');
  const ids = skus.map(({ sku_id: id }) => textIn(id)).filter(Boolean);
  if (new Set(ids).size < ids.length || !ids.every((id) => goods.findSku(shopId, goodsId, id)))
    return PINDUODUO_ERRORS.goodsUnknown;
  // Of what is there only by how much it changes.
  const isShort = skus.some(({ sku_id: id, quantity }) => {
    const before = textIn(id) === '' ? 0 : stocks.of(shopId, textIn(id)).quantity;
    return !(before + numberIn(quantity) >= 0);
  });
  const isPromoted = found.skus.some(({ skuId, price }) => {
    const next = skus.find(({ sku_id: id }) => textIn(id) === skuId);
    return stocks.of(shopId, skuId).reserved > 0 && numberIn(next?.multi_price) !== price;
  });
  if (isPromoted) return service('商品在资源位上，价格不能修改');
  return isShort ? PINDUODUO_ERRORS.parameterInvalid : null;
}

/** Goods are as the call says from now on, what it leaves out too, or once that has passed its review. */
export function editGoods(
  { goods, stocks }: PlatformWorld,
  { shopId }: SimulatedShop,
  form: Form,
  known: KnownSpecs,
): Answered {
  const goodsId = form.get('goods_id') ?? '';
  const skus = jsonIn(form, 'sku_list');
  const edited = goods.editReviewed(shopId, goodsId, {
    ...shownIn(form),
    skus: skus.map((sku) => ({ ...skuIn(sku, known), skuId: textIn(sku.sku_id) || null })),
    body: bodyIn(form, known),
    submits: form.get('operate_type') !== SAVES,
  });
  for (const [index, { skuId }] of edited.entries()) {
    const sku = skus[index] ?? {};
    const before = textIn(sku.sku_id) === '' ? 0 : stocks.of(shopId, skuId).quantity;
    stocks.put(shopId, skuId, { quantity: before + numberIn(sku.quantity) });
  }
  return {
    answer: {
      goods_update_response: { goods_commit_id: wholeNumber(goodsId), is_success: true, matched_spu_id: 0 },
    },
  };
}
