import type { Graph } from '../graph/graph.ts';
import { DateTime, Day, EntityId, Fen } from '../scalars.ts';
import { createConsoleContext } from './context.ts';
import { domainResolvers } from './domainResolvers.generated.ts';

/** The graph of operators: console.graphql with what it shares of the public one. */
export const consoleGraph: Graph = {
  schema: new URL('./schema.generated.graphql', import.meta.url),
  resolvers: [{ EntityId, Fen, DateTime, Date: Day }, ...domainResolvers],
  createContext: createConsoleContext,
};
