import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import { compiledExecution } from './compiledExecution.ts';
import { documentRules } from './documentRules.ts';
import { documentStore, textStore } from './documentStore.ts';
import { formatError } from './formatError.ts';
import type { Graph } from './graph.ts';
import type { GraphContext } from './graphContext.ts';
import { limits } from './limits.ts';
import { operationGuard } from './operationGuard.ts';
import { buildSchema } from './schema.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

type Options = {
  graph: Graph;
  production: boolean;
  logger: NonNullable<ApolloServerOptions<GraphContext>['logger']>;
  /** The schema object that operations are compiled for, unknown to Apollo; null leaves all execution to Apollo. */
  compiledSchema: GraphQLSchema | null;
  /** Documents that are sent by id. */
  trusted: TrustedDocuments;
};

/** Apollo Server with all limits. The owner starts and stops it. */
export function createApolloServer(options: Options): ApolloServer<GraphContext> {
  const { graph, production, logger, compiledSchema, trusted } = options;
  return new ApolloServer<GraphContext>({
    schema: buildSchema(graph),
    logger,
    nodeEnv: production ? 'production' : 'development',
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: { cache: textStore(trusted) },
    parseOptions: { maxTokens: limits.tokens },
    maxRecursiveSelections: limits.selections,
    validationRules: documentRules,
    validationOptions: { maxErrors: limits.validationErrors },
    documentStore: documentStore(trusted),
    stringifyResult: JSON.stringify,
    formatError,
    stopOnTerminationSignals: false,
    plugins: [
      // No plugin here may have `willResolveField`: it costs more than everything else together.
      operationGuard,
      ...(compiledSchema ? [compiledExecution(compiledSchema, trusted)] : []),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
