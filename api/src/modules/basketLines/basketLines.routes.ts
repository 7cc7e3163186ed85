import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import { BasketLine, BasketLineIdsBody, BasketLineList, SaveBasketLineBody } from './basketLines.schemas.ts';
import type { BasketLineService } from './basketLines.service.ts';

const tags = ['basketLines'];
const buyers = { config: { access: 'buyer' as const, scope: 'orders:write' as const } };

export function basketLineRoutes(lines: BasketLineService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/basketLines/list',
      {
        config: { access: 'buyer', scope: 'orders:read', sparse: true },
        schema: {
          tags,
          summary: 'The basket, by warehouse, what was put in last first',
          response: answers(BasketLineList),
        },
      },
      async (request) => {
        const list = await lines.list(actorOf(request));
        return ok({ list, total: list.length });
      },
    );

    app.post(
      '/basketLines/save',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Put a combination in; of one that is there the pieces change',
          body: SaveBasketLineBody,
          response: answers(BasketLine),
        },
      },
      async (request) => ok(await lines.save(actorOf(request), request.body), '已加入进货单'),
    );

    app.delete(
      '/basketLines/delete',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Take lines out; fine when they are not there',
          body: BasketLineIdsBody,
          response: answers(Type.Object({ ids: Type.Array(EntityId) })),
        },
      },
      async (request) =>
        ok({ ids: await lines.remove(actorOf(request).accountId, request.body.ids) }, '已移出进货单'),
    );
  };
}
