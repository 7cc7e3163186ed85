import { randomUUID } from 'node:crypto';
import { addHealthRoutes, LONGEST_BODY_MS, limitBodyTime, Readiness, traceIdOf } from '@chengcang/process';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { createApolloServer } from './graph/apolloServer.ts';
import type { Graph } from './graph/graph.ts';
import { buildExecutedSchema, buildSchema } from './graph/schema.ts';
import { loadTrustedDocuments } from './graph/trustedDocuments.ts';
import { addErrorHandlers, protocolErrors } from './http/errors.ts';
import { closeHalfSent } from './http/halfSent.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { addTelemetry } from './http/telemetry.ts';
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

export type HostOptions = {
  /** The back end, without `/api/v1`. */
  apiBaseUrl: string;
  /** Folder of the built web app. */
  webDist: string;
  /** Folder with the manifests of partners. */
  partnerDocuments?: string | undefined;
  /** Addresses and networks of the proxies in front, whose word of the caller's address is taken. */
  trustedProxies?: string[];
  production?: boolean;
  /** Seconds that browsers come back by TLS alone; 0 says nothing of it. */
  hstsSeconds?: number;
  logger?: FastifyServerOptions['logger'];
  /** False leaves every execution to graphql-js, to compare with. */
  compile?: boolean;
  timeouts?: Timeouts | undefined;
};

/** Of a request, unless its route says otherwise. */
const BODY_WITHIN_MS = 15_000;
/** What is refused is answered before that time is over. */
const READ_ON_MS = 10_000;
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** What a graph is served by: the server without routes but those of its health, Apollo, and the way to the back end. */
export async function createHost(
  graph: Graph,
  {
    apiBaseUrl,
    webDist,
    partnerDocuments,
    trustedProxies = [],
    production = false,
    hstsSeconds = 0,
    logger = false,
    compile = true,
    timeouts,
  }: HostOptions,
) {
  const app: FastifyInstance = Fastify({
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

  const schema = buildSchema(graph);
  const executed = buildExecutedSchema(graph);
  const trusted = loadTrustedDocuments({
    ...{ webDist, partnerDocuments, production, schema },
    ...{ own: graph.documents, log: app.log },
  });
  const upstream = new Upstream(apiBaseUrl, timeouts);
  const apollo = createApolloServer({
    ...{ schema, executed, compile, production, trusted },
    logger: app.log,
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
  closeHalfSent(app, READ_ON_MS);
  addErrorHandlers(app);
  const readiness = new Readiness(
    () => upstream.isReady(),
    () => 'api away',
  );
  app.decorate('readiness', readiness);
  addHealthRoutes(app, readiness);
  const { createContext } = graph;
  return {
    app,
    upstream,
    schemas: { schema, executed },
    route: { apollo, createContext, upstream, trusted, production },
  };
}
