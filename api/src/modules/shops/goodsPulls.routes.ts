import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { GoodsPull, GoodsPullBody, NewestGoodsPull } from './goodsPulls.schemas.ts';
import type { GoodsPullService } from './goodsPulls.service.ts';

const tags = ['shops'];
const buyers = { config: { access: 'buyer' as const, scope: 'shops:write' as const } };

export function goodsPullRoutes(pulls: GoodsPullService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/shops/pullGoods',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Begin to read what a shop has on sale, or join the reading that runs',
          body: GoodsPullBody,
          response: answers(GoodsPull),
        },
      },
      async (request) => ok(await pulls.begin(actorOf(request).accountId, request.body.shopId)),
    );

    app.post(
      '/shops/getGoodsPull',
      {
        config: { access: 'buyer', scope: 'shops:read', sparse: true },
        schema: {
          tags,
          summary: 'How the newest reading of what a shop has on sale stands',
          body: GoodsPullBody,
          response: answers(NewestGoodsPull),
        },
      },
      async (request) => ok({ pull: await pulls.newest(actorOf(request).accountId, request.body.shopId) }),
    );

    app.post(
      '/shops/cancelGoodsPull',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'End the running reading of what a shop has on sale; what was read stays',
          body: GoodsPullBody,
          response: answers(GoodsPull),
        },
      },
      async (request) =>
        ok(await pulls.cancel(actorOf(request).accountId, request.body.shopId), '已取消拉取'),
    );
  };
}
