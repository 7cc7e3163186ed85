import type { ListedSku, ListingLimits, NewListing } from '../../adapters/shops/listingPlatform.ts';
import type { GoodDto } from '../goods/goods.schemas.ts';
import { type HeldPrices, NONE_HELD } from './heldPrices.repository.ts';
import type { ListingCode } from './listingOutcomes.ts';
import { heldAbove, isBelowFloor, type PriceRule, priceBy } from './priceRule.ts';

const MAX_STOCK = 999_999;

/** What of a shop's settings its stock goes by, as `shop_stock_target` has it. */
type StockSetting = { stockReserve: number; stockShare: number };

type Combinations = Pick<NewListing, 'specs' | 'skus'> & { priceFrom: number; priceTo: number };

/**
 * The combinations of goods as a shop sells them, every value with every other: those that are not on sale have no pieces
 * and no number. Pictures are the addresses here. A code where they cannot be sold so.
 */
export function combinationsOf(
  good: GoodDto,
  rule: PriceRule,
  setting: StockSetting,
  limits: ListingLimits,
  held: HeldPrices = NONE_HELD,
): Combinations | ListingCode {
  const onSale = good.skus.filter((sku) => sku.onSale);
  if (onSale.length === 0) return 'GOODS_OFF';
  if (good.properties.length > limits.specs) return 'TOO_MANY_SPECS';
  const used = new Set(onSale.flatMap(({ valueIds }) => valueIds));
  const properties = good.properties.map(({ name, values }) => ({
    name,
    values: values.filter(({ id }) => used.has(id)),
  }));
  const priced = onSale.map((sku) => ({
    sku,
    price: heldAbove(priceBy(rule, sku.price), held.get(sku.skuNo)),
  }));
  if (priced.some(({ sku, price }) => isBelowFloor(rule, price, sku.price))) return 'MARGIN_SHORT';
  const prices = priced.map(({ price }) => price);
  const [priceFrom, priceTo] = [Math.min(...prices), Math.max(...prices)];
  const skus = everyCombination(properties.map(({ values }) => values)).map((values): ListedSku => {
    const found = priced.find(({ sku }) => values.every(({ id }, at) => sku.valueIds[at] === id));
    const named = values.length === 0 ? [PLAIN_VALUE] : values.map(({ name }) => name);
    if (!found) return { outerSkuId: '', values: named, price: priceTo, stock: 0, weight: 0, picture: '' };
    const { skuNo, weight, pic, stocks } = found.sku;
    return {
      ...{ outerSkuId: skuNo, values: named, price: found.price, weight, picture: pic },
      stock: stockOf(stocks, setting),
    };
  });
  const specs =
    properties.length === 0
      ? [{ name: PLAIN, values: [PLAIN_VALUE] }]
      : properties.map(({ name, values }) => ({ name, values: values.map((value) => value.name) }));
  return { specs, skus, priceFrom, priceTo };
}

const PLAIN = '规格';
const PLAIN_VALUE = '默认';

export function everyCombination<T>(lists: readonly T[][]): T[][] {
  return lists.reduce<T[][]>(
    (all, list) => all.flatMap((chosen) => list.map((value) => [...chosen, value])),
    [[]],
  );
}

function stockOf(
  stocks: readonly { available: number }[],
  { stockReserve, stockShare }: StockSetting,
): number {
  const available = stocks.reduce((sum, stock) => sum + Math.max(0, stock.available), 0);
  return Math.min(MAX_STOCK, Math.floor((Math.max(0, available - stockReserve) * stockShare) / 100));
}
