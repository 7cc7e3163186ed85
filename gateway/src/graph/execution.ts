import { type ApolloServerPlugin, type GraphQLRequestListener, HeaderMap } from '@apollo/server';
import {
  execute,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { createCompiler } from './compiler.ts';
import { graphTag, restTags } from './etags.ts';
import { formatError, logUnexpected } from './formatError.ts';
import type { GraphContext } from './graphContext.ts';
import { spellingOf } from './spelling.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

type Options = {
  /** As clients know it. */
  schema: GraphQLSchema;
  /** In the names of REST, with resolvers. */
  executed: GraphQLSchema;
  compile?: boolean;
  trusted: TrustedDocuments;
};

/**
 * Executes operations instead of Apollo, in the names of REST: by compiled code, and by graphql-js where there is none.
 * What asks for the schema itself is left to Apollo, which has the one that clients know.
 */
export function execution({
  schema,
  executed,
  compile = true,
  trusted,
}: Options): ApolloServerPlugin<GraphContext> {
  const lasting = Array.from(trusted.values(), ({ document }) => spellingOf(schema).document(document));
  const find = compile ? createCompiler(executed, lasting) : () => undefined;
  const listener: GraphQLRequestListener<GraphContext> = {
    async responseForOperation({ operation, operationName, queryHash = '', contextValue }) {
      const { caller, log, out, knownTag } = contextValue;
      if (!caller.asked || asksForSchema(operation)) return null;
      const { document, variables } = caller.asked;
      const compiled = find(document, operationName);
      if (!compiled) {
        const plain = { schema: executed, document, operationName, variableValues: variables };
        return answered(await execute({ ...plain, contextValue }), log);
      }
      const known = restTags(knownTag, queryHash);
      const resolved = await compiled.resolveRoots?.(contextValue, known);
      if (compiled.resolveRoots && !resolved) {
        out.isNotModified = true;
        out.etag = graphTag(queryHash, known);
        return responseOf({});
      }
      const roots = caller.calls;
      const result = resolved?.projected
        ? {}
        : await compiled.run(contextValue, variables, resolved?.answers);
      // Rows that were read besides have no tag.
      if (!result.errors && caller.calls === roots) out.etag = graphTag(queryHash, resolved?.tags);
      if (resolved?.projected) {
        out.projected = resolved.projected;
        return responseOf({});
      }
      return answered(result, log);
    },
  };
  return { requestDidStart: async () => listener };
}

function asksForSchema({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.some(
    (one) => one.kind === Kind.FIELD && ['__schema', '__type'].includes(one.name.value),
  );
}

function answered(
  { data = null, errors }: { data?: Record<string, unknown> | null; errors?: readonly GraphQLError[] },
  log: GraphContext['log'],
) {
  if (errors) logUnexpected(errors, log);
  return responseOf(errors ? { data, errors: errors.map(formatted) } : { data });
}

function responseOf(singleResult: {
  data?: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
}) {
  return { http: { headers: new HeaderMap() }, body: { kind: 'single' as const, singleResult } };
}

/** Formats errors like Apollo's own execution. */
function formatted(error: GraphQLError): GraphQLFormattedError {
  return formatError({ ...error.toJSON(), extensions: { ...error.extensions } });
}
