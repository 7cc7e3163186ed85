import type { ListSellerReviewsQueryVariables, SellerReviewFilter } from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { fixed, id, keyOf, page, type QueryOf, scope, searchParams, text } from '../../lib/searchParams.ts';
import { type SellerReviewTab, sellerTabNames } from './reviews.text.ts';

/** Which reviews a supplier's list shows, as the address has it. */
export const sellerReviewsParams = searchParams({
  tab: fixed('reviews'),
  show: scope(keyOf<SellerReviewTab>(sellerTabNames, 'all')),
  keyword: text(),
  goodId: id(),
  page: page(),
});

const tabFilters: Record<SellerReviewTab, SellerReviewFilter> = {
  all: {},
  waiting: { waiting: true },
  good: { show: 'GOOD' },
  middle: { show: 'MIDDLE' },
  bad: { show: 'BAD' },
  pictures: { show: 'PICTURES' },
};

/** The variables of one page of it. */
export function sellerReviewsVariables(
  query: QueryOf<typeof sellerReviewsParams>,
): ListSellerReviewsQueryVariables & { filter: SellerReviewFilter } {
  const { show, keyword, goodId, page } = query;
  return { filter: { ...tabFilters[show], ...given({ keyword, goodId }) }, page, pageSize: 20 };
}
