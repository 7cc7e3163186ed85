import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, selectionOf } from '../../rest/selection.ts';
import * as mapping from './listings.mapping.ts';

export const resolvers = {
  ShopListingState: mapping.listingState,
  ShopListingVerdict: mapping.listingVerdict,
  ListingChangeKind: mapping.listingChangeKind,
  PackagePlatform: mapping.packagePlatform,
  PriceEnding: mapping.priceEnding,
  Query: {
    shopListings: (_, { shopId, filter, ...paging }, { apis }, info) =>
      apis.listings.list({ shopId, ...filter, ...paging }, selectionOf(info)),
    listingPlan: (_, { input }, { apis }, info) => apis.listings.plan(input, selectionOf(info)),
    listingCategories: (_, requested, { apis }, info) =>
      apis.listings.categories(requested, selectionOf(info)),
    listingProperties: (_, requested, { apis }, info) =>
      apis.listings.properties(requested, selectionOf(info)),
    listingFreights: (_, requested, { apis }, info) => apis.listings.freights(requested, selectionOf(info)),
  },
  Mutation: {
    createListings: (_, { input }, { apis }) => apis.listings.create(input),
    sendListingChanges: (_, requested, { apis }) => apis.listings.sendChanges(requested),
    removeListings: (_, requested, { apis }) => apis.listings.remove(requested),
    retryListings: (_, requested, { apis }) => apis.listings.retry(requested),
  },
  ShopListingPage: {
    counts: computed(['counts'], mapping.countsOfListings),
    verdicts: computed(['verdicts'], mapping.countsOfVerdicts),
  },
} satisfies Resolvers;
