import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, HTTPMethods } from 'fastify';

/** Bytes of a body; the back end has limits of its own, which hold where a body does not say how long it is. */
const LIMIT = 512 * 1024;

/** What browsers and other platforms call without the graph. Nothing else of the back end can be reached from here. */
const OPEN: { prefix: string; httpMethods: HTTPMethods[]; limit?: number }[] = [
  { prefix: '/api/v1/fileUpload', httpMethods: ['POST'], limit: 6 * 1024 * 1024 },
  { prefix: '/api/v1/pay/notify', httpMethods: ['GET', 'POST'] },
  { prefix: '/api/v1/shops/callback', httpMethods: ['GET', 'POST'] },
  { prefix: '/api/v1/tracking/push', httpMethods: ['POST'] },
  { prefix: '/files', httpMethods: ['GET', 'HEAD'] },
];
/** Who somebody is, nobody says but the socket and the proxies that are trusted. */
const CLAIMS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export async function addPassThrough(app: FastifyInstance, apiBaseUrl: string): Promise<void> {
  const { origin, pathname } = new URL(apiBaseUrl);
  for (const { prefix, httpMethods, limit = LIMIT } of OPEN) {
    await app.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: `${pathname.replace(/\/$/, '')}${prefix}`,
      httpMethods,
      disableRequestLogging: true,
      preHandler: async ({ headers }) => {
        if (Number(headers['content-length'] ?? 0) > limit)
          throw Object.assign(new Error('the body is too large'), { statusCode: 413 });
      },
      replyOptions: {
        timeout: 7_000,
        retryDelay: () => null,
        onError: (reply) => {
          reply.send(Object.assign(new Error('the back end is away'), { statusCode: 503 }));
        },
        // Of the connection to the back end, not of the one to the client.
        rewriteHeaders: ({ connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, ...headers }) =>
          headers,
        rewriteRequestHeaders: (request, headers) => {
          const sent = { ...headers };
          for (const name of CLAIMS) delete sent[name];
          return {
            ...sent,
            'x-request-id': request.id,
            'x-forwarded-for': request.ip,
          };
        },
      },
    });
  }
}
