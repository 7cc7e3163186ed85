import { LONGEST_BODY_MS } from '@chengcang/process';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { LimitRate } from './limitRates.ts';

const MB = 1024 * 1024;
/** Maximum bytes of a body; the back end has its own limits for bodies without a length. */
const LIMIT = 512 * 1024;

export interface Open {
  prefix: string;
  httpMethods: HTTPMethods[];
  limit?: number;
  isLimited?: boolean;
  bodyWithinMs?: number;
  /** From the last byte of the request on. */
  answerWithinMs?: number;
}

/**
 * Routes that browsers and platforms call without the graph. No other route of the back end is reachable here. Rates are
 * limited of what people do; what platforms push comes from few addresses and must not be lost.
 */
export const OPEN: readonly Open[] = [
  { prefix: '/api/v1/fileUpload', httpMethods: ['POST'], limit: 6 * MB, isLimited: true },
  {
    ...{ prefix: '/api/v1/privateFile/upload', httpMethods: ['POST'], limit: 51 * MB, isLimited: true },
    // Videos; the back end says how long one may take to arrive.
    ...{ bodyWithinMs: LONGEST_BODY_MS, answerWithinMs: 20_000 },
  },
  { prefix: '/api/v1/privateFile', httpMethods: ['GET', 'HEAD'], isLimited: true },
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
  { open, limitRate }: { open: readonly Open[]; limitRate?: LimitRate },
): Promise<void> {
  const { origin, pathname } = new URL(apiBaseUrl);
  for (const { prefix, httpMethods, limit = LIMIT, isLimited, bodyWithinMs, answerWithinMs } of open) {
    await app.register(async (route) => {
      if (isLimited && limitRate) route.addHook('onRequest', limitRate);
      await route.register(httpProxy, {
        upstream: origin,
        prefix,
        rewritePrefix: `${pathname.replace(/\/$/, '')}${prefix}`,
        httpMethods,
        config: bodyWithinMs === undefined ? {} : { bodyWithinMs },
        disableRequestLogging: true,
        preHandler: async ({ headers }) => {
          if (Number(headers['content-length'] ?? 0) > limit)
            throw Object.assign(new Error('the body is too large'), { statusCode: 413 });
        },
        replyOptions: {
          timeout: answerWithinMs ?? 7_000,
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
            // This server has answered it already; the client to the back end refuses to send it.
            delete sent.expect;
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
