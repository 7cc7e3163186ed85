import type { Resolvers, WarehouseInput } from '../../resolvers.generated.ts';
import { idOrNone } from '../../rest/idOrNone.ts';
import { computed, selectionOf } from '../../rest/selection.ts';
import { weekdaysOf, weekFlagsOf } from '../couriers/couriers.mapping.ts';

export const resolvers = {
  Query: {
    sellerWarehouse: (_, { id }, { apis }, info) => apis.sellerWarehouses.find(id, selectionOf(info)),
    sellerWarehouses: (_, { filter, ...paging }, { apis }, info) =>
      apis.sellerWarehouses.list({ ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    // `version` is for edits only.
    createWarehouse: (_, { input: { version: _version, ...input } }, { apis }) =>
      apis.sellerWarehouses.create(warehouseBody(input)),
    updateWarehouse: (_, { id, input: { version, ...input } }, { apis }) =>
      apis.sellerWarehouses.update({ id, version, ...warehouseBody(input) }),
    setWarehouseStatus: (_, requested, { apis }) => apis.sellerWarehouses.setStatus(requested),
    deleteWarehouses: (_, { ids }, { apis }) => apis.sellerWarehouses.remove(ids),
  },
  SellerWarehouse: { weekdays: computed(['workDays', 'sundayRest'], weekdaysOf) },
  SellerWarehouseCourier: {
    courier: computed(['courierId'], ({ courierId }, _, { apis }) => apis.couriers.find(courierId)),
    areaRules: computed(
      ['areaRules', 'warehouseId', 'courierId'],
      ({ areaRules, warehouseId, courierId }, _, { apis }) =>
        areaRules ?? apis.sellerWarehouses.areaRulesOf(warehouseId, courierId),
    ),
  },
} satisfies Resolvers;

/** Beside the default of `weekdays` stands what was given instead of it. */
function warehouseBody({
  weekdays,
  workDays,
  sundayRest,
  freightTemplateId,
  ...input
}: Omit<WarehouseInput, 'version'>) {
  return {
    ...input,
    ...weekFlagsOf(weekdays),
    ...(workDays != null && { workDays }),
    ...(sundayRest != null && { sundayRest }),
    freightTemplateId: idOrNone(freightTemplateId),
  };
}
