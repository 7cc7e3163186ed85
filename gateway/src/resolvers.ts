import { domainResolvers } from './domainResolvers.generated.ts';
import { connectionsOf } from './graph/connections.ts';
import type { Resolvers } from './resolvers.generated.ts';
import { DateTime, Day, EntityId, Fen } from './scalars.ts';

export const resolvers = [
  { EntityId, Fen, DateTime, Date: Day },
  ...domainResolvers,
  { Query: connectionsOf(domainResolvers) },
] satisfies Resolvers[];
