import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import type { Scope } from '../../shared/scopes.ts';
import type { ResendingService } from './resending.service.ts';
import type { SyncingService } from './syncing.service.ts';
import { CallbackAnswer, CallbackBody, ReAutoSendAnswer, ReAutoSendBody } from './writeBacks.schemas.ts';

const tags = ['shipments'];
const buyers = (scope: Scope) => ({ config: { access: 'buyer' as const, scope } });

export function writeBackRoutes(
  resending: ResendingService,
  syncing: SyncingService,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orders/reAutoSend',
      {
        ...buyers('shops:write'),
        schema: {
          tags,
          summary: 'Tell the shop the waybill numbers of an order again',
          body: ReAutoSendBody,
          response: answers(ReAutoSendAnswer),
        },
      },
      async (request) => {
        const { orderId, packageIds } = request.body;
        return ok(await resending.resend(actorOf(request).accountId, orderId, packageIds));
      },
    );

    app.post(
      '/orders/callback',
      {
        ...buyers('orders:write'),
        schema: {
          tags,
          summary: 'Ask the shop and the courier how an order stands; once in ten seconds',
          body: CallbackBody,
          response: answers(CallbackAnswer),
        },
      },
      async (request) => ok(await syncing.sync(actorOf(request).accountId, request.body.orderId)),
    );
  };
}
