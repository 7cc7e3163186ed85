import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { operatorOf } from '../../plugins/session.ts';
import { answers, Nothing, ok } from '../../shared/envelope.ts';
import { listConsoleReviews } from './consoleReviews.repository.ts';
import type { ConsoleHidingService } from './hiding.service.ts';
import {
  ConsoleReviewsAnswer,
  ConsoleReviewsQuery,
  HideReviewBody,
  ShowReviewBody,
} from './reviews.console.schemas.ts';

const tags = ['reviews'];
const acts = { access: 'operator', permission: 'reviews.act' } as const;

export function consoleReviewRoutes(db: Db, hiding: ConsoleHidingService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/reviews',
      {
        config: { ...acts, sparse: true },
        schema: {
          tags,
          summary: 'Reviews of all goods, hidden ones too, the newest first',
          querystring: ConsoleReviewsQuery,
          response: answers(ConsoleReviewsAnswer),
        },
      },
      async (request) => ok(await listConsoleReviews(db, request.query, request.fields)),
    );

    app.post(
      '/console/reviews/hide',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Hide a review: it is neither shown nor counted, and its author is told why',
          body: HideReviewBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await hiding.hide(request.body.id, request.body.reason, operatorOf(request));
        return ok({}, '已隐藏');
      },
    );

    app.post(
      '/console/reviews/show',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Show a review again that was hidden',
          body: ShowReviewBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await hiding.show(request.body.id, request.body.reason, operatorOf(request));
        return ok({}, '已恢复显示');
      },
    );
  };
}
