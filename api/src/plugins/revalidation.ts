import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { Type } from 'typebox';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers are the same for many callers: they have an `ETag`, and a caller who has one of before gets 304. */
    revalidated?: boolean;
  }
}

/** The answer that `If-None-Match` gets while the caller's copy is current. */
export const NotModified = Type.Null({ description: "the caller's copy is current" });

/** How an answer begins that is no refusal. */
export const SUCCESS = '{"code":0,';

/**
 * Copies of answers of routes with `config.revalidated` may be kept and are asked about each time: nothing is sent where
 * they are current. Refusals have no tag, and what a route tags itself stays as it is.
 */
export const revalidation = fp(
  (app: FastifyInstance) => {
    app.addHook('onRoute', (route: RouteOptions) => {
      if (!route.config?.revalidated) return;
      const { schema = {}, onSend = [] } = route;
      route.schema = { ...schema, response: { ...(schema.response as object), 304: NotModified } };
      route.onSend = [onSend, revalidate].flat();
    });
  },
  { name: 'revalidation' },
);

async function revalidate(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (reply.statusCode !== 200 || typeof payload !== 'string' || !payload.startsWith(SUCCESS)) return payload;
  const etag = `"${hash('sha256', payload, 'base64url')}"`;
  // The token is how a caller is told apart, and with it prices.
  reply
    .header('etag', etag)
    .header('vary', 'x-token, authorization')
    .header('cache-control', request.actor ? 'private, no-cache' : 'public, no-cache');
  if (!matches(request.headers['if-none-match'], etag)) return payload;
  reply.code(304).removeHeader('content-type');
  return null;
}

/** Whether a header `If-None-Match` names a tag; weak ones are compared like strong ones. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, '')));
}
