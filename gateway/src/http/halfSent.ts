import type { FastifyInstance } from 'fastify';

/** Closes a connection whose request was answered before its body arrived completely. */
export function closeHalfSent(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunks } = raw.headers;
    if (raw.complete !== false || (length === '0' && chunks === undefined)) return done(null, payload);
    // A body that arrived together with its head is complete by the next turn.
    setImmediate(() => {
      if (!raw.complete) reply.header('connection', 'close');
      done(null, payload);
    });
  });
}
