import type { ListedSku } from '../../adapters/shops/listingPlatform.ts';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { findGood } from '../goods/goods.repository.ts';
import type { GoodDto } from '../goods/goods.schemas.ts';
import { judgeListing } from './judgeListing.ts';
import { combinationsOf } from './listingContent.ts';
import { type ListingCode, listingTexts } from './listingOutcomes.ts';
import type { PackageRequest } from './packageKind.ts';
import { PACKAGE_LIMITS } from './packagePlatforms.ts';

/** All that there is. */
const WHOLE_STOCK = { stockReserve: 0, stockShare: 100 };

/** Goods as they are packed: only combinations on sale, at the prices of the rule. */
export type PackagedGood = {
  good: GoodDto;
  title: string;
  specs: { name: string; values: string[] }[];
  skus: ListedSku[];
  priceFrom: number;
};

/** Goods that are not packed, and why. */
export type LeftOut = { goodsNo: string; name: string; reason: string };

/** The goods as they are now, at what they cost the actor now, or why they cannot be sold so. */
export async function packagedGood(
  db: Db,
  actor: Actor,
  { platform, rule }: PackageRequest,
  { goodId, title }: PackageRequest['goods'][number],
): Promise<PackagedGood | LeftOut> {
  const limits = PACKAGE_LIMITS[platform];
  const good = await findGood(db, goodId, actor);
  const leftOut = (code: ListingCode): LeftOut => ({
    ...{ goodsNo: good?.goodsNo ?? '', name: good?.name ?? title, reason: listingTexts[code] },
  });
  const code = judgeListing(good, { platform, limits, rule, title });
  if (code !== null || !good) return leftOut(code ?? 'GOODS_OFF');
  const made = combinationsOf(good, rule, WHOLE_STOCK, limits);
  if (typeof made === 'string') return leftOut(made);
  const skus = made.skus.filter(({ outerSkuId }) => outerSkuId !== '');
  return { good, title, specs: made.specs, skus, priceFrom: made.priceFrom };
}
