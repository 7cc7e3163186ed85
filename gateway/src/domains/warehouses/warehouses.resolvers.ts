import type { Resolvers } from '../../resolvers.generated.ts';
import { areaRuleType, outputMode } from './warehouses.mapping.ts';

export const resolvers = {
  OutputMode: outputMode,
  AreaRuleType: areaRuleType,
  Query: {
    warehouse: (_, { id }, { apis }) => apis.warehouses.find(id),
    warehouses: (_, { filter, ...paging }, { apis }) => apis.warehouses.list({ ...filter, ...paging }),
  },
  WarehouseCourier: { courier: ({ courierId }, _, { apis }) => apis.couriers.find(courierId) },
} satisfies Resolvers;
