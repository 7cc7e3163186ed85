import { duration, isCollecting, type Labels, labelSets, type Span } from '@chengcang/process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

const requests = duration('http_server_request_duration_seconds', {
  description: 'Requests by method, route and class of status',
});
const requestLabels = labelSets('http_request_method', 'http_route', 'http_response_status_class');
const operations = duration('chengcang_graph_operation_duration_seconds', {
  description: 'Operations of the graph by name, client and outcome',
});
const operationLabels = labelSets('operation', 'client', 'outcome');

/** Methods that a label may have; a client may send others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
/** They last as long as a page is open, which says nothing of how fast anything is. */
const STREAM = '/graphql/stream';
/** What clients name themselves would be as many labels as they like. */
const OTHER = 'other';

/** Measures every answer; the spans of operations are begun by their route. */
export function addTelemetry(app: FastifyInstance): void {
  app.decorateRequest('documentName', undefined);
  app.decorateRequest('outcome', undefined);
  app.decorateRequest('span', undefined);
  if (!isCollecting()) return;
  app.addHook('onResponse', (request, reply, done) => {
    const seconds = reply.elapsedTime / 1000;
    const route = request.routeOptions.url ?? OTHER;
    // An operation is told by its name, and once.
    if (route === '/graphql' && request.method === 'POST')
      operations.record(
        seconds,
        operationLabels(
          request.documentName ?? OTHER,
          request.documentClient ?? OTHER,
          request.outcome ?? 'refused',
        ),
      );
    else if (route !== STREAM) requests.record(seconds, labelsOf(request, reply, route));
    done();
  });
}

function labelsOf({ method }: FastifyRequest, { statusCode }: FastifyReply, route: string): Labels {
  return requestLabels(METHODS.has(method) ? method : OTHER, route, `${Math.floor(statusCode / 100)}xx`);
}
