import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import { findOrderReviews, listReviews, listSellerReviews } from './reviews.repository.ts';
import {
  AddToReviewBody,
  AnswerReviewBody,
  OrderReviewsAnswer,
  OrderReviewsBody,
  ReviewAnswer,
  ReviewOrderAnswer,
  ReviewOrderBody,
  ReviewsAnswer,
  ReviewsBody,
  SellerReviewsAnswer,
  SellerReviewsBody,
} from './reviews.schemas.ts';
import type { ReviewService } from './reviews.service.ts';

const tags = ['reviews'];

export function reviewRoutes(db: Db, reviews: ReviewService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orders/reviewOrder',
      {
        config: { access: 'buyer', scope: 'orders:write' },
        schema: {
          tags,
          summary: 'Review the goods of an order that was received, which completes it',
          description:
            'One score for all of its goods, or `lines` with one for each; goods that were refunded as a whole are not reviewed.',
          body: ReviewOrderBody,
          response: answers(ReviewOrderAnswer),
        },
      },
      async (request) => ok(await reviews.reviewOrder(actorOf(request), request.body)),
    );

    app.post(
      '/reviews/getReviewsList',
      {
        config: { access: 'public', sparse: true, revalidated: true },
        schema: {
          tags,
          summary: 'Reviews of goods, without those that were hidden',
          body: ReviewsBody,
          response: answers(ReviewsAnswer),
        },
      },
      async (request) => ok(await listReviews(db, request.body, request.fields)),
    );

    app.post(
      '/reviews/findOrderReviews',
      {
        config: { access: 'any', scope: 'orders:read', sparse: true },
        schema: {
          tags,
          summary: 'The goods of an own order with their reviews, also those that were hidden',
          body: OrderReviewsBody,
          response: answers(OrderReviewsAnswer),
        },
      },
      async (request) => {
        const list = await findOrderReviews(db, actorOf(request), request.body.orderId);
        if (!list) throw new Refusal('NOT_FOUND');
        return ok({ list });
      },
    );

    app.post(
      '/reviews/getSellerReviewsList',
      {
        config: { access: 'seller', scope: 'goods:read', sparse: true },
        schema: {
          tags,
          summary: 'Reviews of the own goods, newest first, also those that were hidden',
          body: SellerReviewsBody,
          response: answers(SellerReviewsAnswer),
        },
      },
      async (request) =>
        ok(await listSellerReviews(db, actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/reviews/addToReview',
      {
        config: { access: 'buyer', scope: 'orders:write' },
        schema: {
          tags,
          summary: 'Add to an own review (追评): once, within 90 days',
          body: AddToReviewBody,
          response: answers(ReviewAnswer),
        },
      },
      async (request) => {
        const { reviewId, ...added } = request.body;
        return ok(await reviews.addTo(actorOf(request), reviewId, added));
      },
    );

    app.post(
      '/reviews/answerReview',
      {
        config: { access: 'seller', scope: 'goods:write' },
        schema: {
          tags,
          summary: 'Answer a review of own goods; the answer may be changed for a day',
          body: AnswerReviewBody,
          response: answers(ReviewAnswer),
        },
      },
      async (request) => {
        const { reviewId, ...answer } = request.body;
        return ok(await reviews.answer(actorOf(request), reviewId, answer));
      },
    );
  };
}
