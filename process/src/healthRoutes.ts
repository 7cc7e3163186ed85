import type { Readiness } from './readiness.ts';

/** Of a Fastify application, which this package does not know. */
type Reply = { code(status: number): { send(body: object): unknown } };
type Routes = { get(path: string, answer: (request: unknown, reply: Reply) => Promise<unknown>): unknown };

/** Live: the process answers. Ready: what it needs answers, too, and it is not about to end. */
export function addHealthRoutes(app: Routes, readiness: Readiness): void {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const { code, body } = await readiness.answer();
    return reply.code(code).send(body);
  });
}
