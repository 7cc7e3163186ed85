import type { ValueOf } from '../../rest/enums.ts';
import type { ShopListingPageDto } from './listings.dto.ts';

export const listingState = { WAITING: 0, LISTED: 1, FAILED: 2 } as const;
export type ShopListingState = ValueOf<typeof listingState>;

export const listingVerdict = {
  ...{ PASSED: 1, IN_REVIEW: 2, REFUSED: 3, OFF_SALE: 4, BANNED: 5, GONE: 6 },
} as const;
export type ShopListingVerdict = ValueOf<typeof listingVerdict>;

export const listingChangeKind = {
  ...{ TITLE: 'title', PICTURES: 'pictures', DETAIL: 'detail' },
  ...{ NEW_SKUS: 'newSkus', ENDED_SKUS: 'endedSkus', PRICE: 'price' },
} as const;
export type ListingChangeKind = ValueOf<typeof listingChangeKind>;

export const packagePlatform = { TAOBAO: 1, JD: 3 } as const;
export type PackagePlatform = ValueOf<typeof packagePlatform>;

export const priceEnding = { EXACT: 0, TENTHS: 1, WHOLE: 2, NINE: 3, NINETY_NINE: 4 } as const;
export type PriceEnding = ValueOf<typeof priceEnding>;

/** REST keys its counts by state number. */
export function countsOfListings({
  counts,
}: Pick<ShopListingPageDto, 'counts'>): { state: ShopListingState; count: number }[] {
  return Object.values(listingState).map((state) => ({ state, count: counts[String(state)] ?? 0 }));
}

/** The same by verdict; REST says nothing of what has passed. */
export function countsOfVerdicts({
  verdicts,
}: Pick<ShopListingPageDto, 'verdicts'>): { verdict: ShopListingVerdict; count: number }[] {
  return Object.values(listingVerdict)
    .filter((verdict) => verdict !== listingVerdict.PASSED)
    .map((verdict) => ({ verdict, count: verdicts[String(verdict)] ?? 0 }));
}
