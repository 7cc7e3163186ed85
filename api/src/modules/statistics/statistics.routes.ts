import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { AfterSalesAnswer, AfterSalesBody } from './afterSales.schemas.ts';
import { sellerAfterSales } from './afterSales.ts';
import { sellerProfit } from './sellerProfit.ts';
import { ShopSalesAnswer, ShopSalesBody } from './shopSales.schemas.ts';
import { shopSales } from './shopSales.ts';
import { ProfitAnswer, ProfitBody } from './statistics.schemas.ts';

export function statisticsRoutes(db: Db, now: () => Date): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/statistics/sellerProfit',
      {
        config: { access: 'seller', scope: ['figures:read', 'wallet:read'], sparse: true },
        schema: {
          tags: ['statistics'],
          summary: 'What a supplier earns, by day, month, warehouse or goods',
          body: ProfitBody,
          response: answers(ProfitAnswer),
        },
      },
      async (request) => ok(await sellerProfit(db, actorOf(request), request.body, now())),
    );

    app.post(
      '/statistics/shopSales',
      {
        config: { access: 'buyer', scope: ['shops:read', 'wallet:read'], sparse: true },
        schema: {
          tags: ['statistics'],
          summary: 'What a buyer’s own shops sell and earn, by day, month, shop or goods',
          body: ShopSalesBody,
          response: answers(ShopSalesAnswer),
        },
      },
      async (request) => ok(await shopSales(db, actorOf(request), request.body, now())),
    );

    app.post(
      '/statistics/afterSales',
      {
        config: { access: 'seller', scope: 'figures:read', sparse: true },
        schema: {
          tags: ['statistics'],
          summary:
            'How many of a supplier’s parcels end in after-sales, by goods, courier, warehouse or month',
          body: AfterSalesBody,
          response: answers(AfterSalesAnswer),
        },
      },
      async (request) => ok(await sellerAfterSales(db, actorOf(request), request.body, now())),
    );
  };
}
