import type { Resolvers } from '../../resolvers.generated.ts';
import { priceListState } from './pricing.mapping.ts';

export const resolvers = {
  PriceListState: priceListState,
  Query: {
    priceLists: (_, __, { apis }) => apis.pricing.lists(),
    priceListBuyers: (_, { keyword }, { apis }) => apis.pricing.buyers(keyword ?? ''),
  },
  Mutation: {
    savePriceSteps: (_, { goodId, input }, { apis }) => apis.pricing.saveSteps({ id: goodId, ...input }),
    createPriceList: (_, { input }, { apis }) => apis.pricing.createList(input),
    updatePriceList: (_, { id, version, input }, { apis }) =>
      apis.pricing.updateList({ id, version, ...input }),
    deletePriceLists: (_, { ids }, { apis }) => apis.pricing.deleteLists(ids),
  },
  Good: { prices: ({ id }, _, { apis }) => apis.pricing.prices(id) },
  SellerGood: { priceSteps: ({ id }, _, { apis }) => apis.pricing.steps(id) },
} satisfies Resolvers;
