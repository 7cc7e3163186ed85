import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { afterSalesUnit, profitUnit, restSpan, shopSalesUnit } from './statistics.mapping.ts';

export const resolvers = {
  ProfitUnit: profitUnit,
  AfterSalesUnit: afterSalesUnit,
  ShopSalesUnit: shopSalesUnit,
  Query: {
    shopSales: (_, { filter, unit }, { apis }, info) =>
      apis.statistics.shopSales({ ...restSpan(filter ?? {}), unit }, selectionOf(info)),
    sellerProfit: (_, { filter, unit }, { apis }, info) =>
      apis.statistics.sellerProfit({ ...restSpan(filter ?? {}), unit }, selectionOf(info)),
    sellerAfterSales: (_, { filter, unit }, { apis }, info) =>
      apis.statistics.sellerAfterSales({ ...restSpan(filter ?? {}), unit }, selectionOf(info)),
  },
  Mutation: {
    exportShopSales: (_, { filter, unit, format }, { apis }) =>
      apis.exports.shopSales({ ...restSpan(filter ?? {}), unit, format }),
    exportSellerProfit: (_, { filter, unit, format }, { apis }) =>
      apis.exports.sellerProfit({ ...restSpan(filter ?? {}), unit, format }),
    exportSellerAfterSales: (_, { filter, unit, format }, { apis }) =>
      apis.exports.sellerAfterSales({ ...restSpan(filter ?? {}), unit, format }),
  },
  ShopSalesRow: {
    key: ({ date, id, remoteGoodId }) =>
      date ?? (remoteGoodId === null ? String(id) : `${id} ${remoteGoodId}`),
    shopId: ({ id }) => id,
    figures: (row) => row,
  },
  ProfitRow: {
    key: ({ date, id }) => date ?? String(id),
    figures: (row) => row,
  },
  AfterSalesRow: {
    key: ({ date, id }) => date ?? String(id),
    figures: (row) => row,
  },
} satisfies Resolvers;
