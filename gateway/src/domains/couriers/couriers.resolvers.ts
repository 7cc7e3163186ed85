import type { Resolvers } from '../../resolvers.generated.ts';
import { serviceStatus } from './couriers.mapping.ts';

export const courierResolvers = {
  ServiceStatus: serviceStatus,
  Query: { couriers: (_, __, { apis }) => apis.couriers.list() },
} satisfies Resolvers;
