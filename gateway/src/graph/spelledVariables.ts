import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type NamedTypeNode,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { badInput, bothGiven, isDefaulted, oldNamesOf, type Part, restNameOf } from './restNames.ts';

export type Variables = Readonly<Record<string, unknown>>;
type Typed = readonly [name: string, type: GraphQLInputType];

/** The variables of an operation. */
export type SpelledVariables = {
  /** Whether their types have names that REST does not have, or what is given instead of something. */
  holdsNames: boolean;
  /** Variables as they came, without what is null beside its other name, which is not given. */
  withoutNulls(variables: Variables): Variables;
  /**
   * Valid variables in the names of REST, not coerced.
   * @throws GraphQLError BAD_PARAM for what is given twice, by its old and its new name, BAD_USER_INPUT for what is under neither
   */
  respell(variables: Variables): Variables;
};

/** Of the operations of a public graph. */
export function spelledVariables(schema: GraphQLSchema) {
  const known = new WeakMap<OperationDefinitionNode, SpelledVariables>();
  return (operation: OperationDefinitionNode): SpelledVariables => {
    const spelled = known.get(operation) ?? spelledBy(typedVariables(schema, operation));
    known.set(operation, spelled);
    return spelled;
  };
}

function spelledBy(typed: Typed[]): SpelledVariables {
  return {
    holdsNames: typed.length > 0,
    withoutNulls(variables) {
      const values: Record<string, unknown> = { ...variables };
      for (const [name, type] of typed) if (name in values) values[name] = withoutNullsIn(values[name], type);
      return values;
    },
    respell(variables) {
      const values: Record<string, unknown> = { ...variables };
      for (const [name, type] of typed) if (name in values) values[name] = respelt(values[name], type, name);
      return values;
    },
  };
}

/** Those whose types hold what has an old name. */
function typedVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Typed[] {
  return variableDefinitions.flatMap(({ variable, type: node }): Typed[] => {
    const type = typeFromAST(schema, node as NamedTypeNode) as GraphQLInputType | undefined;
    return type && holdsNames(getNamedType(type)) ? [[variable.name.value, type]] : [];
  });
}

function holdsNames(type: GraphQLNamedType, above: readonly GraphQLNamedType[] = []): boolean {
  if (!isInputObjectType(type) || above.includes(type)) return false;
  return Object.values(type.getFields()).some(
    (field) => oldNamesOf(field).length > 0 || holdsNames(getNamedType(field.type), [...above, type]),
  );
}

function withoutNullsIn(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return withoutNullsIn(value, type.ofType);
  if (isListType(type)) {
    const { ofType } = type;
    return Array.isArray(value)
      ? value.map((one) => withoutNullsIn(one, ofType))
      : withoutNullsIn(value, ofType);
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value;
  const given: Record<string, unknown> = { ...value };
  for (const part of Object.values(type.getFields())) {
    const olds = oldNamesOf(part);
    const isGivenOld = olds.some((old) => given[old] != null);
    const others = isGivenOld ? [part.name] : given[part.name] != null ? olds : [];
    for (const name of others) if (given[name] === null) delete given[name];
    if (given[part.name] != null) given[part.name] = withoutNullsIn(given[part.name], part.type);
  }
  return given;
}

/** `at`: where the value is, beginning with the name of the variable. */
function respelt(value: unknown, type: GraphQLInputType, at: string): unknown {
  if (isNonNullType(type)) return respelt(value, type.ofType, at);
  if (isListType(type)) {
    const { ofType } = type;
    if (!Array.isArray(value)) return respelt(value, ofType, at);
    return value.map((one, index) => respelt(one, ofType, `${at}[${index}]`));
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value;
  const given: Record<string, unknown> = { ...value };
  const parts = Object.values(type.getFields());
  for (const part of parts) {
    const { name } = part;
    if (given[name] != null) given[name] = respelt(given[name], part.type, `${at}.${name}`);
    rename(given, part, { parts, at });
  }
  return given;
}

function rename(
  given: Record<string, unknown>,
  part: Part,
  { parts, at }: { parts: readonly Part[]; at: string },
): void {
  const { name, type } = part;
  if (given[name] != null && oldNamesOf(part).some((old) => given[old] != null))
    throw bothGiven(`${at}.${name}`);
  const rest = restNameOf(part);
  if (!rest) return;
  const { [name]: value, [rest.name]: old } = given;
  if (rest.isRequired && value == null && old == null) {
    throw badInput(
      `Variable "$${at}" got invalid value; Field "${name}" of required type "${type}!" was not provided.`,
    );
  }
  if (value === null && isDefaulted(rest, parts)) {
    throw badInput(
      `Variable "$${at}" got invalid value null at "${at}.${name}"; Expected non-nullable type "${type}!" not to be null.`,
    );
  }
  delete given[name];
  if (old == null && value !== undefined) given[rest.name] = value;
}
