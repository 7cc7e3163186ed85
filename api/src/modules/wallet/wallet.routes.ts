import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { listDays } from './days.repository.ts';
import { listMoneyLogs } from './moneyLogs.repository.ts';
import { DaysAnswer, DaysBody, MoneyLogsAnswer, MoneyLogsBody } from './wallet.schemas.ts';

const tags = ['wallet'];
const DAYS = 30;

export function walletRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/userMoneyLogs/getUserMoneyLogsList',
      {
        config: { access: 'any', scope: 'wallet:read', sparse: true, byChangeFeed: true },
        schema: {
          tags,
          summary: 'Lines of the own wallet, newest first',
          body: MoneyLogsBody,
          response: answers(MoneyLogsAnswer),
        },
      },
      async (request) =>
        ok(await listMoneyLogs(db, actorOf(request).accountId, request.body, request.fields)),
    );

    app.post(
      '/userMoneyLogs/days',
      {
        config: { access: 'any', scope: 'wallet:read', sparse: true },
        schema: {
          tags,
          summary: 'What moved in the own wallet on each of the last days',
          body: DaysBody,
          response: answers(DaysAnswer),
        },
      },
      async (request) =>
        ok({ list: await listDays(db, actorOf(request).accountId, request.body.days ?? DAYS) }),
    );
  };
}
