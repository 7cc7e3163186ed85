import { type ApolloServerPlugin, type GraphQLRequestListener, HeaderMap } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { createCompiler } from './compiler.ts';
import { formatError, logUnexpected } from './formatError.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

/**
 * Executes operations by compiled code instead of Apollo, and by Apollo where there is none. Requires a schema
 * object of its own, because Apollo may wrap the resolvers of the one that it knows.
 */
export function compiledExecution(
  schema: GraphQLSchema,
  trusted: TrustedDocuments,
): ApolloServerPlugin<Context> {
  const find = createCompiler(schema, trusted);
  const listener: GraphQLRequestListener<Context> = {
    async responseForOperation({ document, operationName, request, contextValue }) {
      const compiled = find(document, operationName);
      if (!compiled) return null;
      const projected = await compiled.projected?.(contextValue);
      if (Buffer.isBuffer(projected)) {
        contextValue.out.projected = projected;
        return responseOf({});
      }
      const { data = null, errors } = await compiled.run(contextValue, request.variables ?? {}, projected);
      if (errors) logUnexpected(errors, contextValue.log);
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
