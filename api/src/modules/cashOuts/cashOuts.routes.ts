import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import { idempotencyKeyOf } from '../../shared/idempotencyKey.ts';
import {
  CashOut,
  CashOutLimits,
  CashOutsAnswer,
  CashOutsBody,
  CreateCashOutBody,
} from './cashOuts.schemas.ts';
import type { CashOutService } from './cashOuts.service.ts';

const tags = ['cashOuts'];
const signedIn = { config: { access: 'any' as const, scope: 'money:act' as const } };

export function cashOutRoutes(cashOuts: CashOutService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/cashOut/limits',
      {
        config: { access: 'any', scope: 'wallet:read', sparse: true },
        schema: { tags, summary: 'What an own cash-out may be now', response: answers(CashOutLimits) },
      },
      async (request) => ok(await cashOuts.limits(actorOf(request).accountId)),
    );

    app.post(
      '/cashOut/createCashOut',
      {
        ...signedIn,
        schema: {
          tags,
          summary: 'Ask for money to go out; its amount is frozen until it is paid or returned',
          body: CreateCashOutBody,
          response: answers(CashOut),
        },
      },
      async (request) => {
        const { clientNo, ...requested } = request.body;
        const key = idempotencyKeyOf(request, clientNo);
        return ok(
          await cashOuts.create(actorOf(request), { ...requested, key, ip: request.ip }),
          '提现申请已提交',
        );
      },
    );

    app.post(
      '/cashOut/revokeCashOut',
      {
        ...signedIn,
        schema: {
          tags,
          summary: 'Take an own cash-out back that nobody has decided on',
          body: IdBody,
          response: answers(CashOut),
        },
      },
      async (request) => ok(await cashOuts.revoke(actorOf(request).accountId, request.body.id), '提现已撤销'),
    );

    app.post(
      '/cashOut/getCashOutList',
      {
        config: { access: 'any', scope: 'wallet:read', sparse: true },
        schema: {
          tags,
          summary: 'Own cash-outs, the newest first',
          body: CashOutsBody,
          response: answers(CashOutsAnswer),
        },
      },
      async (request) => ok(await cashOuts.list(actorOf(request).accountId, request.body)),
    );
  };
}
