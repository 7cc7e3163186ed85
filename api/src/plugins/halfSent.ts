import { hasCome, readOn } from '@chengcang/process';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Reads on what was answered before its body arrived completely, so that its sender gets the answer, and closes the
 * connection where not all of it comes.
 */
export const halfSent = fp(
  (app: FastifyInstance, { withinMs }: { withinMs: number }) => {
    app.addHook('onSend', async ({ raw }, reply) => {
      if (!hasCome(raw) && !(await readOn(raw, withinMs))) reply.header('connection', 'close');
    });
  },
  { name: 'halfSent' },
);
