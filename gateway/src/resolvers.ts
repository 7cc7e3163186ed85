import { domainResolvers } from './domainResolvers.generated.ts';
import { connectionsOf } from './graph/connections.ts';
import type { Resolvers } from './resolvers.generated.ts';
import { DateTime, Day, EntityId, Fen, LocalTime } from './scalars.ts';

export const resolvers = [
  { EntityId, Fen, DateTime, Date: Day, LocalTime },
  ...domainResolvers,
  { Query: connectionsOf(domainResolvers) },
] satisfies Resolvers[];
