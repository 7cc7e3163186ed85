import { Readiness } from '@chengcang/process';
import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../rest/upstream.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

/** Live: the process answers. Ready: the schema is built and the back end accepts calls. */
export function addHealthRoutes(app: FastifyInstance, upstream: Upstream): void {
  const readiness = new Readiness(() => upstream.isReady(), 'api away');
  app.decorate('readiness', readiness);
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const { code, body } = await readiness.answer();
    return reply.code(code).send(body);
  });
}
