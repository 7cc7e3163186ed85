import type { Resolvers } from '../../resolvers.generated.ts';
import { stockLogType } from './stock.mapping.ts';

export const resolvers = {
  StockLogType: stockLogType,
  Query: {
    goodStocks: (_, { filter, ...paging }, { apis }) => apis.stock.list({ ...filter, ...paging }),
    stockLogs: (_, { stockId, filter, ...paging }, { apis }) =>
      apis.stock.logs({ stockId, ...filter, ...paging }),
    stockReservations: (_, requested, { apis }) => apis.stock.reservations(requested),
  },
  Mutation: {
    createGoodStock: (_, { input }, { apis }) => apis.stock.create(input),
    updateGoodStock: (_, { id, input }, { apis }) => apis.stock.update({ id, ...input }),
    deleteGoodStock: (_, { id }, { apis }) => apis.stock.remove(id),
    importGoodStocks: (_, { rows, clientNo }, { apis }) => apis.stock.importRows(rows, clientNo),
  },
} satisfies Resolvers;
