import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import type { AnsweringService } from './answering.service.ts';
import type { ApplyingService } from './applying.service.ts';
import { listRefunds } from './refunds.repository.ts';
import {
  AnswerBody,
  RefundAnswer,
  RefundBody,
  RefundIdBody,
  RefundsAnswer,
  RefundsBody,
} from './refunds.schemas.ts';

const tags = ['refunds'];
const DecidedAnswer = Type.Object({
  refundId: EntityId,
  status: Type.Integer(),
  amount: Type.Integer({ description: 'fen that have gone back' }),
});

export function refundRoutes(
  db: Db,
  applying: ApplyingService,
  answering: AnsweringService,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orderPackages/refund',
      {
        config: { access: 'any', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Refund parcels, or ask for it; a supplier gives back what leaves its warehouses',
          body: RefundBody,
          response: answers(RefundAnswer),
        },
      },
      async (request) => {
        const answer = await applying.apply(actorOf(request), request.body);
        return ok(answer, `成功${answer.success.length}个，失败${answer.failed.length}个`);
      },
    );

    app.post(
      '/refunds/getRefundsList',
      {
        config: { access: 'any', scope: 'refunds:read', sparse: true },
        schema: {
          tags,
          summary: 'The own refunds, newest first',
          body: RefundsBody,
          response: answers(RefundsAnswer),
        },
      },
      async (request) => ok(await listRefunds(db, actorOf(request), request.body, request.fields)),
    );

    app.post(
      '/refunds/answer',
      {
        config: { access: 'seller', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Agree to a refund, or refuse it with words',
          body: AnswerBody,
          response: answers(DecidedAnswer),
        },
      },
      async (request) => ok(await answering.answer(actorOf(request), request.body)),
    );

    app.post(
      '/refunds/revoke',
      {
        config: { access: 'buyer', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Take an undecided refund back',
          body: RefundIdBody,
          response: answers(DecidedAnswer),
        },
      },
      async (request) => ok(await answering.revoke(actorOf(request), request.body.refundId)),
    );

    app.post(
      '/refunds/confirmReturn',
      {
        config: { access: 'seller', scope: 'refunds:write' },
        schema: {
          tags,
          summary: 'Put the goods of a refunded parcel that came back into stock again',
          body: RefundIdBody,
          response: answers(DecidedAnswer),
        },
      },
      async (request) => ok(await answering.confirmReturn(actorOf(request), request.body.refundId)),
    );
  };
}
