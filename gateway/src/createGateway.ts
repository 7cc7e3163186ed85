import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { createApolloServer } from './graph/apolloServer.ts';
import { addErrorHandlers } from './http/errors.ts';
import { addGraphqlRoute } from './http/graphqlRoute.ts';
import { addHealthRoutes } from './http/health.ts';
import { addPassThrough } from './http/passThrough.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { addStreamRoute } from './http/streamRoute.ts';
import { addWebApp } from './http/webApp.ts';
import { type Timeouts, Upstream } from './rest/upstream.ts';

export type GatewayOptions = {
  /** The back end, without `/api/v1`. */
  apiBaseUrl: string;
  /** Folder of the built web app. */
  webDist: string;
  production?: boolean;
  logger?: FastifyServerOptions['logger'];
  /** False leaves every execution to graphql-js, to compare with. */
  compile?: boolean;
  timeouts?: Timeouts;
};

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The graph, the web app and what passes through. It listens only when `server.ts` tells it to; tests inject. */
export async function createGateway({
  apiBaseUrl,
  webDist,
  production = false,
  logger = false,
  compile = true,
  timeouts,
}: GatewayOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    trustProxy: false,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
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

  const upstream = new Upstream(apiBaseUrl, timeouts);
  const apollo = createApolloServer({ production, logger: app.log, compile });
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

  app.addHook('onResponse', async (request, reply) => {
    // Never an address with its query, a body or a header: those hold people's data.
    request.log.info({
      method: request.method,
      operation: request.operationName ?? request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  addSecurityHeaders(app);
  addErrorHandlers(app);
  addHealthRoutes(app, upstream);
  await app.register(async (graph) => {
    addGraphqlRoute(graph, { apollo, upstream, production });
    addStreamRoute(graph, { upstream, production });
  });
  await addPassThrough(app, apiBaseUrl);
  await addWebApp(app, webDist);
  return app;
}
