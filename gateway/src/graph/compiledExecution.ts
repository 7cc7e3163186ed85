import { type ApolloServerPlugin, type GraphQLRequestListener, HeaderMap } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { createCompiler } from './compiler.ts';
import { graphTag, restTags } from './etags.ts';
import { formatError, logUnexpected } from './formatError.ts';
import type { GraphContext } from './graphContext.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

/**
 * Executes operations by compiled code instead of Apollo, and by Apollo where there is none. Requires a schema
 * object of its own, because Apollo may wrap the resolvers of the one that it knows.
 */
export function compiledExecution(
  schema: GraphQLSchema,
  trusted: TrustedDocuments,
): ApolloServerPlugin<GraphContext> {
  const find = createCompiler(schema, trusted);
  const listener: GraphQLRequestListener<GraphContext> = {
    async responseForOperation({ document, operationName, queryHash = '', request, contextValue }) {
      const compiled = find(document, operationName);
      if (!compiled) return null;
      const { caller, log, out, knownTag } = contextValue;
      const known = restTags(knownTag, queryHash);
      const resolved = await compiled.resolveRoots?.(contextValue, known);
      if (compiled.resolveRoots && !resolved) {
        out.isNotModified = true;
        out.etag = graphTag(queryHash, known);
        return responseOf({});
      }
      const roots = caller.calls;
      const { data = null, errors } = resolved?.projected
        ? {}
        : await compiled.run(contextValue, request.variables ?? {}, resolved?.answers);
      // Rows that were read besides have no tag.
      if (!errors && caller.calls === roots) out.etag = graphTag(queryHash, resolved?.tags);
      if (resolved?.projected) {
        out.projected = resolved.projected;
        return responseOf({});
      }
      if (errors) logUnexpected(errors, log);
      return responseOf(errors ? { data, errors: errors.map(formatted) } : { data });
    },
  };
  return { requestDidStart: async () => listener };
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
