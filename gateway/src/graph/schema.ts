import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type GraphQLScalarType,
  type GraphQLSchema,
  GraphQLSpecifiedByDirective,
  getDirectiveValues,
  isScalarType,
} from 'graphql';
import { shopGraph } from '../shopGraph.ts';
import type { Graph } from './graph.ts';

/** Creates a new schema object; throws when a resolver has no field in the type definitions. */
export function buildSchema({ schema, resolvers }: Graph = shopGraph): GraphQLSchema {
  const built = makeExecutableSchema({
    typeDefs: readFileSync(schema, 'utf8'),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  for (const type of Object.values(built.getTypeMap())) if (isScalarType(type)) restoreWords(type);
  return built;
}

/** A scalar is replaced by its code, which knows neither what the definitions say of it nor where it is specified. */
function restoreWords(scalar: GraphQLScalarType): void {
  const { astNode } = scalar;
  if (!astNode) return;
  scalar.description ??= astNode.description?.value;
  scalar.specifiedByURL ??= getDirectiveValues(GraphQLSpecifiedByDirective, astNode)?.url as
    | string
    | undefined;
}
