import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { resolvers } from '../resolvers.ts';

const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

/** A new schema object; a resolver without a place in `schema.graphql` stops the start. */
export function buildSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
