import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { LimitRate } from './limitRates.ts';

/** Maximum bytes of a body; the back end has its own limits for bodies without a length. */
const LIMIT = 512 * 1024;

/**
 * Routes that browsers and platforms call without the graph. No other route of the back end is reachable here. Rates are
 * limited of what people do; what platforms push comes from few addresses and must not be lost.
 */
const OPEN: { prefix: string; httpMethods: HTTPMethods[]; limit?: number; isLimited?: true }[] = [
  { prefix: '/api/v1/fileUpload', httpMethods: ['POST'], limit: 6 * 1024 * 1024, isLimited: true },
  { prefix: '/api/v1/pay/notify', httpMethods: ['GET', 'POST'] },
  { prefix: '/api/v1/shops/callback', httpMethods: ['GET', 'POST'] },
  { prefix: '/api/v1/tracking/push', httpMethods: ['POST'] },
  { prefix: '/files', httpMethods: ['GET', 'HEAD'] },
];
/** Headers that claim an address, which only the socket and trusted proxies determine, or choose what is traced. */
const CLAIMS = [
  ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
  ...['traceparent', 'tracestate'],
];

export async function addPassThrough(
  app: FastifyInstance,
  apiBaseUrl: string,
  limitRate: LimitRate,
): Promise<void> {
  const { origin, pathname } = new URL(apiBaseUrl);
  for (const { prefix, httpMethods, limit = LIMIT, isLimited } of OPEN) {
    await app.register(async (route) => {
      if (isLimited) route.addHook('onRequest', limitRate);
      await route.register(httpProxy, {
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
          // Belongs to the connection to the back end, not to the client's.
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
    });
  }
}
