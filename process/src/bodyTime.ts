import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take to arrive, in milliseconds, where that is not the usual time. */
    bodyWithinMs?: number;
  }
}

/** For a server's `requestTimeout`, which no route can exceed. */
export const LONGEST_BODY_MS = 120_000;

/**
 * Ends a connection whose request does not arrive in time, as the server itself would: its own time limit is the same
 * for all routes.
 */
export function limitBodyTime(app: FastifyInstance, usualMs: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunks } = raw.headers;
    if (length !== '0' || chunks !== undefined) {
      const timer = setTimeout(() => {
        if (raw.complete !== false) return;
        const error = new Error('the body did not arrive in time');
        app.server.emit(
          'clientError',
          Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          raw.socket,
        );
      }, routeOptions.config.bodyWithinMs ?? usualMs);
      timer.unref();
      const clear = () => clearTimeout(timer);
      raw.once('end', clear).once('close', clear);
      // Whoever answers before the body has come closes the connection.
      reply.raw.once('finish', clear);
    }
    done();
  });
}
