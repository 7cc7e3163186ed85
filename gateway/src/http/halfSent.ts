import { hasCome, readOn } from '@chengcang/process';
import type { FastifyInstance } from 'fastify';

/**
 * Reads on what was answered before its body arrived completely, so that its sender gets the answer, and closes the
 * connection where not all of it comes.
 */
export function closeHalfSent(app: FastifyInstance, withinMs: number): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (hasCome(raw)) return done(null, payload);
    void readOn(raw, withinMs).then((isComplete) => {
      if (!isComplete) reply.header('connection', 'close');
      done(null, payload);
    });
  });
}
