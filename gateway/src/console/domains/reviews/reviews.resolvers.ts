import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { reviewListing } from './reviews.mapping.ts';

export const resolvers = {
  ReviewListing: reviewListing,
  Query: {
    reviews: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.reviews.list({ ...filter, page, pageSize, cursor }, selectionOf(info)),
  },
  Mutation: {
    hideReview: (_, { id, reason }, { apis }) => apis.reviews.hide(id, reason),
    showReview: (_, { id, reason }, { apis }) => apis.reviews.show(id, reason),
  },
} satisfies Resolvers;
