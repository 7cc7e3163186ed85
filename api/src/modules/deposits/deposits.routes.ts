import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import { Deposit, MoveDepositBody } from './deposits.schemas.ts';
import type { DepositService } from './deposits.service.ts';

const tags = ['deposits'];
const config = { access: 'seller' as const, scope: 'money:act' as const };

export function depositRoutes(deposits: DepositService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/deposit/mine',
      {
        config: { access: 'seller', scope: 'wallet:read', sparse: true },
        schema: {
          tags,
          summary: 'The own deposit, and what may go into it and out of it now',
          response: answers(Deposit),
        },
      },
      async (request) => ok(await deposits.find(actorOf(request).accountId)),
    );

    app.post(
      '/deposit/payIn',
      {
        config,
        schema: {
          tags,
          summary: 'Put money of the wallet into the deposit',
          body: MoveDepositBody,
          response: answers(Deposit),
        },
      },
      async (request) => {
        const { amount, clientNo } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await deposits.payIn(actorOf(request).accountId, { amount, key }), '保证金已缴存');
      },
    );

    app.post(
      '/deposit/takeOut',
      {
        config,
        schema: {
          tags,
          summary: 'Take what is above the minimum back to the wallet',
          body: MoveDepositBody,
          response: answers(Deposit),
        },
      },
      async (request) => {
        const { amount, clientNo } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(await deposits.takeOut(actorOf(request).accountId, { amount, key }), '保证金已转回余额');
      },
    );
  };
}
