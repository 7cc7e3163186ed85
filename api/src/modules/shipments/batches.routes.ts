import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import type { Scope } from '../../shared/scopes.ts';
import type { BatchService } from './batches.service.ts';
import {
  ConfirmBatchAnswer,
  ConfirmBatchBody,
  CreateBatchAnswer,
  CreateBatchBody,
  QuoteBatchAnswer,
  QuoteBatchBody,
} from './shipments.schemas.ts';

const tags = ['shipments'];
/** 5,000 recipients with long addresses. */
const BODY_BYTES = 4 * 1024 * 1024;
/** Recipients may come as free text. */
const naming = (scope: Scope) => ({
  config: { access: 'buyer' as const, scope, pasted: ['text'] },
  bodyLimit: BODY_BYTES,
});
const buyer = { config: { access: 'buyer' as const, scope: 'orders:pay' as const }, bodyLimit: BODY_BYTES };

export function batchRoutes(batches: BatchService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orders/quoteBatch',
      {
        ...naming('orders:read'),
        schema: {
          tags,
          summary: 'Verdict and price of every row of several orders',
          body: QuoteBatchBody,
          response: answers(QuoteBatchAnswer),
        },
      },
      async (request) => ok(await batches.quote(actorOf(request), request.body)),
    );

    app.post(
      '/orders/createBatch',
      {
        ...naming('orders:write'),
        schema: {
          tags,
          summary: 'Place several orders as one decision',
          body: CreateBatchBody,
          response: answers(CreateBatchAnswer),
        },
      },
      async (request) => {
        const { clientNo, confirm = false, ...input } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await batches.create(actorOf(request), { ...input, confirm, key }), '下单成功');
      },
    );

    app.post(
      '/orders/confirmBatch',
      {
        ...buyer,
        schema: {
          tags,
          summary: 'Pay all orders of a batch from the balance, or none',
          body: ConfirmBatchBody,
          response: answers(ConfirmBatchAnswer),
        },
      },
      async (request) => {
        const { batchNo, clientNo } = request.body;
        return ok(
          await batches.confirm(actorOf(request), { batchNo, key: idempotencyKeyOf(request, clientNo) }),
          '支付成功',
        );
      },
    );
  };
}
