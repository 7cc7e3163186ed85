import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../rest/upstream.ts';

/** Live: the process answers. Ready: the schema is built and the back end accepts calls. */
export function addHealthRoutes(app: FastifyInstance, upstream: Upstream): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = await upstream.isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'api away' });
  });
}
