import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operatorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { DecideJoinBody, JoinItem, JoinPage, JoinsQuery } from './joins.schemas.ts';
import type { JoinService } from './joins.service.ts';

const tags = ['joins'];

export function consoleJoinRoutes(joins: JoinService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/joins',
      {
        config: { access: 'operator', permission: 'suppliers.read', sparse: true },
        schema: {
          tags,
          summary: 'Applications for a branch site, the newest first',
          querystring: JoinsQuery,
          response: answers(JoinPage),
        },
      },
      async (request) => ok(await joins.list(request.query, request.fields)),
    );

    app.post(
      '/console/joins/decide',
      {
        config: { access: 'operator', permission: 'suppliers.act' },
        schema: {
          tags,
          summary: 'Say how an application stands, with a note',
          body: DecideJoinBody,
          response: answers(JoinItem),
        },
      },
      async (request) => ok(await joins.decide(request.body, operatorOf(request)), '已保存'),
    );
  };
}
