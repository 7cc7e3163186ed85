import { readFileSync } from 'node:fs';
import { buildASTSchema, type GraphQLSchema, parse } from 'graphql';
import { withoutDeprecated } from '../../../gateway/src/graph/restNames.ts';

/** The graph without what is deprecated; what goes by two names until then is required under the one that stays. */
export function lastingSchema(): GraphQLSchema {
  const text = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  return buildASTSchema(withoutDeprecated(parse(text)));
}
