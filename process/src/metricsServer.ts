import { once } from 'node:events';
import { createServer } from 'node:http';
import { listenAt, type Place } from './listenAt.ts';
import type { Readiness } from './readiness.ts';

/** `/health/live` and `/health/ready` on a port of their own, which is never public. */
export async function startMetricsServer(place: Place, readiness: Readiness): Promise<void> {
  const server = createServer(async (request, response) => {
    const { code, body } = await answerOf(request.url ?? '', readiness);
    response.writeHead(code, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  });
  await listenAt(place, { host: 'METRICS_HOST', port: 'METRICS_PORT' }, ({ host, port }) =>
    once(server.listen(port, host), 'listening'),
  );
  server.unref();
}

async function answerOf(path: string, readiness: Readiness) {
  switch (path) {
    case '/health/live':
      return { code: 200, body: { status: 'live' } };
    case '/health/ready':
      return readiness.answer();
    default:
      return { code: 404, body: { status: 'not found' } };
  }
}
