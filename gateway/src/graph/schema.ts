import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { resolvers } from '../resolvers.ts';

const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

/** Creates a new schema object; throws when a resolver has no field in `schema.graphql`. */
export function buildSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
