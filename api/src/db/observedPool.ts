import {
  duration,
  endSpan,
  gauge,
  isCollecting,
  isTracing,
  SpanKind,
  startChild,
  withinSpan,
} from '@chengcang/process';
import type pg from 'pg';

const waits = duration('db_client_connection_wait_time_seconds', {
  description: 'Time until a connection of the pool was free',
  seconds: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});
const WHOLE_TEXT = 500;
const SUMMARY = 60;

type Client = Pick<pg.PoolClient, 'query'>;
type AnyQuery = (...args: unknown[]) => unknown;

/** Tells of the use of a pool, and of its queries below spans that are recorded. */
export function observePool(pool: pg.Pool, name: string): void {
  if (isCollecting()) observeUse(pool, name);
  if (!isTracing()) return;
  traceQueries(pool);
  // Queries of transactions; those of the pool itself arrive here with a callback, wherever a connection became free.
  pool.on('connect', traceQueries);
}

function observeUse(pool: pg.Pool, name: string): void {
  const labels = { db_client_connection_pool_name: name };
  gauge('db_client_connection_count', { description: 'Connections by state' }, (result) => {
    const idle = pool.idleCount;
    result.observe(idle, { ...labels, db_client_connection_state: 'idle' });
    result.observe(pool.totalCount - idle, { ...labels, db_client_connection_state: 'used' });
  });
  gauge('db_client_connection_max', { description: 'Most connections' }, (result) =>
    result.observe(pool.options.max, labels),
  );
  gauge('db_client_connection_pending_requests', { description: 'What waits for a connection' }, (result) =>
    result.observe(pool.waitingCount, labels),
  );
  const connect = pool.connect.bind(pool) as AnyQuery;
  const measured = (heard?: AnyQuery) => {
    const begun = performance.now();
    const told = () => waits.record((performance.now() - begun) / 1000, labels);
    if (heard)
      return connect((...answer: unknown[]) => {
        told();
        heard(...answer);
      });
    return (connect() as Promise<unknown>).finally(told);
  };
  pool.connect = measured as typeof pool.connect;
}

function traceQueries(client: Client): void {
  const query = client.query.bind(client) as AnyQuery;
  const traced = (...args: unknown[]) => {
    const [first] = args;
    if (typeof args.at(-1) === 'function') return query(...args);
    const span = startChild(
      () => summaryOf(textOf(first)),
      SpanKind.CLIENT,
      () => ({ 'db.system.name': 'postgresql', 'db.query.text': withoutValues(textOf(first)) }),
    );
    if (!span) return query(...args);
    const answer = withinSpan(span, () => query(...args));
    if (!(answer instanceof Promise)) {
      endSpan(span);
      return answer;
    }
    return answer.then(
      (result) => {
        endSpan(span);
        return result;
      },
      (error: Error) => {
        // A database error's message contains values.
        endSpan(span, 'code' in error ? String(error.code) : error.name);
        throw error;
      },
    );
  };
  client.query = traced as typeof client.query;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Statements carry values as parameters; the few that are written into a text are taken out of it. */
function withoutValues(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$"])\d+\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, WHOLE_TEXT);
}

function summaryOf(text: string): string {
  return withoutValues(text).slice(0, SUMMARY);
}
