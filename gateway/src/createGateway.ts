import type { FastifyInstance } from 'fastify';
import { createHost, type HostOptions } from './createHost.ts';
import { TokenDocuments } from './graph/tokenDocuments.ts';
import { addExplorer } from './http/explorer.ts';
import { addGraphqlRoute } from './http/graphqlRoute.ts';
import { limitRates } from './http/limitRates.ts';
import { addPassThrough, OPEN } from './http/passThrough.ts';
import { addStreamRoute } from './http/streamRoute.ts';
import { addHomeOfSite, addWebApp } from './http/webApp.ts';
import { shopGraph } from './shopGraph.ts';

export type GatewayOptions = HostOptions & {
  /** Folder of the built explorer; outside production alone it is looked for. */
  explorerDist?: string;
  /** Whether requests and points a minute are limited by session, account and address. */
  limitedRates?: boolean;
  /** Whether tokens may send texts in production, too. */
  tokenTexts?: boolean;
};

/** The graph, the web app and what passes through. It listens only when `server.ts` tells it to; tests inject. */
export async function createGateway({
  explorerDist,
  limitedRates = false,
  tokenTexts = false,
  ...options
}: GatewayOptions): Promise<FastifyInstance> {
  const { apiBaseUrl, webDist, production = false, timeouts } = options;
  const { app, upstream, schemas, route } = await createHost(shopGraph, options);
  const limitRate = limitRates(app, upstream, limitedRates);
  const ofTokens = new TokenDocuments(upstream);
  await app.register(async (graph) => {
    const sources = { ofTokens, tokenTexts };
    addGraphqlRoute(graph, { ...route, ...sources, limitRate });
    addStreamRoute(graph, { ...route, ...sources, ...schemas, limitRate });
  });
  if (!production) await addExplorer(app, { apiBaseUrl, dist: explorerDist, limitRate });
  await addPassThrough(app, apiBaseUrl, { open: OPEN, limitRate });
  addHomeOfSite(app);
  await addWebApp(app, { prefix: '/t3', dist: webDist, drawn: { pageMs: timeouts?.pageMs } });
  return app;
}
