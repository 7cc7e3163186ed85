import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { stockLogType } from './stock.mapping.ts';

export const resolvers = {
  StockLogType: stockLogType,
  Query: {
    goodStocks: (_, { filter, ...paging }, { apis }, info) =>
      apis.stock.list({ ...filter, ...paging }, selectionOf(info)),
    stockLogs: (_, { stockId, filter, ...paging }, { apis }, info) =>
      apis.stock.logs({ stockId, ...filter, ...paging }, selectionOf(info)),
    stockReservations: (_, requested, { apis }, info) =>
      apis.stock.reservations(requested, selectionOf(info)),
  },
  Mutation: {
    createGoodStock: (_, { input }, { apis }) => apis.stock.create(input),
    updateGoodStock: (_, { id, input }, { apis }) => apis.stock.update({ id, ...input }),
    deleteGoodStock: (_, { id }, { apis }) => apis.stock.remove(id),
    importGoodStocks: (_, { clientNo, ...sheet }, { apis }) => apis.stock.importRows(sheet, clientNo),
  },
} satisfies Resolvers;
