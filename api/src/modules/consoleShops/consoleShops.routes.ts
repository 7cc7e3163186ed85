import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { listConsoleShops } from './consoleShops.repository.ts';
import { ShopPage, ShopsQuery } from './consoleShops.schemas.ts';

export function consoleShopRoutes(db: Db): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/console/shops',
      {
        config: { access: 'operator', permission: 'accounts.read', sparse: true },
        schema: {
          tags: ['shops'],
          summary: 'Shops of everybody that are bound, the newest first',
          querystring: ShopsQuery,
          response: answers(ShopPage),
        },
      },
      async (request) => ok(await listConsoleShops(db, request.query, request.fields)),
    );
  };
}
