import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { erpGoodState, erpStockState, erpTradeState } from './erpAccounts.mapping.ts';

export const resolvers = {
  ErpTradeState: erpTradeState,
  ErpStockState: erpStockState,
  ErpGoodState: erpGoodState,
  Query: {
    erpAccounts: (_, __, { apis }, info) => apis.erpAccounts.list(selectionOf(info)),
    erpTrades: (_, { filter, ...query }, { apis }, info) =>
      apis.erpAccounts.trades({ ...filter, ...query }, selectionOf(info)),
    erpStocks: (_, { filter, ...query }, { apis }, info) =>
      apis.erpAccounts.stocks({ ...filter, ...query }, selectionOf(info)),
    erpGoods: (_, { filter, ...query }, { apis }, info) =>
      apis.erpAccounts.goods({ ...filter, ...query }, selectionOf(info)),
  },
  Mutation: {
    saveErpAccount: (_, { id, input }, { apis }) => apis.erpAccounts.save({ id, ...input }),
    retryErpAccount: (_, { id }, { apis }) => apis.erpAccounts.retry(id),
    pushErpGoods: (_, { id, goodIds }, { apis }) => apis.erpAccounts.pushGoods({ id, goodIds }),
    deleteErpAccount: (_, { id }, { apis }) => apis.erpAccounts.remove(id),
  },
} satisfies Resolvers;
