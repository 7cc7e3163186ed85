import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInterfaceType,
  isLeafType,
  isObjectType,
  parse,
} from 'graphql';
import { costOf } from '../../gateway/src/graph/cost.ts';

/** Points of a query that reads one plain field of every row that a field of its root answers; undefined for a plain field. */
export function pointsOf(
  schema: GraphQLSchema,
  root: string,
  { name, type }: GraphQLField<unknown, unknown>,
): number | undefined {
  const selection = selectionOf(type);
  if (root !== 'Query' || !selection) return undefined;
  const document = parse(`{ ${name} ${selection} }`);
  const operation = getOperationAST(document);
  return operation ? costOf(schema, document, operation)({}) : undefined;
}

/** The rows of a page or a connection, else the first plain field. */
function selectionOf(type: GraphQLOutputType): string | undefined {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return undefined;
  const { list, nodes, ...others } = named.getFields();
  if (list && 'pageSize' in others) return `{ list ${selectionOf(list.type) ?? ''} }`;
  if (nodes && 'edges' in others) return `{ nodes ${selectionOf(nodes.type) ?? ''} }`;
  const leaf = Object.values(named.getFields()).find((field) => isLeafType(getNamedType(field.type)));
  return leaf && `{ ${leaf.name} }`;
}
