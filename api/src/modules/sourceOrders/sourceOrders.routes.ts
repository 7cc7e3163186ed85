import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import { ShopOffer } from '../shops/shopSkus.schemas.ts';
import type { ShopOfferService } from './shopOffers.service.ts';
import {
  CreatedSourceOrders,
  CreateSourceOrdersBody,
  LinkOfferBody,
  Offer,
  OfferQuery,
  PaidSourceOrder,
  PaySourceOrderBody,
  SourceCashier,
  SourceCashierBody,
  SourceOrder,
  SourceOrderPage,
  SourceOrdersQuery,
} from './sourceOrders.schemas.ts';
import type { SourceOrderService } from './sourceOrders.service.ts';

const tags = ['sourceOrders'];
const reads = { config: { access: 'buyer' as const, scope: 'shops:read' as const, sparse: true } };
const acts = { config: { access: 'buyer' as const, scope: 'shops:act' as const } };

export function sourceOrderRoutes(
  orders: SourceOrderService,
  offers: ShopOfferService,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/sourceOrders/getOffer',
      {
        config: { access: 'buyer', scope: 'shops:read' },
        schema: {
          tags,
          summary: 'An offer at a source, with its specifications and prices',
          body: OfferQuery,
          response: answers(Offer),
        },
      },
      async (request) => {
        const { sourceId, offer } = request.body;
        return ok(await offers.read(actorOf(request).accountId, sourceId, offer));
      },
    );

    app.post(
      '/sourceOrders/linkOffer',
      {
        ...acts,
        schema: {
          tags,
          summary: 'Let an offer stand for a SKU of a shop, in the place of what it was linked with',
          body: LinkOfferBody,
          response: answers(ShopOffer),
        },
      },
      async (request) => ok(await offers.link(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/sourceOrders/unlinkOffer',
      {
        ...acts,
        schema: {
          tags,
          summary: 'Take an offer from a SKU of a shop',
          body: IdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await offers.unlink(actorOf(request).accountId, request.body.id);
        return ok({});
      },
    );

    app.post(
      '/sourceOrders/getSourceOrdersList',
      {
        ...reads,
        schema: {
          tags,
          summary: 'What is bought at sources for orders of shops, the newest first',
          body: SourceOrdersQuery,
          response: answers(SourceOrderPage),
        },
      },
      async (request) => ok(await orders.list(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/sourceOrders/create',
      {
        ...acts,
        schema: {
          tags,
          summary: 'Hand orders of a shop to the sources that they are linked with; they are paid there',
          body: CreateSourceOrdersBody,
          response: answers(CreatedSourceOrders),
        },
      },
      async (request) => ok(await orders.create(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/sourceOrders/pay',
      {
        ...acts,
        schema: {
          tags,
          summary: 'Pay at the source, not from the balance here',
          body: PaySourceOrderBody,
          response: answers(PaidSourceOrder),
        },
      },
      async (request) => {
        return ok(await orders.pay(actorOf(request).accountId, request.body));
      },
    );

    app.post(
      '/sourceOrders/cashier',
      {
        ...acts,
        schema: {
          tags,
          summary: 'The page of the source where a person pays orders of one account together',
          body: SourceCashierBody,
          response: answers(SourceCashier),
        },
      },
      async (request) => ok(await orders.cashier(actorOf(request).accountId, request.body.ids)),
    );

    app.post(
      '/sourceOrders/retry',
      {
        ...acts,
        schema: {
          tags,
          summary: 'Try again what has failed, and look again at what is under way',
          body: IdBody,
          response: answers(SourceOrder),
        },
      },
      async (request) => ok(await orders.retry(actorOf(request).accountId, request.body.id)),
    );

    app.post(
      '/sourceOrders/cancel',
      {
        ...acts,
        schema: {
          tags,
          summary: 'Take back an order that was not paid; it can be ordered otherwise again',
          body: IdBody,
          response: answers(SourceOrder),
        },
      },
      async (request) => ok(await orders.cancel(actorOf(request).accountId, request.body.id)),
    );
  };
}
