import {
  duration,
  endSpan,
  isCollecting,
  isTracing,
  labelSets,
  SpanKind,
  startSpan,
  traceparentOf,
} from '@chengcang/process';
import type { pooledFetch } from './pooledFetch.ts';

type Fetch = ReturnType<typeof pooledFetch>;
type Call = Parameters<Fetch>[0];

const calls = duration('http_client_request_duration_seconds', {
  description: 'REST calls by method, route and class of status',
});
const labels = labelSets('http_request_method', 'url_template', 'http_response_status_class');

/** Measures REST calls, and makes a span of those whose operation is recorded. Routes of the contract have no parameters. */
export function observedCalls(fetch: Fetch): (route: string, call: Call) => ReturnType<Fetch> {
  if (!isCollecting() && !isTracing()) return (_route, call) => fetch(call);
  return async (route, call) => {
    const begun = performance.now();
    const { method, headers } = call;
    // The last digit of a traceparent says whether its trace is recorded.
    const span = headers.traceparent?.endsWith('1')
      ? startSpan(() => `${method} ${route}`, {
          kind: SpanKind.CLIENT,
          traceparent: headers.traceparent,
          attributes: () => ({ 'http.request.method': method, 'url.template': route }),
        })
      : undefined;
    let statusClass = 'none';
    try {
      const response = await fetch(
        span ? { ...call, headers: { ...headers, traceparent: traceparentOf(span) } } : call,
      );
      statusClass = `${Math.floor(response.status / 100)}xx`;
      span?.setAttribute('http.response.status_code', response.status);
      return response;
    } finally {
      endSpan(span, statusClass === 'none' || statusClass === '5xx' ? statusClass : undefined);
      calls.record((performance.now() - begun) / 1000, labels(method, route, statusClass));
    }
  };
}
