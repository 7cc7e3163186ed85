import type { FastifyInstance } from 'fastify';
import { createGateway, type GatewayOptions } from '../../../gateway/src/createGateway.ts';
import { type FakeUpstream, startFakeUpstream } from './fakeUpstream.ts';

export type GraphError = {
  message: string;
  path?: (string | number)[];
  extensions: {
    code: string;
    errorKey?: string;
    requestId?: string;
    reload?: true;
    data?: Record<string, unknown>;
  };
};
export type GraphAnswer = {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape and compare what they find.
  data: any;
  errors: GraphError[];
  text: string;
};
export type Ask = (
  query: string,
  variables?: Record<string, unknown>,
  headers?: Record<string, string>,
) => Promise<GraphAnswer>;

/** Asks the graph of a gateway that is not listening. */
export function asker(app: FastifyInstance): Ask {
  return async (query, variables = {}, headers = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query, variables },
    });
    const { data = null, errors = [] } = response.json();
    return { status: response.statusCode, headers: response.headers, data, errors, text: response.body };
  };
}

export type TestGraph = { app: FastifyInstance; upstream: FakeUpstream; ask: Ask; close(): Promise<void> };

/** A gateway before a back end of canned answers. */
export async function startGraph(options: Partial<GatewayOptions> = {}): Promise<TestGraph> {
  const upstream = await startFakeUpstream();
  const app = await createGateway({ apiBaseUrl: upstream.url, webDist: '/nonexistent', ...options });
  return {
    app,
    upstream,
    ask: asker(app),
    close: async () => {
      await app.close();
      await upstream.close();
    },
  };
}
