import { Refusal } from '../../shared/refusal.ts';
import { searchTextOf } from '../../shared/searchText.ts';
import { checkFields, contentOf } from './goodContent.ts';
import { checkOnSale, leastOf, newSkus, type SkuPlan } from './goodSkus.ts';
import type { GoodContent } from './sellerGoods.repository.ts';
import type { CreateGood } from './sellerGoods.schemas.ts';

/**
 * What is to be written of new goods.
 * @throws Refusal of what is wrong with the request whatever the database holds, with the `field` of the input
 */
export function newGood({ stocks = [], publish, ...fields }: CreateGood): {
  plan: SkuPlan;
  content: GoodContent;
} {
  checkFields(fields);
  const plan = newSkus(fields, stocks);
  checkFirstStocks(plan, publish);
  checkOnSale(plan, publish);
  return { plan, content: contentOf(fields, leastOf(plan)) };
}

/**
 * Refuses a warehouse twice, and goods for sale of which there is nothing.
 * @throws Refusal STOCK_MISSING, STOCK_EXISTS
 */
export function checkFirstStocks({ skus }: Pick<SkuPlan, 'skus'>, publish: boolean): void {
  const field = 'stocks';
  if (publish && skus.every(({ stocks = [], bundleParts }) => stocks.length + bundleParts.length === 0))
    throw new Refusal('STOCK_MISSING', {}, { field });
  for (const { stocks = [] } of skus)
    if (new Set(stocks.map(({ warehouseId }) => warehouseId)).size < stocks.length)
      throw new Refusal('STOCK_EXISTS', {}, { field });
}

export function described(content: GoodContent): GoodContent & { searchText: string } {
  return { ...content, searchText: searchTextOf(content.name) };
}
