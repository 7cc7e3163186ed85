import { createContext } from './context.ts';
import type { Graph } from './graph/graph.ts';
import { ownDocuments } from './graph/ownDocuments.ts';
import { resolvers } from './resolvers.ts';

/** The public graph. */
export const shopGraph: Graph = {
  schema: new URL('../../schema.graphql', import.meta.url),
  resolvers,
  createContext,
  documents: ownDocuments,
};
