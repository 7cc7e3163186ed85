import { yuanText } from '../../shared/money.ts';
import type { GoodPricesDto } from '../pricing/prices.schemas.ts';

/** The prices of one combination by pieces, such as `1 件 ¥2.80，10 件起 ¥2.50`; empty where all cost the same. */
export function stepsText(prices: GoodPricesDto | undefined, skuId: number): string {
  const sku = prices?.skus.find((each) => each.skuId === skuId);
  if (!sku || sku.steps.length === 0) return '';
  return [
    `1 件 ¥${yuanText(sku.price)}`,
    ...sku.steps.map(({ minPieces, price }) => `${minPieces} 件起 ¥${yuanText(price)}`),
  ].join('，');
}

/** What counts together for the steps. */
export function stepsNote({ perParcel }: GoodPricesDto): string {
  return perParcel ? '件数按每个包裹计算' : '件数按整个订单计算';
}
