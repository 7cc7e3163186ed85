import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import { documentRules } from './documentRules.ts';
import { documentStore, textStore } from './documentStore.ts';
import { execution } from './execution.ts';
import { formatError } from './formatError.ts';
import type { GraphContext } from './graphContext.ts';
import { limits } from './limits.ts';
import { operationGuard } from './operationGuard.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

type Options = {
  /** As clients know it. */
  schema: GraphQLSchema;
  production: boolean;
  logger: NonNullable<ApolloServerOptions<GraphContext>['logger']>;
  /** In the names of REST: what operations are executed by; Apollo only holds them to the public one. */
  executed: GraphQLSchema;
  /** False leaves every execution to graphql-js. */
  compile?: boolean;
  /** Documents that are sent by id. */
  trusted: TrustedDocuments;
};

/** Apollo Server with all limits. The owner starts and stops it. */
export function createApolloServer(options: Options): ApolloServer<GraphContext> {
  const { schema, production, logger, trusted } = options;
  return new ApolloServer<GraphContext>({
    schema,
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
      operationGuard(options.executed),
      execution(options),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
