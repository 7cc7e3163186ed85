import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, selectionOf } from '../../rest/selection.ts';
import { priceListState } from './pricing.mapping.ts';

export const resolvers = {
  PriceListState: priceListState,
  Query: {
    priceLists: (_, __, { apis }, info) => apis.pricing.lists(selectionOf(info)),
    priceListBuyers: (_, { keyword }, { apis }, info) =>
      apis.pricing.buyers(keyword ?? '', selectionOf(info)),
  },
  Mutation: {
    savePriceSteps: (_, { goodId, input }, { apis }) => apis.pricing.saveSteps({ id: goodId, ...input }),
    createPriceList: (_, { input }, { apis }) => apis.pricing.createList(input),
    updatePriceList: (_, { id, version, input }, { apis }) =>
      apis.pricing.updateList({ id, version, ...input }),
    deletePriceLists: (_, { ids }, { apis }) => apis.pricing.deleteLists(ids),
  },
  Good: { prices: computed(['id'], ({ id }, _, { apis }) => apis.pricing.prices(id)) },
  SellerGood: { priceSteps: computed(['id'], ({ id }, _, { apis }) => apis.pricing.steps(id)) },
} satisfies Resolvers;
