import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { orderFilterOf } from '../shipments/shipments.mapping.ts';
import { evidenceFormat, fileFormat, shippingTemplate } from './exports.mapping.ts';

export const resolvers = {
  FileFormat: fileFormat,
  EvidenceFormat: evidenceFormat,
  ShippingTemplate: shippingTemplate,
  Query: { exportedFile: (_, { taskId }, { apis }, info) => apis.exports.find(taskId, selectionOf(info)) },
  Mutation: {
    exportOrder: (_, requested, { apis }) => apis.exports.ofOrders(requested),
    exportOrders: (_, { filter, format }, { apis }) =>
      apis.exports.orders({ ...orderFilterOf(filter), format }),
    exportParcels: (_, { filter, format, template, partial }, { apis }) =>
      apis.exports.parcels({ ...filter, format, ...(template && { template, partial }) }),
    exportToShip: (_, requested, { apis }) => apis.exports.toShip(requested),
    exportEvidence: (_, requested, { apis }) => apis.exports.evidence(requested),
    exportMaterials: (_, { goodIds }, { apis }) => apis.exports.materials(goodIds),
    exportListingPackage: (_, { input }, { apis }) => apis.exports.listingPackage(input),
    exportPersonalData: (_, { input }, { apis }) => apis.exports.personalData(input),
    exportMoneyLogs: (_, { filter, format }, { apis }) => apis.exports.moneyLogs({ ...filter, format }),
    exportStatement: (_, requested, { apis }) => apis.exports.statement(requested),
    exportRecharges: (_, { filter, format }, { apis }) => apis.exports.recharges({ ...filter, format }),
    exportCashOuts: (_, { filter, format }, { apis }) => apis.exports.cashOuts({ ...filter, format }),
    exportGoods: (_, { filter, format }, { apis }) => apis.exports.goods({ ...filter, format }),
    exportAddressBook: (_, requested, { apis }) => apis.exports.addressBook(requested),
    exportShopSkus: (_, { shopId, filter, format }, { apis }) =>
      apis.exports.shopSkus({ shopId, ...filter, format }),
  },
} satisfies Resolvers;
