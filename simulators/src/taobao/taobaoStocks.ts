import type { Form } from '../shops/forms.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import { type Answered, invalidParameter, TAOBAO_ERRORS } from './taobaoErrors.ts';

const MAX_SKUS = 20;
const RELATIVE = '2';

/** Quantities of one item's SKUs, `id:quantity;…`: all of them or none. */
export function updateQuantities(
  { goods, stocks }: PlatformWorld,
  { shopId }: SimulatedShop,
  form: Form,
): Answered {
  const pairs = (form.get('skuid_quantities') ?? '').split(';').map((pair) => pair.split(':'));
  if (pairs.length > MAX_SKUS || pairs.some(([, number]) => !/^-?\d+$/.test(number ?? '')))
    return invalidParameter('skuid_quantities');
  const goodId = form.get('num_iid') ?? '';
  if (!goods.goods(shopId).some((good) => good.goodId === goodId)) return TAOBAO_ERRORS.itemUnknown;
  const changes = pairs.map(([skuId = '', number]) => ({ skuId, number: Number(number) }));
  if (changes.some(({ skuId }) => !goods.findSku(shopId, goodId, skuId))) return TAOBAO_ERRORS.skuUnknown;
  const isRelative = form.get('type') === RELATIVE;
  if (!isRelative && changes.some(({ number }) => number < 0)) return invalidParameter('skuid_quantities');
  const wanted = changes.map(({ skuId, number }) => {
    const stock = stocks.of(shopId, skuId);
    return { skuId, stock, quantity: isRelative ? Math.max(0, stock.quantity + number) : number };
  });
  if (wanted.some(({ stock, quantity }) => stock.mood !== 'taken' || quantity < stock.reserved))
    return TAOBAO_ERRORS.stockRefused;
  for (const { skuId, quantity } of wanted) stocks.set(shopId, skuId, quantity);
  return { node: { item: { num_iid: wholeNumber(goodId) } } };
}
