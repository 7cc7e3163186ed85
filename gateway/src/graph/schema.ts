import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type DocumentNode,
  type GraphQLScalarType,
  type GraphQLSchema,
  GraphQLSpecifiedByDirective,
  getDirectiveValues,
  isScalarType,
  parse,
} from 'graphql';
import { shopGraph } from '../shopGraph.ts';
import type { Graph } from './graph.ts';
import { inRestNames } from './restNames.ts';

/** Creates a new schema object as clients know it, which documents are held to. */
export function buildSchema(graph: Graph = shopGraph): GraphQLSchema {
  return build(graph, definitionsOf(graph));
}

/**
 * Creates a new schema object in the names of REST, which documents are executed by once `spellingOf` has put them into
 * these; throws when a resolver has no field in the type definitions.
 */
export function buildExecutedSchema(graph: Graph = shopGraph): GraphQLSchema {
  return build(graph, inRestNames(definitionsOf(graph)));
}

function definitionsOf({ schema }: Graph): DocumentNode {
  return parse(readFileSync(schema, 'utf8'));
}

function build({ resolvers }: Graph, typeDefs: DocumentNode): GraphQLSchema {
  const built = makeExecutableSchema({
    typeDefs,
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
