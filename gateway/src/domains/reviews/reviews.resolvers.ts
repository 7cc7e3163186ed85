import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { reviewAction, reviewShow, reviewSort } from './reviews.mapping.ts';

export const resolvers = {
  ReviewShow: reviewShow,
  ReviewSort: reviewSort,
  ReviewAction: reviewAction,
  Query: {
    reviews: (_, { filter, ...ofGood }, { apis }, info) =>
      apis.reviews.list({ ...filter, ...ofGood }, selectionOf(info)),
    orderReviews: (_, { orderId }, { apis }, info) => apis.reviews.ofOrder(orderId, selectionOf(info)),
    sellerReviews: (_, { filter, ...paging }, { apis }, info) =>
      apis.reviews.ofSeller({ ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    addToReview: (_, { id, input }, { apis }) => apis.reviews.addTo({ reviewId: id, ...input }),
    answerReview: (_, { id, ...answer }, { apis }) => apis.reviews.answer({ reviewId: id, ...answer }),
  },
} satisfies Resolvers;
