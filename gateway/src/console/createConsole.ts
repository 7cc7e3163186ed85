import type { FastifyInstance } from 'fastify';
import { createHost, type HostOptions } from '../createHost.ts';
import { addGraphqlRoute } from '../http/graphqlRoute.ts';
import { limitRates } from '../http/limitRates.ts';
import { addPassThrough, type Open } from '../http/passThrough.ts';
import { addWebApp } from '../http/webApp.ts';
import { consoleGraph } from './consoleGraph.ts';

/** What browsers of operators call without the graph. */
const OPEN: readonly Open[] = [
  { prefix: '/api/v1/console/files/licence', httpMethods: ['POST'], limit: 6 * 1024 * 1024 },
  { prefix: '/api/v1/console/files/picture', httpMethods: ['POST'], limit: 6 * 1024 * 1024 },
  { prefix: '/api/v1/console/files', httpMethods: ['GET', 'HEAD'] },
  { prefix: '/files', httpMethods: ['GET', 'HEAD'] },
];

/** The operators' graph and pages, on a port of its own. It listens only when `console.ts` tells it to; tests inject. */
export async function createConsole(options: HostOptions): Promise<FastifyInstance> {
  const { app, upstream, route } = await createHost(consoleGraph, options);
  const limitRate = limitRates(app, upstream, false);
  await app.register(async (graph) => addGraphqlRoute(graph, { ...route, limitRate }));
  await addPassThrough(app, options.apiBaseUrl, { open: OPEN });
  app.get('/', async (_request, reply) => reply.redirect('/console/'));
  await addWebApp(app, { prefix: '/console', dist: options.webDist });
  return app;
}
