import type { ListingRefusal, ListingRefusalKind } from '../listingPlatform.ts';
import { listingRefusal } from '../listingRefusal.ts';
import type { ShopError } from '../shopError.ts';

const DAY_USED_UP = '10020111';

const KINDS: Record<string, ListingRefusalKind> = {
  10020005: 'freight',
  10020008: 'review',
  10020011: 'category',
  10020012: 'property',
  10020017: 'category',
  10020018: 'category',
  10020019: 'freight',
  10020020: 'title',
  10020021: 'title',
  10020022: 'picture',
  10020028: 'price',
  10020035: 'picture',
  10020039: 'price',
  10020040: 'price',
  10020048: 'category',
  10020103: 'limit',
  10020106: 'picture',
  10020107: 'picture',
  10020108: 'category',
};

/** Says nothing of the goods: it may pass, and the call may even have been done. */
export function isOpen({ kind, code }: ShopError): boolean {
  return ['authExpired', 'rateLimited', 'transient'].includes(kind) || !/^10020\d{3}$|^101004$/.test(code);
}

/** What is said of goods that are sent; whatever else is answered is thrown. */
export function refusalIn({ error, words }: { error: ShopError; words: string }): ListingRefusal {
  if (error.code === DAY_USED_UP)
    return { ...listingRefusal(error.code, words), kind: 'dayLimit', mayBeKept: true };
  if (isOpen(error)) throw error;
  const refused = listingRefusal(error.code, words);
  return { ...refused, kind: KINDS[error.code] ?? refused.kind };
}
