import type { Resolvers } from '../../resolvers.generated.ts';
import { areaRuleType, outputMode } from './warehouses.mapping.ts';

export const warehouseResolvers: Resolvers = {
  OutputMode: outputMode,
  AreaRuleType: areaRuleType,
  Query: {
    warehouse: (_, { id }, { apis }) => apis.warehouses.find(id),
    warehouses: (_, params, { apis }) => apis.warehouses.list(params),
  },
  WarehouseCourier: { courier: ({ courierId }, _, { apis }) => apis.couriers.find(courierId) },
};
