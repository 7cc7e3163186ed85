import type { Resolvers } from '../../resolvers.generated.ts';
import { idOrNone } from '../../rest/idOrNone.ts';
import { computed, selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: {
    sellerWarehouse: (_, { id }, { apis }, info) => apis.sellerWarehouses.find(id, selectionOf(info)),
    sellerWarehouses: (_, { filter, ...paging }, { apis }, info) =>
      apis.sellerWarehouses.list({ ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    // `version` is for edits only.
    createWarehouse: (_, { input: { version: _version, freightTemplateId, ...input } }, { apis }) =>
      apis.sellerWarehouses.create({ ...input, freightTemplateId: idOrNone(freightTemplateId) }),
    updateWarehouse: (_, { id, input: { freightTemplateId, ...input } }, { apis }) =>
      apis.sellerWarehouses.update({ id, ...input, freightTemplateId: idOrNone(freightTemplateId) }),
    setWarehouseStatus: (_, requested, { apis }) => apis.sellerWarehouses.setStatus(requested),
    deleteWarehouses: (_, { ids }, { apis }) => apis.sellerWarehouses.remove(ids),
  },
  SellerWarehouseCourier: {
    courier: computed(['courierId'], ({ courierId }, _, { apis }) => apis.couriers.find(courierId)),
    areaRules: computed(
      ['areaRules', 'warehouseId', 'courierId'],
      ({ areaRules, warehouseId, courierId }, _, { apis }) =>
        areaRules ?? apis.sellerWarehouses.areaRulesOf(warehouseId, courierId),
    ),
  },
} satisfies Resolvers;
