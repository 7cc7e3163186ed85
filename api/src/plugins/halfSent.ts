import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Closes a connection whose request was answered before its body arrived completely. */
export const halfSent = fp(
  (app: FastifyInstance) => {
    app.addHook('onSend', async ({ raw }, reply) => {
      const { 'content-length': length = '0', 'transfer-encoding': chunks } = raw.headers;
      if (raw.complete !== false || (length === '0' && chunks === undefined)) return;
      // A body that arrived together with its head is complete by the next turn.
      await nextTurn();
      if (!raw.complete) reply.header('connection', 'close');
    });
  },
  { name: 'halfSent' },
);
