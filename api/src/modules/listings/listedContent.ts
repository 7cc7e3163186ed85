import type { ListingLimits } from '../../adapters/shops/listingPlatform.ts';
import type { ListedContent, ListingChange } from '../../db/schema/shopListings.ts';
import { yuanText } from '../../shared/money.ts';
import { picturesIn } from '../goods/cleanDetail.ts';
import type { GoodDto } from '../goods/goods.schemas.ts';
import type { HeldPrices } from './heldPrices.repository.ts';
import { combinationsOf } from './listingContent.ts';
import type { PriceRule } from './priceRule.ts';
import { fittedTitle } from './titleLength.ts';

/** Quantities are no part of it: stock is kept by itself. */
const NO_STOCK = { stockReserve: 0, stockShare: 0 };
const MAX_NAMED = 5;

/** What a shop would be given of goods now; null where they cannot be sold so at all. */
export function contentOf(
  good: GoodDto,
  { title, rule, held }: { title: string; rule: PriceRule; held: HeldPrices },
  limits: ListingLimits,
): ListedContent | null {
  // The floor is for those who send a price.
  const made = combinationsOf(good, { ...rule, floor: 0 }, NO_STOCK, limits, held);
  if (typeof made === 'string') return null;
  return {
    ...{ name: good.name, title },
    pictures: good.pics.slice(0, limits.pictures.max),
    detail: picturesIn(good.detail).slice(0, limits.pictures.detail),
    specs: made.specs,
    skus: made.skus
      .filter(({ outerSkuId }) => outerSkuId !== '')
      .map(({ outerSkuId, values, price, picture }) => ({ no: outerSkuId, values, price, picture })),
  };
}

/** The title that goods are to have: a new one where it was made of their name, else the buyer's own. */
export function titleNow({ name, title }: ListedContent, goodName: string, limits: ListingLimits): string {
  const isOurs = title === fittedTitle(name, limits.title);
  return isOurs && name !== goodName ? fittedTitle(goodName, limits.title) : title;
}

/** What of goods differs from what a shop was given, in words. */
export function changesOf(sent: ListedContent, now: ListedContent): ListingChange[] {
  const changes: ListingChange[] = [];
  const add = (kind: ListingChange['kind'], before: string, after: string) =>
    changes.push({ kind, before, after });
  if (sent.title !== now.title) add('title', sent.title, now.title);
  const skuPictures = ({ skus }: ListedContent) => skus.map(({ no, picture }) => `${no} ${picture}`);
  const [before, after] = [byNo(sent), byNo(now)];
  const newSkus = now.skus.filter(({ no }) => !before.has(no));
  const endedSkus = sent.skus.filter(({ no }) => !after.has(no));
  const areSameSkus = newSkus.length === 0 && endedSkus.length === 0;
  if (
    isOther(sent.pictures, now.pictures) ||
    (areSameSkus && isOther(skuPictures(sent).toSorted(), skuPictures(now).toSorted()))
  )
    add('pictures', countText(sent.pictures), countText(now.pictures));
  if (isOther(sent.detail, now.detail)) add('detail', countText(sent.detail), countText(now.detail));
  if (newSkus.length > 0) add('newSkus', '', namesText(newSkus));
  if (endedSkus.length > 0) add('endedSkus', namesText(endedSkus), '');
  const stay = now.skus.filter(({ no }) => before.has(no));
  const renamed = stay.filter(({ no, values }) => isOther(before.get(no)?.values ?? values, values));
  if (renamed.length > 0)
    add('skuNames', namesText(renamed.flatMap(({ no }) => before.get(no) ?? [])), namesText(renamed));
  if (stay.some(({ no, price }) => before.get(no)?.price !== price))
    add(
      'price',
      rangeText(stay.map(({ no }) => before.get(no)?.price ?? 0)),
      rangeText(stay.map(({ price }) => price)),
    );
  return changes;
}

/** The same with the prices that the buyer has set at the platform, which no rule changes. */
export function withOwnPrices(now: ListedContent, sent: ListedContent): ListedContent {
  const before = byNo(sent);
  return {
    ...now,
    skus: now.skus.map((sku) => {
      const { own, price } = before.get(sku.no) ?? sku;
      return own ? { ...sku, price, own } : sku;
    }),
  };
}

export function byNo({ skus }: ListedContent): Map<string, ListedContent['skus'][number]> {
  return new Map(skus.map((sku) => [sku.no, sku]));
}

function isOther(before: readonly string[], after: readonly string[]): boolean {
  return before.length !== after.length || before.some((each, at) => each !== after[at]);
}

function countText(pictures: readonly string[]): string {
  return `${pictures.length} 张`;
}

function namesText(skus: ListedContent['skus']): string {
  const named = skus.slice(0, MAX_NAMED).map(({ values }) => values.join(' '));
  return `${named.join('、')}${skus.length > MAX_NAMED ? ` 等 ${skus.length} 种` : ''}`;
}

function rangeText(prices: readonly number[]): string {
  const [from, to] = [Math.min(...prices), Math.max(...prices)];
  return from === to ? `¥${yuanText(from)}` : `¥${yuanText(from)}–¥${yuanText(to)}`;
}
