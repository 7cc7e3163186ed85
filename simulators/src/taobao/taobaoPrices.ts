import type { Form } from '../shops/forms.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { fenOf } from '../shops/yuan.ts';
import { type Answered, invalidParameter, TAOBAO_ERRORS } from './taobaoErrors.ts';
import { propertiesAt } from './taobaoGoods.ts';

/** The price of a SKU, which is named by its properties; that of the item has to lie among those of its SKUs. */
export function updatePrice(
  { goods, prices }: PlatformWorld,
  { shopId }: SimulatedShop,
  form: Form,
): Answered {
  const goodId = form.get('num_iid') ?? '';
  const good = goods.goods(shopId).find((each) => each.goodId === goodId);
  if (!good) return TAOBAO_ERRORS.itemUnknown;
  const sku = good.skus.find((_, index) => propertiesAt(index) === form.get('properties'));
  if (!sku) return TAOBAO_ERRORS.skuUnknown;
  const price = fenOf(form.get('price') ?? '');
  const before = Math.min(...good.skus.map((each) => each.price));
  const ofItem = form.get('item_price') === undefined ? before : fenOf(form.get('item_price') ?? '');
  if (price === null || ofItem === null) return invalidParameter('price');
  const all = good.skus.map((each) => (each === sku ? price : each.price));
  if (ofItem < Math.min(...all) || ofItem > Math.max(...all)) return invalidParameter('item_price');
  const error = prices.set(shopId, { goodId, skuId: sku.skuId, price });
  if (error === 'inPromotion') return TAOBAO_ERRORS.inPromotion;
  if (error) return invalidParameter('price');
  return { node: { sku: { num_iid: wholeNumber(goodId) } } };
}
