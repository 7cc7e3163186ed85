import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { documentRules } from './documentRules.ts';
import { documentStore } from './documentStore.ts';
import type { Executor } from './executor.ts';
import { formatError } from './formatError.ts';
import { limits } from './limits.ts';
import { operationGuard } from './operationGuard.ts';

type Options = {
  /** Documents are validated against this one. */
  schema: GraphQLSchema;
  /** Runs operations on a schema object of its own, so that nothing of Apollo's can wrap its resolvers. */
  executor: Executor;
  production: boolean;
  logger: NonNullable<ApolloServerOptions<Context>['logger']>;
};

/** Apollo Server with every limit on. To be started, and stopped, by its owner. */
export function createApolloServer({ schema, executor, production, logger }: Options): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway: asGateway(schema, executor),
    logger,
    nodeEnv: production ? 'production' : 'development',
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    parseOptions: { maxTokens: limits.tokens },
    maxRecursiveSelections: limits.selections,
    validationRules: documentRules,
    validationOptions: { maxErrors: limits.validationErrors },
    documentStore: documentStore(),
    stringifyResult: JSON.stringify,
    formatError,
    stopOnTerminationSignals: false,
    plugins: [
      // None of these may have `willResolveField`: it costs more than all the rest.
      operationGuard,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      production
        ? ApolloServerPluginLandingPageDisabled()
        : ApolloServerPluginLandingPageLocalDefault({ embed: { runTelemetry: false } }),
    ],
  });
}

/** Apollo's `gateway` option is the one place where it takes an executor. */
function asGateway(
  schema: GraphQLSchema,
  executor: Executor,
): NonNullable<ApolloServerOptions<Context>['gateway']> {
  return {
    onSchemaLoadOrUpdate(take) {
      take({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, operationName, request, context }) =>
        executor({ document, operationName, variables: request.variables, context: context as Context }),
    }),
    stop: async () => {},
  };
}
