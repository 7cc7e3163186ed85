import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  valueFromASTUntyped,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { isCompilable } from './compilable.ts';
import type { GraphContext } from './graphContext.ts';
import { compileRoots, type ResolveRoots, type RootAnswers } from './roots.ts';

/** A compiled operation. Its variables must have been validated. */
export type Compiled = {
  /** `answers` of fields of the root are taken as they are. */
  run(
    context: GraphContext,
    variables: Record<string, unknown>,
    answers?: RootAnswers,
  ): ExecutionResult | Promise<ExecutionResult>;
  /** Resolves the fields of a query's root, which is executed with their answers then. */
  resolveRoots: ResolveRoots | undefined;
};

/** Only developers send documents that are not trusted; each takes some hundred kilobytes when it is compiled. */
const MAX_DOCUMENTS = 100;

/** The compiled operations of a document; undefined for one that must be executed otherwise. */
type Operations = Map<string, Compiled | undefined>;

/**
 * Returns the compiled code of an operation: for a lasting document immediately and permanently, for any other one
 * from its second request, so that documents invented for one request cost no compilation.
 */
export function createCompiler(schema: GraphQLSchema, lastingDocuments: Iterable<DocumentNode>) {
  takeAnswers(schema);
  const lasting = new Map<DocumentNode, Operations>();
  for (const document of lastingDocuments) lasting.set(document, new Map());
  const known = new LRUCache<DocumentNode, Operations>({ max: MAX_DOCUMENTS });
  return (document: DocumentNode, operationName: string | null): Compiled | undefined => {
    const operations = lasting.get(document) ?? known.get(document);
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
    // Without this option a fragment used twice under different conditions obeys both.
    useExperimentalPathBasedSkipInclude: true,
  });
  if (!isCompiledQuery(compiled)) return undefined;
  const withDefaults = requiredDefaults(document, operationName);
  return {
    run: (context, variables, answers) => compiled.query(answers, context, withDefaults(variables)),
    resolveRoots: compileRoots(schema, document, operationName),
  };
}

/** Gives variables that must not be null their defaults: graphql-jit asks for these even so. */
function requiredDefaults(document: DocumentNode, operationName: string) {
  const { variableDefinitions = [] } = getOperationAST(document, operationName || null) ?? {};
  const defaults = Object.fromEntries(
    variableDefinitions.flatMap(({ type, variable, defaultValue }) =>
      type.kind === Kind.NON_NULL_TYPE && defaultValue
        ? [[variable.name.value, valueFromASTUntyped(defaultValue)]]
        : [],
    ),
  );
  // Most operations have none: their variables go on as they came.
  if (Object.keys(defaults).length === 0) return (variables: Record<string, unknown>) => variables;
  return (variables: Record<string, unknown>) => ({ ...defaults, ...variables });
}

/** Fields of the root answer what the root value has for them, and are resolved otherwise. */
function takeAnswers(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve } = field;
    field.resolve = (answers: RootAnswers | undefined, args, context, info) =>
      answers?.get(info.path.key) ?? resolve?.(undefined, args, context, info);
  }
}
