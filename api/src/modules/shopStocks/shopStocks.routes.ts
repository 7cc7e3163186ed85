import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import {
  OwnPriceRule,
  PriceRuleBody,
  ResendStocksBody,
  ResentStocks,
  SellAnywayBody,
  ShopStockPage,
  ShopStocksQuery,
  SoldAnyway,
} from './shopStocks.schemas.ts';
import type { ShopStockService } from './shopStocks.service.ts';

const tags = ['shops'];

export function shopStockRoutes(stocks: ShopStockService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/shops/getShopStocksList',
      {
        config: { access: 'buyer', scope: 'shops:read', sparse: true },
        schema: {
          tags,
          summary:
            'What is kept in a shop: the quantities it is to have, those it has taken, and what failed',
          body: ShopStocksQuery,
          response: answers(ShopStockPage),
        },
      },
      async (request) => ok(await stocks.list(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/shops/resendShopStocks',
      {
        config: { access: 'buyer', scope: 'shops:act' },
        schema: {
          tags,
          summary: 'Send the quantities of a shop once more, whatever it was told before',
          body: ResendStocksBody,
          response: answers(ResentStocks),
        },
      },
      async (request) => {
        const { shopId, ids } = request.body;
        return ok({ due: await stocks.resend(actorOf(request).accountId, shopId, ids ?? null) });
      },
    );

    app.post(
      '/shops/sellAnyway',
      {
        config: { access: 'buyer', scope: 'shops:act' },
        schema: {
          tags,
          summary: 'Sell a SKU of a shop whatever is left of its price, or by the shop’s rule again',
          body: SellAnywayBody,
          response: answers(SoldAnyway),
        },
      },
      async (request) => ok(await stocks.sellAnyway(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/shops/setPriceRule',
      {
        config: { access: 'buyer', scope: 'shops:act' },
        schema: {
          tags,
          summary:
            'What happens where too little is left of the price of what a link stands for, in the place of the shop’s rule',
          body: PriceRuleBody,
          response: answers(OwnPriceRule),
        },
      },
      async (request) => ok(await stocks.setPriceRule(actorOf(request).accountId, request.body)),
    );
  };
}
