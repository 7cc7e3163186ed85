import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { isCompilable } from './compilable.ts';

export type Execution = {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | undefined;
  context: Context;
};
export type Executor = (execution: Execution) => ExecutionResult | Promise<ExecutionResult>;

const MAX_DOCUMENTS = 500;

/** Executes as graphql-js does. */
export function plainExecutor(schema: GraphQLSchema): Executor {
  return ({ document, operationName, variables, context }) =>
    execute({ schema, document, operationName, variableValues: variables, contextValue: context });
}

/**
 * Executes documents that come again by code compiled for them, and all others as graphql-js does, so that a document
 * invented for one request costs no compilation. Documents must be valid and their variables good.
 */
export function compilingExecutor(schema: GraphQLSchema): Executor {
  const plain = plainExecutor(schema);
  const chosen = new LRUCache<DocumentNode, Map<string, Executor>>({ max: MAX_DOCUMENTS });
  return (execution) => {
    const { document } = execution;
    const operation = execution.operationName ?? '';
    const known = chosen.get(document);
    if (!known) {
      chosen.set(document, new Map());
      return plain(execution);
    }
    let executor = known.get(operation);
    if (!executor) {
      executor = compiled(schema, document, operation) ?? plain;
      known.set(operation, executor);
    }
    return executor(execution);
  };
}

function compiled(schema: GraphQLSchema, document: DocumentNode, operation: string): Executor | undefined {
  if (!isCompilable(schema, document)) return undefined;
  const query = compileQuery(schema, document, operation, {
    disablingCapturingStackErrors: true,
    // Without it a fragment used twice under different conditions obeys both.
    useExperimentalPathBasedSkipInclude: true,
  }) as CompiledQuery | ExecutionResult;
  if (!isCompiledQuery(query)) return undefined;
  return async ({ variables, context }) => {
    const result: ExecutionResult = await query.query(undefined, context, variables ?? {});
    return result.errors ? { ...result, errors: result.errors.map(whole) } : result;
  };
}

/** Errors of the compiled code's own making have no `extensions`, which everyone else relies on. */
function whole(error: GraphQLError): GraphQLError {
  if (error.extensions) return error;
  const { message, path, locations } = error;
  return Object.assign(new GraphQLError(message, { path: path ?? null }), { locations });
}
