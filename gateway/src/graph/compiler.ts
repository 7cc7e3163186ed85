import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { isCompilable } from './compilable.ts';

/** An operation as code of its own. Its variables must have been found good. */
export type Compiled = (
  context: Context,
  variables: Record<string, unknown>,
) => ExecutionResult | Promise<ExecutionResult>;

const MAX_DOCUMENTS = 500;

/**
 * Finds the code of an operation: from the second time that its document comes, so that a document invented for one
 * request costs no compilation. Undefined for what must be executed otherwise.
 */
export function createCompiler(schema: GraphQLSchema) {
  const known = new LRUCache<DocumentNode, Map<string, Compiled | undefined>>({ max: MAX_DOCUMENTS });
  return (document: DocumentNode, operationName: string | null): Compiled | undefined => {
    const operations = known.get(document);
    if (!operations) {
      known.set(document, new Map());
      return undefined;
    }
    const name = operationName ?? '';
    if (!operations.has(name)) operations.set(name, compile(schema, document, name));
    return operations.get(name);
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string): Compiled | undefined {
  if (!isCompilable(schema, document)) return undefined;
  const compiled = compileQuery(schema, document, operationName, {
    disablingCapturingStackErrors: true,
    // Without it a fragment used twice under different conditions obeys both.
    useExperimentalPathBasedSkipInclude: true,
  });
  if (!isCompiledQuery(compiled)) return undefined;
  return (context, variables) => compiled.query(undefined, context, variables);
}
