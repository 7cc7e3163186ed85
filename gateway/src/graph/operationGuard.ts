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
import { inClientNames } from './clientNames.ts';
import { type Cost, costOf } from './cost.ts';
import { logUnexpected } from './formatError.ts';
import type { GraphContext } from './graphContext.ts';
import { limits, mostCost } from './limits.ts';
import { examineRegistered } from './registeredDocuments.ts';
import type { Variables } from './spelledVariables.ts';
import { spellingOf } from './spelling.ts';

const NAME_LENGTH = 64;
/** Root fields whose input may be as long as a batch. */
const BATCHES = new Set(['quoteBatch', 'createBatch']);

/**
 * Refuses operations with oversized bodies, invalid variables or too high a cost, and puts the others into the names of
 * the schema that they are executed by; adds the request id to every error.
 */
export function operationGuard(executed: GraphQLSchema): ApolloServerPlugin<GraphContext> {
  const listener = { ...reporting, didResolveOperation: resolved(executed) };
  return { requestDidStart: async () => listener };
}

const resolved =
  (executed: GraphQLSchema): NonNullable<GraphQLRequestListener<GraphContext>['didResolveOperation']> =>
  async ({ document, operation, operationName, request, schema, contextValue }) => {
    if (!operation) throw refusal({ code: 'OPERATION_RESOLUTION_FAILURE' }, '请指明要执行的操作');
    if (operation.operation === 'subscription') {
      throw refusal({ code: 'OPERATION_RESOLUTION_FAILURE' }, '订阅请使用 /graphql/stream');
    }
    // The client chooses the name, so it is truncated before it is logged.
    contextValue.caller.operationName = operationName?.slice(0, NAME_LENGTH);
    if (contextValue.bodyBytes > limits.bodyBytes && !isBatch(operation)) {
      throw refusal({ code: 'BAD_REQUEST', errorKey: 'BODY_SIZE', status: 413 }, '请求内容过大');
    }
    const asked = request.variables ?? {};
    const respelt = spellingOf(schema).document(document, asked);
    const given = respeltVariables({ schema, operation, variables: asked });
    const variables = coerced(executed, operation, given);
    for (const [name, isDefaulted] of requiredIn(executed, respelt)) {
      if (variables[name] === null || (variables[name] === undefined && !isDefaulted))
        throw refusal({ code: 'BAD_USER_INPUT' }, `Variable "$${name}" must not be null where it is used.`);
    }
    contextValue.variables = variables;
    contextValue.examineDocuments = (documents) => examineRegistered(schema, documents);
    contextValue.caller.asked = { document: respelt, schema: executed, variables: given };
    const cost = planOf(schema, document, operation)(variables);
    contextValue.out.cost = cost;
    if (cost > mostCost(contextValue.caller)) {
      throw refusal({ code: 'TOO_COSTLY' }, '查询数据量过大，请减少每页条数');
    }
  };

const reporting: GraphQLRequestListener<GraphContext> = {
  async didEncounterErrors({ errors, contextValue }) {
    logUnexpected(errors, contextValue.log);
  },

  async willSendResponse({ response: { body }, contextValue, schema, document, operation, request }) {
    if (body.kind !== 'single') return;
    const { singleResult } = body;
    contextValue.caller.outcome = outcomeOf(singleResult.errors);
    for (const { extensions } of singleResult.errors ?? []) {
      if (extensions) extensions.requestId = contextValue.caller.requestId;
    }
    if (!singleResult.errors || !document || !operation) return;
    const asked = { schema, document, operation, variables: request.variables ?? {} };
    singleResult.errors = singleResult.errors.map((error) => inClientNames(error, asked));
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

const required = new WeakMap<DocumentNode, ReadonlyMap<string, boolean>>();

/**
 * Variables that may be null by their type and stand where null is none, which a default allows, and a second name; with
 * whether there is a default. Executors find out when they are at the field or the directive, each in its own way.
 */
function requiredIn(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, boolean> {
  const known = required.get(document);
  if (known) return known;
  const names = new Map<string, boolean>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Variable({ name }) {
        if (!isNonNullType(types.getInputType())) return;
        const isDefaulted = types.getDefaultValue() !== undefined;
        names.set(name.value, isDefaulted && names.get(name.value) !== false);
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

type Given = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
};

/** In the names of REST. What is wrong with them is said in the names that the client has used. */
function respeltVariables({ schema, operation, variables }: Given): Variables {
  const { holdsNames, respell, withoutNulls } = spellingOf(schema).variables(operation);
  if (!holdsNames) return variables;
  const given = withoutNulls(variables);
  coerced(schema, operation, given);
  return respell(given);
}

function coerced(schema: GraphQLSchema, operation: OperationDefinitionNode, input: Variables) {
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
