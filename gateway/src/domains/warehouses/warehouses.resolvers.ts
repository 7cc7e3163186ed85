import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, selectionOf } from '../../rest/selection.ts';
import { weekdaysOf } from '../couriers/couriers.mapping.ts';
import { areaRuleType, outputMode } from './warehouses.mapping.ts';

export const resolvers = {
  OutputMode: outputMode,
  AreaRuleType: areaRuleType,
  Query: {
    warehouse: (_, { id }, { apis }, info) => apis.warehouses.find(id, selectionOf(info)),
    warehouses: (_, { filter, ...paging }, { apis }, info) =>
      apis.warehouses.list({ ...filter, ...paging }, selectionOf(info)),
  },
  Warehouse: { weekdays: computed(['workDays', 'sundayRest'], weekdaysOf) },
  WarehouseCourier: {
    courier: computed(['courierId'], ({ courierId }, _, { apis }) => apis.couriers.find(courierId)),
  },
} satisfies Resolvers;
