import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, selectionOf } from '../../rest/selection.ts';
import * as mapping from './sourceOrders.mapping.ts';

export const resolvers = {
  SourceOrderStatus: mapping.sourceOrderStatus,
  SourceOrderAction: mapping.sourceOrderAction,
  SourcePayWay: mapping.sourcePayWay,
  Query: {
    offer: (_, requested, { apis }) => apis.sourceOrders.offer(requested),
    sourceOrders: (_, { filter, ...paging }, { apis }, info) =>
      apis.sourceOrders.list({ ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    linkShopOffer: (_, { input }, { apis }) => apis.sourceOrders.linkOffer(input),
    deleteShopOffer: (_, { id }, { apis }) => apis.sourceOrders.unlinkOffer(id),
    createSourceOrders: (_, requested, { apis }) => apis.sourceOrders.create(requested),
    paySourceOrder: (_, requested, { apis }) => apis.sourceOrders.pay(requested),
    openSourceCashier: (_, { ids }, { apis }) => apis.sourceOrders.cashier(ids),
    retrySourceOrder: (_, { id }, { apis }) => apis.sourceOrders.retry(id),
    cancelSourceOrder: (_, { id }, { apis }) => apis.sourceOrders.cancel(id),
  },
  SourceOrderPage: { counts: computed(['counts'], mapping.countsOfSourceOrders) },
} satisfies Resolvers;
