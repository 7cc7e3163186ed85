import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, selectionOf } from '../../rest/selection.ts';
import { serviceStatus, weekday, weekdaysOf } from './couriers.mapping.ts';

export const resolvers = {
  ServiceStatus: serviceStatus,
  Weekday: weekday,
  Query: { couriers: (_, __, { apis }, info) => apis.couriers.list(selectionOf(info)) },
  Courier: { weekdays: computed(['workDays', 'sundayRest'], weekdaysOf) },
} satisfies Resolvers;
