import { duration, isCollecting, labelSets, OTHER_LABEL, recordRequest, type Span } from '@chengcang/process';
import type { FastifyInstance } from 'fastify';
import type { Outcome } from '../rest/Caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the trusted document of the request. */
    documentName: string | undefined;
    /** What came of the operation. */
    outcome: Outcome | undefined;
    /** Of the operation, where traces are made. */
    span: Span | undefined;
  }
}

const operations = duration('chengcang_graph_operation_duration_seconds', {
  description: 'Operations of the graph by name, client and outcome',
});
const operationLabels = labelSets('operation', 'client', 'outcome');

/** They last as long as a page is open, which says nothing of how fast anything is. */
const STREAM = '/graphql/stream';

/** Measures every answer; the spans of operations are begun by their route. */
export function addTelemetry(app: FastifyInstance): void {
  app.decorateRequest('documentName', undefined);
  app.decorateRequest('outcome', undefined);
  app.decorateRequest('span', undefined);
  if (!isCollecting()) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? OTHER_LABEL;
    // An operation is told by its name, and once.
    if (route === '/graphql' && request.method === 'POST')
      operations.record(
        reply.elapsedTime / 1000,
        operationLabels(
          request.documentName ?? OTHER_LABEL,
          request.documentClient ?? OTHER_LABEL,
          request.outcome ?? 'refused',
        ),
      );
    else if (route !== STREAM) recordRequest(request.method, route, reply.statusCode, reply.elapsedTime);
    done();
  });
}
