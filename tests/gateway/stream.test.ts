import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { createClient } from 'graphql-sse';
import { request } from 'undici';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderBody } from '../support/api.ts';
import { refused } from './support/fakeUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { type RealGraph, startRealGraph } from './support/realGraph.ts';

const CHANGES = 'subscription Changes { changes { orderIds wallet notice resync } }';
const NOTHING = { orderIds: [], wallet: false, notice: false, resync: false };
const id = 'request-0001';
const signedIn = { 'x-token': 'token-of-a-buyer', 'x-request-id': id };

type Result = { data?: { changes: unknown } | null; errors?: readonly unknown[] };

/** What a subscriber hears, as the web app's own client reads it. */
function subscribe(url: string, headers: Record<string, string>, query = CHANGES) {
  const results: Result[] = [];
  const over = Promise.withResolvers<unknown>();
  const leave = createClient({ url, headers, retryAttempts: 0 }).subscribe<Result['data']>(
    { query },
    {
      next: (result) => void results.push(result as Result),
      complete: () => over.resolve('complete'),
      error: over.resolve,
    },
  );
  return { results, over: over.promise, leave };
}

const portOf = ({ server }: { server: { address(): unknown } }) => (server.address() as AddressInfo).port;

describe('the graph’s event stream', () => {
  let graph: TestGraph;
  let url: string;
  /** The streams of the back end that are open. */
  let streams: FastifyReply[];

  beforeAll(async () => {
    graph = await startGraph();
    await graph.app.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${portOf(graph.app)}/graphql/stream`;
  });
  afterAll(() => graph.close());
  beforeEach(() => {
    streams = [];
    graph.upstream.forget();
    graph.upstream.on('/events/stream', (_, __, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.raw.write('event: beat\ndata: {}\n\n');
      streams.push(reply);
    });
  });
  afterEach(() => {
    for (const { raw } of streams) raw.destroy();
  });

  const opened = async () => {
    await expect.poll(() => streams.length).toBe(1);
    return streams[0]?.raw as FastifyReply['raw'];
  };

  it('forwards the back end’s events for the caller', async () => {
    const { results, over } = subscribe(url, signedIn);
    const upstream = await opened();
    upstream.write('event: changed\ndata: {"orders":[7,');
    upstream.write(
      '8]}\n\nevent: unknown\ndata: {}\n\nevent: wallet\ndata: {}\n\nevent: notice\ndata: {}\n\nevent: resync\ndata: {}\n\n',
    );
    upstream.end();
    expect(await over).toBe('complete');
    expect(results).toEqual([
      { data: { changes: NOTHING } },
      { data: { changes: { ...NOTHING, orderIds: [7, 8] } } },
      { data: { changes: { ...NOTHING, wallet: true } } },
      { data: { changes: { ...NOTHING, notice: true } } },
      { data: { changes: { ...NOTHING, resync: true } } },
    ]);
    expect(graph.upstream.seen.map(({ method, headers }) => ({ method, headers }))).toMatchObject([
      { method: 'GET', headers: signedIn },
    ]);
  });

  it('asks for items where they are selected, and hands them on', async () => {
    const { results, over } = subscribe(
      url,
      signedIn,
      'subscription { changes { orderIds items { kind id updatedAt } moreItems } }',
    );
    const upstream = await opened();
    const items = [
      { kind: 'ORDER', id: 7, updatedAt: '2026-11-29T10:00:00.120+08:00' },
      { kind: 'STOCK', id: 9, updatedAt: null },
    ];
    upstream.write(`event: changed\ndata: ${JSON.stringify({ orders: [7], items, more: true })}\n\n`);
    upstream.end();
    await over;
    expect(results[1]).toEqual({ data: { changes: { orderIds: [7], items, moreItems: true } } });
    expect(graph.upstream.seen.map(({ query }) => query)).toEqual([{ items: 'true' }]);
  });

  it('closes the upstream when the subscriber disconnects', async () => {
    const { leave } = subscribe(url, signedIn);
    const upstream = await opened();
    leave();
    await once(upstream, 'close');
    expect(streams).toHaveLength(1);
  });

  it('completes when the connection to the back end breaks', async () => {
    const { results, over } = subscribe(url, signedIn);
    const upstream = await opened();
    await expect.poll(() => results).toEqual([{ data: { changes: NOTHING } }]);
    upstream.destroy();
    expect(await over).toBe('complete');
    expect(results).toHaveLength(1);
  });

  it.each([
    [401, 'SESSION_EXPIRED', 'UNAUTHENTICATED', { reload: true }],
    [429, 'RATE_LIMITED', 'RATE_LIMITED', {}],
  ])('forwards a refusal: %i %s', async (status, errorKey, code, more) => {
    graph.upstream.on('/events/stream', (_, __, reply) =>
      reply.code(status).send(refused(errorKey, '不行', more)),
    );
    const { results, over } = subscribe(url, signedIn);
    expect(await over).toBe('complete');
    expect(results).toEqual([
      {
        errors: [
          {
            message: '不行',
            path: ['changes'],
            locations: [{ line: 1, column: 24 }],
            extensions: { code, errorKey, requestId: id, ...more },
          },
        ],
      },
    ]);
  });

  it('reports that the back end is away', async () => {
    const away = await startGraph();
    await away.app.listen({ host: '127.0.0.1', port: 0 });
    await away.upstream.close();
    const { results, over } = subscribe(`http://127.0.0.1:${portOf(away.app)}/graphql/stream`, signedIn);
    expect(await over).toBe('complete');
    expect(results).toMatchObject([{ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] }]);
    await away.app.close();
  });

  const fragments = Array.from(
    { length: 20 },
    (_, n) => `fragment F${n} on Changes { ...F${n + 1} ...F${n + 1} }`,
  );
  it.each([
    ['no GraphQL', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['too many tokens', `subscription { changes { ${'wallet '.repeat(500)} } }`, 'GRAPHQL_PARSE_FAILED'],
    ['a query', '{ settings { csUrl } }', 'OPERATION_RESOLUTION_FAILURE'],
    ['a mutation', 'mutation { logout }', 'OPERATION_RESOLUTION_FAILURE'],
    [
      'fragments',
      `subscription { changes { ...F0 } } ${fragments.join(' ')}`,
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['a field that is none', 'subscription { changes { walle } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two fields of the root',
      'subscription { changes { wallet } b: changes { wallet } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['an alias', 'subscription { changes { a: wallet } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['the schema', 'subscription { __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('refuses %s without calling the back end', async (_, query, code) => {
    const { results, over } = subscribe(url, signedIn, query);
    expect(await over).toBe('complete');
    const [{ errors = [] } = {}] = results as { errors?: { extensions: object }[] }[];
    expect(new Set(errors.map(({ extensions }) => JSON.stringify(extensions)))).toEqual(
      new Set([JSON.stringify({ code, requestId: id })]),
    );
    expect(graph.upstream.seen).toEqual([]);
  });

  it.each([
    ['a form of another site', { 'content-type': 'text/plain' }, 'POST', 415, 'BODY_TYPE'],
    ['a body that is too long', { 'content-type': 'application/json' }, 'POST', 413, 'BODY_SIZE'],
    ['a GET', {}, 'GET', 405, 'NO_ROUTE'],
  ] as const)('refuses %s', async (_, headers, method, status, errorKey) => {
    const payload =
      method === 'POST' ? { body: JSON.stringify({ query: CHANGES, pad: 'x'.repeat(70_000) }) } : {};
    const { statusCode, body } = await request(url, { method, headers, ...payload });
    expect([statusCode, await body.json()]).toMatchObject([
      status,
      { errors: [{ extensions: { errorKey } }] },
    ]);
    expect(graph.upstream.seen).toEqual([]);
  });

  it('is not available for subscriptions at /graphql', async () => {
    const { errors } = await graph.ask(CHANGES, {}, signedIn);
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'OPERATION_RESOLUTION_FAILURE', requestId: id },
    ]);
    expect(graph.upstream.seen).toEqual([]);
  });

  it('sends the usual headers and tells proxies not to buffer', async () => {
    const { statusCode, headers, body } = await request(url, {
      method: 'POST',
      headers: { ...signedIn, 'content-type': 'application/json' },
      body: JSON.stringify({ query: CHANGES }),
    });
    await opened();
    body.on('error', () => undefined).destroy();
    expect([statusCode, headers]).toMatchObject([
      200,
      {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
        'x-request-id': id,
      },
    ]);
  });

  it('ends at once at a shutdown', async () => {
    const ending = await startGraph();
    await ending.app.listen({ host: '127.0.0.1', port: 0 });
    ending.upstream.on('/events/stream', (_, __, reply) => {
      reply.hijack();
      reply.raw.writeHead(200).write('event: beat\ndata: {}\n\n');
      streams.push(reply);
    });
    const { results, over } = subscribe(`http://127.0.0.1:${portOf(ending.app)}/graphql/stream`, signedIn);
    await expect.poll(() => results).toHaveLength(1);
    await ending.close();
    await over;
    expect(results).toHaveLength(1);
  });
});

describe('the event stream with the real back end', () => {
  let graph: RealGraph;
  beforeAll(async () => {
    graph = await startRealGraph();
  });
  afterAll(() => graph.close());

  it('notifies a buyer of an order and tells a visitor to sign in', async () => {
    const [buyer, shop] = [await graph.api.buyer({ balance: 10_000 }), await graph.api.shop()];
    const url = await graph.listen();
    const visitor = subscribe(`${url}/graphql/stream`, {});
    await visitor.over;
    expect(visitor.results).toMatchObject([{ errors: [{ extensions: { errorKey: 'NOT_LOGGED_IN' } }] }]);

    const { results, leave } = subscribe(`${url}/graphql/stream`, { 'x-token': buyer.token });
    await expect.poll(() => results.length).toBeGreaterThan(0);
    const { data } = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop),
    );
    await expect
      .poll(() => results)
      .toContainEqual({ data: { changes: { ...NOTHING, orderIds: [data.orderId] } } });
    leave();
  });
});
