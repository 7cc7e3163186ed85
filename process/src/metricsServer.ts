import { once } from 'node:events';
import { createServer } from 'node:http';
import { listenAt, type Place } from './listenAt.ts';
import type { Readiness } from './readiness.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** `/metrics`, `/health/live` and `/health/ready` on a port of their own, which is never public. */
export async function startMetricsServer(
  place: Place,
  readinessOf: () => Readiness | undefined,
  metricsText: () => Promise<string>,
): Promise<void> {
  const server = createServer(async (request, response) => {
    const { code, type, text } = await answerOf(request.url ?? '', readinessOf(), metricsText).catch(
      () => UNKNOWN,
    );
    response.writeHead(code, { 'content-type': type });
    response.end(text);
  });
  await listenAt(place, { host: 'METRICS_HOST', port: 'METRICS_PORT' }, ({ host, port }) =>
    once(server.listen(port, host), 'listening'),
  );
  server.unref();
}

const json = (code: number, body: object) => ({ code, type: JSON_TYPE, text: JSON.stringify(body) });
const UNKNOWN = json(500, { status: 'unknown' });

async function answerOf(path: string, readiness: Readiness | undefined, metricsText: () => Promise<string>) {
  switch (path) {
    case '/health/live':
      return json(200, { status: 'live' });
    case '/health/ready': {
      if (!readiness) return json(503, { status: 'starting' });
      const { code, body } = await readiness.answer();
      return json(code, body);
    }
    case '/metrics':
      return { code: 200, type: PROMETHEUS_TYPE, text: await metricsText() };
    default:
      return json(404, { status: 'not found' });
  }
}
