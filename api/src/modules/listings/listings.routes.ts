import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import {
  CreatedListings,
  CreateListingsBody,
  ListingCategories,
  ListingCategoriesBody,
  ListingFreights,
  ListingFreightsBody,
  ListingPlan,
  ListingPlanBody,
  ListingProperties,
  ListingPropertiesBody,
  RemovedListings,
  RemoveListingsBody,
  RetriedListings,
  RetryListingsBody,
  SendListingChangesBody,
  ShopListingPage,
  ShopListingsQuery,
} from './listings.schemas.ts';
import type { ShopListingService } from './listings.service.ts';

const tags = ['shops'];
const reads = { access: 'buyer', scope: 'shops:read', sparse: true } as const;
/** Answered whole: the platform is asked, and that a binding has ended is kept. */
const asks = { access: 'buyer', scope: 'shops:read' } as const;
const acts = { access: 'buyer', scope: 'shops:act' } as const;

export function shopListingRoutes(listings: ShopListingService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/shops/getShopListingsList',
      {
        config: reads,
        schema: {
          tags,
          summary: 'Goods that were put up in a shop, and what the platform said of them',
          body: ShopListingsQuery,
          response: answers(ShopListingPage),
        },
      },
      async (request) => ok(await listings.list(actorOf(request), request.body)),
    );

    app.post(
      '/shops/planListings',
      {
        config: reads,
        schema: {
          tags,
          summary: 'What goods would cost in a shop by a rule, and which of them cannot be put up',
          body: ListingPlanBody,
          response: answers(ListingPlan),
        },
      },
      async (request) => ok(await listings.plan(actorOf(request), request.body)),
    );

    app.post(
      '/shops/getListingCategories',
      {
        config: asks,
        schema: {
          tags,
          summary: 'The categories of a shop’s platform below one of them, as it says now',
          body: ListingCategoriesBody,
          response: answers(ListingCategories),
        },
      },
      async (request) => {
        const { shopId, parentId } = request.body;
        return ok(await listings.categories(actorOf(request), shopId, parentId ?? null));
      },
    );

    app.post(
      '/shops/getListingProperties',
      {
        config: asks,
        schema: {
          tags,
          summary: 'What a category of a shop’s platform wants to know of goods',
          body: ListingPropertiesBody,
          response: answers(ListingProperties),
        },
      },
      async (request) => {
        const { shopId, categoryId } = request.body;
        return ok(await listings.properties(actorOf(request), shopId, categoryId));
      },
    );

    app.post(
      '/shops/getListingFreights',
      {
        config: asks,
        schema: {
          tags,
          summary: 'The freight templates of a shop at its platform',
          body: ListingFreightsBody,
          response: answers(ListingFreights),
        },
      },
      async (request) => ok(await listings.freights(actorOf(request), request.body.shopId)),
    );

    app.post(
      '/shops/createListings',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Put goods up in a shop, on sale or as drafts; what failed before is tried as asked now',
          body: CreateListingsBody,
          response: answers(CreatedListings),
        },
      },
      async (request) => ok(await listings.create(actorOf(request), request.body)),
    );

    app.post(
      '/shops/retryListings',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Try goods again that were not put up',
          body: RetryListingsBody,
          response: answers(RetriedListings),
        },
      },
      async (request) => {
        const { shopId, ids } = request.body;
        return ok({ waiting: await listings.retry(actorOf(request), shopId, ids ?? null) });
      },
    );

    app.post(
      '/shops/removeListings',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Remove goods from the list that the shop has not got; nothing is called of',
          body: RemoveListingsBody,
          response: answers(RemovedListings),
        },
      },
      async (request) => {
        const { shopId, ids } = request.body;
        return ok({ removed: await listings.remove(actorOf(request), shopId, ids ?? null) });
      },
    );

    app.post(
      '/shops/sendListingChanges',
      {
        config: acts,
        schema: {
          tags,
          summary: 'Send what has changed of goods that a shop has: title, pictures, combinations and prices',
          body: SendListingChangesBody,
          response: answers(RetriedListings),
        },
      },
      async (request) => {
        const { shopId, ids } = request.body;
        return ok({ waiting: await listings.sendChanges(actorOf(request), shopId, ids ?? null) });
      },
    );
  };
}
