import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { Context } from '../context.ts';
import { compiledExecution } from './compiledExecution.ts';
import { documentRules } from './documentRules.ts';
import { documentStore } from './documentStore.ts';
import { formatError } from './formatError.ts';
import { limits } from './limits.ts';
import { operationGuard } from './operationGuard.ts';
import { buildSchema } from './schema.ts';

type Options = {
  production: boolean;
  logger: NonNullable<ApolloServerOptions<Context>['logger']>;
  /** False leaves all execution to Apollo. */
  compile: boolean;
};

/** Apollo Server with every limit on. To be started, and stopped, by its owner. */
export function createApolloServer({ production, logger, compile }: Options): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema: buildSchema(),
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
      ...(compile ? [compiledExecution(buildSchema())] : []),
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
