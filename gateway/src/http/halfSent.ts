import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Closes a connection whose request was answered while the rest of its body was still to come: nobody waits for it. */
export function closeHalfSent(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunks } = raw.headers;
    if (raw.complete !== false || (length === '0' && chunks === undefined)) return;
    // What came together with its head is whole by the next turn.
    await nextTurn();
    if (!raw.complete) reply.header('connection', 'close');
  });
}
