import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: {
    sellerWarehouse: (_, { id }, { apis }) => apis.sellerWarehouses.find(id),
    sellerWarehouses: (_, { filter, ...paging }, { apis }) =>
      apis.sellerWarehouses.list({ ...filter, ...paging }),
  },
  Mutation: {
    // `version` is for edits only.
    createWarehouse: (_, { input: { version: _version, ...input } }, { apis }) =>
      apis.sellerWarehouses.create(input),
    updateWarehouse: (_, { id, input }, { apis }) => apis.sellerWarehouses.update({ id, ...input }),
    setWarehouseStatus: (_, requested, { apis }) => apis.sellerWarehouses.setStatus(requested),
    deleteWarehouses: (_, { ids }, { apis }) => apis.sellerWarehouses.remove(ids),
  },
  SellerWarehouseCourier: {
    courier: ({ courierId }, _, { apis }) => apis.couriers.find(courierId),
    areaRules: ({ areaRules, warehouseId, courierId }, _, { apis }) =>
      areaRules ?? apis.sellerWarehouses.areaRulesOf(warehouseId, courierId),
  },
} satisfies Resolvers;
