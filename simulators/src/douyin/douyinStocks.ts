import { type Given, listIn, numberIn, textIn } from '../shops/given.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import type { StockError } from '../shops/stockBook.ts';
import { DOUYIN_ERRORS } from './douyinErrors.ts';
import type { Answered } from './douyinReads.ts';

const MAX_ITEMS = 50;
const IDS_KEPT = 10_000;

const REFUSALS: Record<StockError | 'unknown', [code: number, words: string]> = {
  unknown: [-20_003, '商品或SKU不存在'],
  short: [-20_001, '库存不足'],
  belowReserved: [-20_008, '库存不能小于活动库存'],
  keptElsewhere: [-20_011, 'SKU已绑定货品，请修改货品库存'],
  inReview: [-20_012, '商品审核中'],
  tooOften: [-1, '库存更新失败'],
};

const PRICE_ERRORS = {
  unknown: DOUYIN_ERRORS.priceNoSku,
  invalid: DOUYIN_ERRORS.priceMissing,
  inPromotion: DOUYIN_ERRORS.priceInPromotion,
  inReview: DOUYIN_ERRORS.priceInReview,
};

export function editPrice({ prices }: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const change = {
    ...{ goodId: textIn(input.product_id), skuId: textIn(input.sku_id), price: numberIn(input.price) },
  };
  const error = prices.set(shopId, change);
  return error ? PRICE_ERRORS[error] : { data: {} };
}

/** Quantities of up to fifty SKUs, each with a result of its own; an id is good once. */
export function syncStocks(
  { goods, stocks }: PlatformWorld,
  { shopId }: SimulatedShop,
  input: Given,
  usedIds: Set<string>,
): Answered {
  const items = listIn(input.items);
  const id = textIn(input.idempotent_id);
  if (!id || typeof input.incremental !== 'boolean') return DOUYIN_ERRORS.stockFieldMissing;
  if (items.length === 0 || items.length > MAX_ITEMS) return DOUYIN_ERRORS.stockTooMany;
  if (usedIds.has(`${shopId} ${id}`)) return DOUYIN_ERRORS.idUsed;
  usedIds.add(`${shopId} ${id}`);
  const [oldest] = usedIds;
  if (oldest !== undefined && usedIds.size > IDS_KEPT) usedIds.delete(oldest);
  const results = items.map((item) => {
    const skuId = textIn(item.sku_id);
    const known = goods.findSku(shopId, textIn(item.product_id), skuId);
    const number = numberIn(item.stock_num);
    const quantity = input.incremental === true ? stocks.of(shopId, skuId).quantity + number : number;
    const error = !known || !Number.isInteger(number) ? 'unknown' : stocks.set(shopId, skuId, quantity);
    const [status_code, status_message] = error ? REFUSALS[error] : [0, ''];
    return {
      uniq_id: textIn(item.uniq_id),
      sku_id: Number(skuId),
      stock_num: quantity,
      status_code,
      status_message,
    };
  });
  return { data: { results } };
}
