import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { afterSalesUnit, profitUnit, restSpan } from './statistics.mapping.ts';

export const resolvers = {
  ProfitUnit: profitUnit,
  AfterSalesUnit: afterSalesUnit,
  Query: {
    sellerProfit: (_, { filter, unit }, { apis }, info) =>
      apis.statistics.sellerProfit({ ...restSpan(filter ?? {}), unit }, selectionOf(info)),
    sellerAfterSales: (_, { filter, unit }, { apis }, info) =>
      apis.statistics.sellerAfterSales({ ...restSpan(filter ?? {}), unit }, selectionOf(info)),
  },
  Mutation: {
    exportSellerProfit: (_, { filter, unit, format }, { apis }) =>
      apis.exports.sellerProfit({ ...restSpan(filter ?? {}), unit, format }),
    exportSellerAfterSales: (_, { filter, unit, format }, { apis }) =>
      apis.exports.sellerAfterSales({ ...restSpan(filter ?? {}), unit, format }),
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
