import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getVariableValues,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Outcome } from '../rest/Caller.ts';
import { type Cost, costOf } from './cost.ts';
import { logUnexpected } from './formatError.ts';
import type { GraphContext } from './graphContext.ts';
import { limits, mostCost } from './limits.ts';

const NAME_LENGTH = 64;
/** Root fields whose input may be as long as a batch. */
const BATCHES = new Set(['quoteBatch', 'createBatch']);

/**
 * Refuses operations with oversized bodies, invalid variables or too high a cost; adds the request id to every
 * error.
 */
export const operationGuard: ApolloServerPlugin<GraphContext> = {
  requestDidStart: async () => listener,
};

const listener: GraphQLRequestListener<GraphContext> = {
  async didResolveOperation({ document, operation, operationName, request, schema, contextValue }) {
    if (!operation) throw refusal({ code: 'OPERATION_RESOLUTION_FAILURE' }, '请指明要执行的操作');
    if (operation.operation === 'subscription') {
      throw refusal({ code: 'OPERATION_RESOLUTION_FAILURE' }, '订阅请使用 /graphql/stream');
    }
    // The client chooses the name, so it is truncated before it is logged.
    contextValue.caller.operationName = operationName?.slice(0, NAME_LENGTH);
    if (contextValue.bodyBytes > limits.bodyBytes && !isBatch(operation)) {
      throw refusal({ code: 'BAD_REQUEST', errorKey: 'BODY_SIZE', status: 413 }, '请求内容过大');
    }
    const variables = coerced(schema, operation, request.variables ?? {});
    for (const name of requiredIn(schema, document)) {
      if (variables[name] === null)
        throw refusal({ code: 'BAD_USER_INPUT' }, `Variable "$${name}" must not be null where it is used.`);
    }
    contextValue.variables = variables;
    contextValue.caller.asked = { document, schema };
    const cost = planOf(schema, document, operation)(variables);
    contextValue.out.cost = cost;
    if (cost > mostCost(contextValue.caller)) {
      throw refusal({ code: 'TOO_COSTLY' }, '查询数据量过大，请减少每页条数');
    }
  },

  async didEncounterErrors({ errors, contextValue }) {
    logUnexpected(errors, contextValue.log);
  },

  async willSendResponse({ response: { body }, contextValue }) {
    if (body.kind !== 'single') return;
    contextValue.caller.outcome = outcomeOf(body.singleResult.errors);
    for (const { extensions } of body.singleResult.errors ?? []) {
      if (extensions) extensions.requestId = contextValue.caller.requestId;
    }
  },
};

const FAILURES = new Set(['INTERNAL_SERVER_ERROR', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT']);

function outcomeOf(errors: readonly GraphQLFormattedError[] | undefined): Outcome {
  if (!errors || errors.length === 0) return 'ok';
  return errors.some(({ extensions }) => FAILURES.has(String(extensions?.code))) ? 'failed' : 'refused';
}

function isBatch({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every((field) => field.kind === Kind.FIELD && BATCHES.has(field.name.value));
}

const required = new WeakMap<DocumentNode, ReadonlySet<string>>();

/**
 * Variables that may be null by their type and stand where null is none, which a default allows. Executors find out when
 * they are at the field or the directive, each in its own way.
 */
function requiredIn(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const known = required.get(document);
  if (known) return known;
  const names = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Variable({ name }) {
        if (isNonNullType(types.getInputType())) names.add(name.value);
      },
    }),
  );
  required.set(document, names);
  return names;
}

const plans = new WeakMap<OperationDefinitionNode, Cost>();

function planOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Cost {
  let plan = plans.get(operation);
  if (!plan) {
    plan = costOf(schema, document, operation);
    plans.set(operation, plan);
  }
  return plan;
}

function coerced(schema: GraphQLSchema, operation: OperationDefinitionNode, input: Record<string, unknown>) {
  const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], input, {
    maxErrors: limits.coercionErrors,
  });
  if (errors) throw refusal({ code: 'BAD_USER_INPUT' }, errors.map(({ message }) => message).join('\n'));
  return coerced;
}

function refusal(
  { status = 400, ...reported }: { code: string; errorKey?: string; status?: number },
  message: string,
): GraphQLError {
  return new GraphQLError(message, { extensions: { ...reported, http: { status } } });
}
