import { randomUUID } from 'node:crypto';
import { addHealthRoutes, LONGEST_BODY_MS, limitBodyTime, Readiness, traceIdOf } from '@chengcang/process';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { createApolloServer } from './graph/apolloServer.ts';
import { buildSchema } from './graph/schema.ts';
import { loadTrustedDocuments } from './graph/trustedDocuments.ts';
import { addErrorHandlers, protocolErrors } from './http/errors.ts';
import { addExplorer } from './http/explorer.ts';
import { addGraphqlRoute } from './http/graphqlRoute.ts';
import { closeHalfSent } from './http/halfSent.ts';
import { limitRates } from './http/limitRates.ts';
import { addPassThrough } from './http/passThrough.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { addStreamRoute } from './http/streamRoute.ts';
import { addTelemetry } from './http/telemetry.ts';
import { addWebApp } from './http/webApp.ts';
import { type Timeouts, Upstream } from './rest/upstream.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take to arrive, in milliseconds, where that is not the usual time. */
    bodyWithinMs?: number;
  }
  interface FastifyInstance {
    readiness: Readiness;
  }
}

export type GatewayOptions = {
  /** The back end, without `/api/v1`. */
  apiBaseUrl: string;
  /** Folder of the built web app. */
  webDist: string;
  /** Folder of the built explorer; outside production alone it is looked for. */
  explorerDist?: string;
  /** Folder with the manifests of partners. */
  partnerDocuments?: string | undefined;
  /** Addresses and networks of the proxies in front, whose word of the caller's address is taken. */
  trustedProxies?: string[];
  production?: boolean;
  /** Whether requests and points a minute are limited by session, account and address. */
  limitedRates?: boolean;
  /** Seconds that browsers come back by TLS alone; 0 says nothing of it. */
  hstsSeconds?: number;
  logger?: FastifyServerOptions['logger'];
  /** False leaves every execution to graphql-js, to compare with. */
  compile?: boolean;
  timeouts?: Timeouts;
};

/** Of a request, unless its route says otherwise. */
const BODY_WITHIN_MS = 15_000;
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The graph, the web app and what passes through. It listens only when `server.ts` tells it to; tests inject. */
export async function createGateway({
  apiBaseUrl,
  webDist,
  explorerDist,
  partnerDocuments,
  trustedProxies = [],
  production = false,
  limitedRates = false,
  hstsSeconds = 0,
  logger = false,
  compile = true,
  timeouts,
}: GatewayOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    ...protocolErrors,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: 64 * 1024,
    requestTimeout: LONGEST_BODY_MS,
    http: { headersTimeout: BODY_WITHIN_MS },
    connectionTimeout: 20_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  app.removeContentTypeParser('text/plain');

  const schema = buildSchema();
  const trusted = loadTrustedDocuments({ webDist, partnerDocuments, production, schema, log: app.log });
  const upstream = new Upstream(apiBaseUrl, timeouts);
  const apollo = createApolloServer({
    production,
    logger: app.log,
    compiledSchema: compile ? schema : null,
    trusted,
  });
  await apollo.start();
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // A connection that is busy while listening ends would else stay for the rest of its keep-alive.
    sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    await apollo.stop();
    await upstream.close();
  });

  app.addHook('onResponse', (request, reply, done) => {
    // Never an address with its query, a body or a header: those hold people's data.
    request.log.info({
      method: request.method,
      operation: request.operationName ?? request.routeOptions.url ?? 'unknown',
      client: request.documentClient,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      traceId: traceIdOf(request.span),
    });
    done();
  });
  addTelemetry(app);
  addSecurityHeaders(app, hstsSeconds);
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    limitBodyTime(app.server, raw, reply.raw, routeOptions.config.bodyWithinMs ?? BODY_WITHIN_MS);
    done();
  });
  closeHalfSent(app);
  addErrorHandlers(app);
  const readiness = new Readiness(
    () => upstream.isReady(),
    () => 'api away',
  );
  app.decorate('readiness', readiness);
  addHealthRoutes(app, readiness);
  const limitRate = limitRates(app, upstream, limitedRates);
  await app.register(async (graph) => {
    addGraphqlRoute(graph, { apollo, upstream, trusted, production, limitRate });
    addStreamRoute(graph, { upstream, schema, trusted, production, limitRate });
  });
  if (!production) await addExplorer(app, { apiBaseUrl, dist: explorerDist });
  await addPassThrough(app, apiBaseUrl, limitRate);
  await addWebApp(app, webDist, { pageMs: timeouts?.pageMs });
  return app;
}
