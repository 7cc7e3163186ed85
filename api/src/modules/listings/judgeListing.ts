import type { ListingLimits } from '../../adapters/shops/listingPlatform.ts';
import type { GoodDto } from '../goods/goods.schemas.ts';
import { goodsStatus } from '../goods/goodsStatus.ts';
import type { ListingCode } from './listingOutcomes.ts';
import { isBelowFloor, type PriceRule, priceBy } from './priceRule.ts';
import { titleLength } from './titleLength.ts';

type Judged = {
  platform: number;
  limits: ListingLimits;
  rule: PriceRule;
  title: string;
  /** Percent below which the shop takes what it sells off sale again; null where it does not. */
  stopBelow?: number | null;
};

/** Why goods cannot be put up, as far as it can be told without the platform; null where nothing is known against it. */
export function judgeListing(
  good: GoodDto | undefined,
  { platform, limits, rule, title, stopBelow = null }: Judged,
): ListingCode | null {
  if (good?.status !== goodsStatus.onSale) return 'GOODS_OFF';
  if (good.platforms.length > 0 && !good.platforms.includes(platform)) return 'GOODS_PLATFORM';
  if (good.minNum > 1) return 'MIN_PIECES';
  if (good.pics.length === 0) return 'PICTURES_MISSING';
  for (const cost of [good.price, good.priceMax]) {
    const price = priceBy(rule, cost);
    if (isBelowFloor(rule, price, cost)) return 'MARGIN_SHORT';
    if (stopBelow !== null && isBelowFloor({ floor: stopBelow }, price, cost)) return 'MARGIN_RULE';
  }
  const length = titleLength(title, limits.title);
  return length < limits.title.min || length > limits.title.max ? 'TITLE_LENGTH' : null;
}
