import type { Resolvers } from '../../resolvers.generated.ts';
import { serviceStatus } from './couriers.mapping.ts';

export const resolvers = {
  ServiceStatus: serviceStatus,
  Query: { couriers: (_, __, { apis }) => apis.couriers.list() },
} satisfies Resolvers;
