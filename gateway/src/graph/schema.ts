import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { shopGraph } from '../shopGraph.ts';
import type { Graph } from './graph.ts';

/** Creates a new schema object; throws when a resolver has no field in the type definitions. */
export function buildSchema({ schema, resolvers }: Graph = shopGraph): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readFileSync(schema, 'utf8'),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
