import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { serviceStatus } from './couriers.mapping.ts';

export const resolvers = {
  ServiceStatus: serviceStatus,
  Query: { couriers: (_, __, { apis }, info) => apis.couriers.list(selectionOf(info)) },
} satisfies Resolvers;
