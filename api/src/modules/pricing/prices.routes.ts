import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import type { PriceListService } from './priceLists.service.ts';
import type { PriceStepService } from './priceSteps.service.ts';
import { findPrices } from './prices.repository.ts';
import {
  BuyersAnswer,
  BuyersBody,
  ChangedPriceListBody,
  FindStepsBody,
  GoodPrices,
  GoodPricesQuery,
  GoodStepsAnswer,
  NewPriceListBody,
  PriceListAnswer,
  PriceListIdsBody,
  PriceListsAnswer,
  SaveStepsAnswer,
  SaveStepsBody,
} from './prices.schemas.ts';

const tags = ['prices'];
const seller = { config: { access: 'seller' as const, scope: 'goods:write' as const } };

type Services = { steps: PriceStepService; lists: PriceListService };

/** What goods cost by pieces and for whom. */
export function priceRoutes(db: Db, { steps, lists }: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/goods/prices',
      {
        config: { access: 'public', scope: 'goods:read', sparse: true, revalidated: true },
        schema: {
          tags,
          summary: 'What the caller pays for goods, by combination and pieces',
          querystring: GoodPricesQuery,
          response: answers(Type.Object({ list: Type.Array(GoodPrices) })),
        },
      },
      async (request) =>
        ok({
          list: await findPrices(
            db,
            request.query.ids.split(',').map(Number),
            request.actor?.accountId ?? null,
          ),
        }),
    );

    app.post(
      '/priceSteps/findPriceSteps',
      {
        config: { access: 'seller', scope: 'goods:read', sparse: true },
        schema: {
          tags,
          summary: 'Price steps of own goods',
          body: FindStepsBody,
          response: answers(GoodStepsAnswer),
        },
      },
      async (request) => ok({ list: await steps.find(actorOf(request).accountId, request.body.ids) }),
    );

    app.put(
      '/priceSteps/savePriceSteps',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Replaces the price steps of own goods',
          body: SaveStepsBody,
          response: answers(SaveStepsAnswer),
        },
      },
      async (request) => ok(await steps.save(actorOf(request).accountId, request.body), '已保存'),
    );

    app.post(
      '/priceLists/getPriceListsList',
      {
        config: { access: 'seller', scope: 'goods:read', sparse: true },
        schema: { tags, summary: 'Own price lists, changed last first', response: answers(PriceListsAnswer) },
      },
      async (request) => ok({ list: await lists.list(actorOf(request).accountId) }),
    );

    app.post(
      '/priceLists/getBuyersList',
      {
        config: { access: 'seller', scope: 'goods:read', sparse: true },
        schema: {
          tags,
          summary: 'Who has bought from the caller, newest buyers first, at most 50',
          body: BuyersBody,
          response: answers(BuyersAnswer),
        },
      },
      async (request) =>
        ok({ list: await lists.buyers(actorOf(request).accountId, request.body.keyword ?? '') }),
    );

    app.post(
      '/priceLists/createPriceList',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Prices for chosen buyers',
          body: NewPriceListBody,
          response: answers(PriceListAnswer),
        },
      },
      async (request) => ok(await lists.create(actorOf(request).accountId, request.body), '已保存'),
    );

    app.put(
      '/priceLists/updatePriceList',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Replaces what a price list says',
          body: ChangedPriceListBody,
          response: answers(PriceListAnswer),
        },
      },
      async (request) => ok(await lists.change(actorOf(request).accountId, request.body), '已保存'),
    );

    app.delete(
      '/priceLists/deletePriceListsByIds',
      {
        ...seller,
        schema: {
          tags,
          summary: 'Removes price lists; orders that were placed keep their prices',
          body: PriceListIdsBody,
          response: answers(Type.Object({ ids: Type.Array(EntityId) })),
        },
      },
      async (request) =>
        ok({ ids: await lists.remove(actorOf(request).accountId, request.body.ids) }, '已删除'),
    );
  };
}
