import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { hostileFor } from '../../support/hostile.ts';

export type Operation = { name: string; query: string; variables: Record<string, unknown> };
type Ids = Record<string, number>;
type Place = { at: string[]; type: GraphQLInputType };

const WORDS: Record<string, unknown> = {
  String: 'hostile-0001',
  Int: 1,
  Float: 1,
  Boolean: false,
  Fen: 100,
  DateTime: '2026-11-21T10:00:00+08:00',
  Date: '2026-11-21',
  LocalTime: '16:00',
};
const KINDS = {
  String: 'text',
  Int: 'number',
  EntityId: 'number',
  Fen: 'number',
  DateTime: 'moment',
  Date: 'day',
  LocalTime: 'text',
} as const;

/** Every argument of every field of the root types × every hostile value of its type, one at a time. */
export function hostileOperations(schema: GraphQLSchema, ids: Ids): Operation[] {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) => {
      const operation = root?.name === 'Mutation' ? 'mutation' : 'query';
      const base = Object.fromEntries(
        field.args.filter(isRequiredArgument).map((arg) => [arg.name, plausible(arg.type, arg.name, ids)]),
      );
      return placesOf(field.args).flatMap(({ at, type }) =>
        hostileFor(kindOf(type)).map((value) => ({
          name: `${field.name} ${at.join('.')} ${JSON.stringify(value)?.slice(0, 40)}`,
          query: textOf(operation, field),
          variables: withValue(base, field.args, at, value, ids),
        })),
      );
    }),
  );
}

function kindOf(type: GraphQLInputType) {
  if (isListType(getNullableType(type))) return 'other';
  return KINDS[getNamedType(type).name as keyof typeof KINDS] ?? 'other';
}

function textOf(operation: string, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const input = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const inner = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${operation}${declared ? `(${declared})` : ''} { ${field.name}${input ? `(${input})` : ''}${inner} }`;
}

/** A value that the type of an argument takes. */
export function plausible(type: GraphQLInputType, name: string, ids: Ids): unknown {
  if (isListType(getNullableType(type))) {
    const item = (getNullableType(type) as { ofType: GraphQLInputType }).ofType;
    return [plausible(item, name.replace(/s$/, ''), ids)];
  }
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) {
    const requested = Object.values(named.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(requested.map((field) => [field.name, plausible(field.type, field.name, ids)]));
  }
  return named.name === 'EntityId' ? (ids[name] ?? 1) : WORDS[named.name];
}

function placesOf(args: readonly Pick<GraphQLArgument, 'name' | 'type'>[], above: string[] = []): Place[] {
  return args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    const at = [...above, name];
    const below =
      isInputObjectType(named) && at.length < 4 ? placesOf(Object.values(named.getFields()), at) : [];
    return [{ at, type }, ...below];
  });
}

/** The first row of a list stands for all. */
function withValue(
  base: Record<string, unknown>,
  args: readonly Pick<GraphQLArgument, 'name' | 'type'>[],
  [step = '', ...rest]: string[],
  value: unknown,
  ids: Ids,
): Record<string, unknown> {
  if (rest.length === 0) return { ...base, [step]: value };
  const type = args.find(({ name }) => name === step)?.type;
  const named = type && getNamedType(type);
  if (!type || !isInputObjectType(named)) return base;
  const own = base[step] ?? plausible(type, step, ids);
  const [inner] = [own].flat() as Record<string, unknown>[];
  const made = withValue(inner ?? {}, Object.values(named.getFields()), rest, value, ids);
  return { ...base, [step]: Array.isArray(own) ? [made] : made };
}
