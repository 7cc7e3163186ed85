import { serviceStatus } from '../../../domains/couriers/couriers.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  ServiceStatus: serviceStatus,
  Query: {
    couriers: (_, __, { apis }, info) => apis.couriers.list(selectionOf(info)),
  },
  Mutation: {
    setCourierStatus: (_, { id, status, reason }, { apis }) =>
      apis.couriers.setStatus({ id, status, reason }),
    sortCouriers: (_, { ids }, { apis }) => apis.couriers.sort(ids),
  },
} satisfies Resolvers;
