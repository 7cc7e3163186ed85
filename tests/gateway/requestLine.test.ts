import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok, refused } from './support/fakeUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { buyerRow } from './support/upstream/accounts.ts';
import { courierRow } from './support/upstream/couriers.ts';

let graph: TestGraph;
const me = '{ me(kind: BUYER) { id } }';

beforeAll(async () => {
  graph = await startGraph();
  graph.upstream.on('/user/info', () => ok(buyerRow(1)));
  graph.upstream.on('/couriers/getCouriersList', () => ok({ list: [courierRow(1)], total: 1 }));
  graph.upstream.on('/orders/cancelOrder', () => ok({ orderId: 1, status: 60, refundFee: 0 }));
  graph.upstream.on('/orders/confirmOrder', () => ok({ orderId: 1, status: 20, paidFee: 5, balance: 0 }));
  graph.upstream.on('/common/logout', () => ok({}));
});
afterAll(() => graph.close());
beforeEach(() => graph.upstream.forget());

const sent = () => graph.upstream.seen[0]?.headers ?? {};

describe('a call to REST', () => {
  it('carries the session and the socket’s address, whatever the client claims', async () => {
    await graph.ask(
      me,
      {},
      { 'x-token': 'abc', 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '8.8.8.8', cookie: 'a=b' },
    );
    const { 'x-token': token, 'x-forwarded-for': address, 'x-real-ip': realIp, cookie } = sent();
    expect({ token, address, realIp, cookie }).toEqual({
      token: 'abc',
      address: '127.0.0.1',
      realIp: undefined,
      cookie: undefined,
    });
  });

  it('carries the address that a trusted proxy reports', async () => {
    const behind = await startGraph({ trustedProxies: ['127.0.0.1', '10.0.0.0/8'] });
    behind.upstream.on('/user/info', () => ok(buyerRow(1)));
    await behind.ask(me, {}, { 'x-token': 'abc', 'x-forwarded-for': '1.2.3.4, 8.8.8.8, 10.1.2.3' });
    expect(behind.upstream.seen[0]?.headers['x-forwarded-for']).toBe('8.8.8.8');
    await behind.close();
  });

  it('carries no session for shared public reads', async () => {
    await graph.ask('{ couriers { id } }', {}, { 'x-token': 'abc' });
    expect(sent()).not.toHaveProperty('x-token');
  });

  it.each(['request-0001', 'a'.repeat(64), '8a6e0804-2bd0-4672-b79d-d97027f9071a'])(
    'carries the id %s as given',
    async (id) => {
      const { headers } = await graph.ask(me, {}, { 'x-request-id': id });
      expect([headers['x-request-id'], sent()['x-request-id']]).toEqual([id, id]);
    },
  );

  it.each(['short', 'a'.repeat(65), 'with space in it', 'line%0abreak', '<script>alert</script>'])(
    'carries a generated id instead of %s',
    async (id) => {
      const { headers } = await graph.ask(me, {}, { 'x-request-id': id });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(sent()['x-request-id']).toBe(headers['x-request-id']);
    },
  );

  it('carries clientNo as the idempotency key and not in the body', async () => {
    await graph.ask('mutation { confirmOrder(id: 1, action: PAY, clientNo: "client-00001") { paidFee } }');
    expect(sent()['idempotency-key']).toBe('client-00001');
    expect(graph.upstream.seen[0]?.body).toEqual({ id: 1, action: 'pay' });
  });

  it.each(['short', '订单一二三四五六七八', 'line\nbreak-0001'])(
    'carries no key that a header cannot hold: %j',
    async (clientNo) => {
      const { errors } = await graph.ask(
        'mutation ($no: String!) { confirmOrder(id: 1, clientNo: $no) { status } }',
        { no: clientNo },
      );
      expect(errors[0]).toMatchObject({
        message: '参数错误：clientNo',
        extensions: { code: 'BAD_USER_INPUT', errorKey: 'BAD_PARAM' },
      });
      expect(graph.upstream.seen).toEqual([]);
    },
  );

  it('omits null values', async () => {
    graph.upstream.on('/orders/getOrdersList', () => refused('NOT_FOUND', '数据不存在'));
    await graph.ask('query ($f: OrderFilter) { orders(filter: $f) { total } }', {
      f: { status: null, keyword: 'x', platform: 'TAOBAO' },
    });
    expect(graph.upstream.seen[0]?.body).toEqual({
      keyword: 'x',
      platform: 1,
      page: 1,
      pageSize: 10,
      sort: 'newest',
    });
  });
});

describe('a response to the client', () => {
  it('carries a renewed session', async () => {
    graph.upstream.on('/seller/info', (_, __, reply) =>
      reply.headers({ 'new-token': 'fresh', 'new-expires-at': '1800000000' }).send(ok({})),
    );
    const { headers } = await graph.ask('{ me(kind: SELLER) { id } }', {}, { 'x-token': 'old' });
    expect([headers['new-token'], headers['new-expires-at']]).toEqual(['fresh', '1800000000']);
    expect((await graph.ask(me)).headers).not.toHaveProperty('new-token');
  });

  it('forbids caching', async () => {
    expect((await graph.ask(me)).headers['cache-control']).toBe('no-store');
  });
});

describe('every error has the id of its request', () => {
  const id = 'request-0002';
  const cases: [string, object | string, Record<string, string>][] = [
    ['malformed JSON', '{"query": ', {}],
    ['no query', {}, {}],
    ['a list', [{ query: me }], {}],
    ['variables as text', { query: me, variables: '{}' }, {}],
    ['a document that cannot be read', { query: '{ me(' }, {}],
    ['an unknown field', { query: '{ nothing }' }, {}],
    [
      'a wrong variable',
      { query: 'query ($k: AccountKind!) { me(kind: $k) { id } }', variables: { k: 'ADMIN' } },
      {},
    ],
    ['an unknown operation', { query: 'query A { __typename }', operationName: 'B' }, {}],
    ['a costly one', { query: '{ orders(pageSize: 100) { list { parcels { id orderNo } } } }' }, {}],
    ['another content type', 'query=1', { 'content-type': 'text/plain' }],
  ];

  it.each(cases)('in the case %s', async (_, payload, headers) => {
    const response = await graph.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'x-request-id': id, ...headers },
      payload: payload as object,
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    const { errors } = response.json();
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors)
      expect(error.extensions).toMatchObject({ requestId: id, code: expect.any(String) });
  });
});
