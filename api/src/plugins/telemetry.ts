import {
  endSpan,
  isCollecting,
  isTracing,
  OTHER_LABEL,
  recordRequest,
  type Span,
  SpanKind,
  startSpan,
  traceIdOf,
  withinSpan,
} from '@chengcang/process';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where traces are made. */
    span: Span | undefined;
  }
}

/** It lasts as long as a page is open, which says nothing of how fast anything is. */
const STREAM = /\/events\/stream$/;

/** Measures every answer, and makes a span of requests below which queries and jobs are told. Before all that queries. */
export const telemetry = fp(
  (app: FastifyInstance) => {
    app.decorateRequest('span', undefined);
    if (isTracing()) traceRequests(app);
    if (!isCollecting()) return;
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? OTHER_LABEL;
      if (!STREAM.test(route)) recordRequest(request.method, route, reply.statusCode, reply.elapsedTime);
      done();
    });
  },
  { name: 'telemetry' },
);

function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? OTHER_LABEL;
    const span = startSpan(() => `${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      traceparent: request.headers.traceparent,
      attributes: () => ({
        'http.request.method': request.method,
        'http.route': route,
        'chengcang.request_id': request.id,
      }),
    });
    request.span = span;
    const traceId = traceIdOf(span);
    if (traceId) request.log = request.log.child({ traceId });
    withinSpan(span, done);
  });
  // Reading a body goes on where its connection was opened, outside of the span.
  app.addHook('preValidation', (request, _reply, done) => withinSpan(request.span, done));
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.setAttribute('http.response.status_code', reply.statusCode);
    endSpan(request.span, reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    done();
  });
}
