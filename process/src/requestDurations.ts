import { duration, labelSets } from './metrics.ts';

const requests = duration('http_server_request_duration_seconds', {
  description: 'Requests by method, route and class of status',
});
const labels = labelSets('http_request_method', 'http_route', 'http_response_status_class');
/** Methods that a label may have; a client may send others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

/** What is none of the values that a label may have: what clients name themselves would be as many as they like. */
export const OTHER_LABEL = 'other';

/** Measures an answer to a request; `route` is the pattern of its route. */
export function recordRequest(method: string, route: string, status: number, ms: number): void {
  const known = METHODS.has(method) ? method : OTHER_LABEL;
  requests.record(ms / 1000, labels(known, route, `${Math.floor(status / 100)}xx`));
}
