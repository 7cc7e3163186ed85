import type { Resolvers } from '../../resolvers.generated.ts';
import { fileFormat } from './exports.mapping.ts';

export const exportResolvers: Resolvers = {
  FileFormat: fileFormat,
  Query: { exportedFile: (_, { taskId }, { apis }) => apis.exports.find(taskId) },
  Mutation: {
    exportOrder: (_, wanted, { apis }) => apis.exports.ofOrders(wanted),
    exportOrders: (_, { filter, format }, { apis }) => apis.exports.orders({ ...filter, format }),
    exportParcels: (_, { filter, format }, { apis }) => apis.exports.parcels({ ...filter, format }),
    exportMoneyLogs: (_, { filter, format }, { apis }) => apis.exports.moneyLogs({ ...filter, format }),
    exportRecharges: (_, { filter, format }, { apis }) => apis.exports.recharges({ ...filter, format }),
    exportCashOuts: (_, { filter, format }, { apis }) => apis.exports.cashOuts({ ...filter, format }),
  },
};
