import {
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
} from 'graphql';

/** Asks for every field of a type, and of what it is made of down to `depth`, without going round in circles. */
export function everyField(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  depth = 4,
  above: string[] = [],
): string {
  if (isAbstractType(type)) {
    const possible = schema.getPossibleTypes(type);
    return `{ ${possible.map((each) => `... on ${each.name} ${everyField(schema, each, depth, above)}`).join(' ')} }`;
  }
  const path = [...above, type.name];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (!isCompositeType(inner)) return [field.name];
    if (depth === 1 || path.includes(inner.name)) return [];
    return [`${field.name} ${everyField(schema, inner, depth - 1, path)}`];
  });
  return `{ ${fields.join(' ')} }`;
}
