import {
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { isRecord } from '../rest/isRecord.ts';
import { defaultsOf } from './examine.ts';
import { oldNamesOf, type Part } from './restNames.ts';
import type { Variables } from './spelledVariables.ts';

/** What a client has asked, in its names. */
export type Asked = {
  /** As clients know it. */
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Variables;
};

/**
 * An error whose `data.field` is in the names that the client has sent: REST refuses what it knows by its own. What was sent
 * under the old name, or not at all, keeps that of REST.
 */
export function inClientNames(error: GraphQLFormattedError, asked: Asked): GraphQLFormattedError {
  const { path: [key] = [], extensions, message } = error;
  const { data } = extensions ?? {};
  const field = isRecord(data) ? data.field : undefined;
  if (typeof field !== 'string' || typeof key !== 'string') return error;
  const named = clientField(field, key, asked);
  if (named === field) return error;
  return {
    ...error,
    message: message.endsWith(`：${field}`) ? message.slice(0, -field.length) + named : message,
    extensions: { ...extensions, data: { ...(data as object), field: named } },
  };
}

/** Nothing but fields of the root asks REST for what has other names. */
function clientField(field: string, key: string, asked: Asked): string {
  const call = callOf(key, asked);
  if (!call) return field;
  const path = field.split('.');
  // The body of a call is made of arguments and of what stands in an input.
  const bodies: [readonly Part[], unknown][] = [
    [call.args, call.given],
    ...call.args.map(({ name, type }): [Part[], unknown] => [fieldsOf(type), call.given[name]]),
  ];
  for (const [parts, given] of bodies) {
    const found = inNamesOf(parts, given, path);
    if (found) return found.join('.');
  }
  return field;
}

/** The path in the client's names; undefined where it does not begin with one of the parts. */
function inNamesOf(
  parts: readonly Part[],
  given: unknown,
  [first = '', ...below]: string[],
): string[] | undefined {
  const values = isRecord(given) ? given : {};
  const isGiven = ({ name }: Part) => values[name] !== undefined;
  const part =
    parts.find((one) => isGiven(one) && oldNamesOf(one).includes(first)) ??
    parts.find(({ name }) => name === first);
  return part && [part.name, ...namesBelow(part.type, values[part.name], below)];
}

function namesBelow(type: GraphQLInputType, given: unknown, path: string[]): string[] {
  const [first] = path;
  if (first === undefined) return [];
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const one = Array.isArray(given) ? given[Number(first)] : given;
    return [first, ...namesBelow(nullable.ofType, one, path.slice(1))];
  }
  return inNamesOf(fieldsOf(nullable), given, path) ?? path;
}

function fieldsOf(type: GraphQLInputType): Part[] {
  const named = getNullableType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
}

/** The field of the root with a key of the answer, and what it was given. */
function callOf(key: string, { schema, document, operation, variables }: Asked) {
  const values = { ...defaultsOf(operation), ...variables };
  const root = schema.getRootType(operation.operation);
  const types = new TypeInfo(schema);
  let call: { args: readonly Part[]; given: Record<string, unknown> } | undefined;
  const definitions = document.definitions.filter(
    (one) => one === operation || one.kind === Kind.FRAGMENT_DEFINITION,
  );
  visit(
    { ...document, definitions },
    visitWithTypeInfo(types, {
      Field({ name, alias, arguments: nodes = [] }) {
        if (types.getParentType() !== root) return false;
        if ((alias ?? name).value !== key) return false;
        call = {
          args: types.getFieldDef()?.args ?? [],
          given: Object.fromEntries(
            nodes.map((node) => [node.name.value, valueFromASTUntyped(node.value, values)]),
          ),
        };
        return false;
      },
    }),
  );
  return call;
}
