import type { ListingRefusal, ListingRefusalKind } from '../listingPlatform.ts';
import { listingRefusal } from '../listingRefusal.ts';
import type { ShopError } from '../shopError.ts';
import { PRICE_RULE, RESERVED_STOCK } from './pinduoduoErrors.ts';

const REFUSED = '50001';

/** By the finer code of a refusal, the narrower ones first. */
const KINDS: readonly [RegExp, ListingRefusalKind][] = [
  [/today-add-goods-num/, 'dayLimit'],
  [/cost_template/, 'freight'],
  [/goods_name|tiny_name|descc-include-forbid/, 'title'],
  [/cat_id/, 'category'],
  [/gallery|thumb_url|image_url/, 'picture'],
  [/price/, 'price'],
];
/** The shop's own papers are not in order, and what was sent lies among its drafts. */
const KEPT_AS_DRAFT = /mall-info-is/;

/** Whether it is said of the goods; whatever else fails may have happened. */
export function isRefusal({ code }: ShopError): boolean {
  return code.startsWith(REFUSED);
}

/** What is said of goods that are sent; whatever else is answered is thrown. */
export function refusalIn({
  error,
  subCode,
  words,
}: {
  error: ShopError;
  subCode: string;
  words: string;
}): ListingRefusal {
  if (!isRefusal(error)) throw error;
  const refused = listingRefusal(error.code, words);
  const kind = KINDS.find(([pattern]) => pattern.test(subCode))?.[1] ?? refused.kind;
  const isPrice = error.code === PRICE_RULE || error.code === RESERVED_STOCK;
  return { ...refused, kind: isPrice ? 'price' : kind, mayBeKept: KEPT_AS_DRAFT.test(subCode) };
}
