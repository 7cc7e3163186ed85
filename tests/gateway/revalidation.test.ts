import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok, pageOf } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { as, orderOf, type RealGraph, startRealGraph } from './support/realGraph.ts';
import { goodRow } from './support/upstream/goods.ts';
import { orderCounts, orderRow } from './support/upstream/shipments.ts';

const ORDERS = 'query Orders { orders { total counts { all } list { id status totalFee } } }';
const GOODS = 'query Goods { goods { total list { id name } } }';
const TWO = 'query Two { orders { list { id } } moneyLogs { list { id amount } } }';
const WITH_ROWS = 'query WithRows { orders { list { id good { id } } } }';

type Asker = Pick<TestGraph, 'app'>;

/** What a client that keeps copies is answered. Documents are compiled from their second request on. */
async function askAgain({ app }: Asker, query: string, headers: Record<string, string> = {}) {
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'if-none-match': '""', ...headers },
      payload: { query },
    });
  const first = await send();
  const { statusCode: status, headers: answered, body } = first.headers.etag ? first : await send();
  return { status, etag: answered.etag ?? '', body };
}

describe('responses of the graph', () => {
  const session = { 'x-token': 'token-of-a-buyer' };
  let graph: TestGraph;
  /** What each path has now, by version; it answers 304 to whoever has that. */
  let versions: Record<string, number>;
  const tagOf = (path: string) => `W/"${path.split('/').at(-1)}.${versions[path]}"`;

  beforeAll(async () => {
    graph = await startGraph();
  });
  afterAll(() => graph.close());
  beforeEach(() => {
    answerAll(graph.upstream);
    versions = { '/orders/getOrdersList': 1, '/userMoneyLogs/getUserMoneyLogsList': 1 };
    tagged('/orders/getOrdersList', () => ({
      ...pageOf([orderRow(versions['/orders/getOrdersList'] ?? 0)]),
      counts: orderCounts,
    }));
    tagged('/userMoneyLogs/getUserMoneyLogsList', () => pageOf([]));
    graph.upstream.forget();
  });

  function tagged(path: string, data: () => object) {
    graph.upstream.on(path, ({ headers }, _request, reply) => {
      if (headers['if-none-match'] === tagOf(path)) return reply.code(304).header('etag', tagOf(path)).send();
      if (headers['if-none-match'] !== undefined) reply.header('etag', tagOf(path));
      return ok(data());
    });
  }

  it('have the tag of the REST answer for clients that keep copies, and none for others', async () => {
    const { status, etag } = await askAgain(graph, ORDERS, session);
    expect([status, etag]).toEqual([200, expect.stringMatching(/^W\/"[0-9a-f]{16}~W\/getOrdersList\.1"$/)]);
    const { headers } = await graph.ask(ORDERS, {}, session);
    expect(headers.etag).toBeUndefined();
  });

  it('are not sent to a client whose copy is current', async () => {
    const { etag } = await askAgain(graph, ORDERS, session);
    expect(await askAgain(graph, ORDERS, { ...session, 'if-none-match': etag })).toEqual({
      status: 304,
      etag,
      body: '',
    });
  });

  it('are sent when something has changed', async () => {
    const { etag } = await askAgain(graph, ORDERS, session);
    versions['/orders/getOrdersList'] = 2;
    const again = await askAgain(graph, ORDERS, { ...session, 'if-none-match': etag });
    expect([again.status, JSON.parse(again.body).data.orders.list[0].id]).toEqual([200, 2]);
    expect(again.etag).not.toBe(etag);
  });

  it('are whole when one of two answers has changed', async () => {
    const { etag } = await askAgain(graph, TWO, session);
    versions['/orders/getOrdersList'] = 2;
    const again = await askAgain(graph, TWO, { ...session, 'if-none-match': etag });
    expect(JSON.parse(again.body)).toEqual({
      data: { orders: { list: [{ id: 2 }] }, moneyLogs: { list: [] } },
    });
    expect(await askAgain(graph, TWO, { ...session, 'if-none-match': again.etag })).toMatchObject({
      status: 304,
    });
  });

  it('have no tag when rows were read besides', async () => {
    expect(await askAgain(graph, WITH_ROWS, session)).toMatchObject({ status: 200, etag: '' });
  });

  it('are sent to a client whose copy is of another document', async () => {
    const { etag } = await askAgain(graph, ORDERS, session);
    const other = 'query Other { orders { total counts { all } list { id status fee: totalFee } } }';
    expect(await askAgain(graph, other, { ...session, 'if-none-match': etag })).toMatchObject({
      status: 200,
    });
  });

  it.each([
    '*',
    'W/"x"',
    '"0123456789abcdef~"',
    `W/"0123456789abcdef~${'a'.repeat(3_000)}"`,
    'x, y',
    '\u00ff',
  ])('are sent for the tag %j', async (tag) => {
    await askAgain(graph, ORDERS, session);
    expect(await askAgain(graph, ORDERS, { ...session, 'if-none-match': tag })).toMatchObject({
      status: 200,
    });
  });

  it('of refusals have no tag', async () => {
    const refused = 'query Refused { good(id: 404) { id } }';
    expect(await askAgain(graph, refused, session)).toMatchObject({ status: 200, etag: '' });
  });

  it('that visitors share are compared here', async () => {
    let version = 1;
    graph.upstream.on('/goods/list', (_seen, _request, reply) => {
      reply.header('etag', `"v${version}"`);
      return ok(pageOf([goodRow(version)]));
    });
    const { etag } = await askAgain(graph, GOODS);
    version = 2;
    // Answered out of what is held for a second.
    expect(await askAgain(graph, GOODS, { 'if-none-match': etag })).toMatchObject({ status: 304 });
  });
});

describe('an unchanged list of the real API', () => {
  let graph: RealGraph;
  beforeAll(async () => {
    graph = await startRealGraph();
  });
  afterAll(() => graph.close());

  it('is neither read nor sent until an order is placed', async () => {
    const { api } = graph;
    const shop = await api.shop();
    const buyer = await api.buyer();
    const place = () =>
      graph.ask(
        'mutation ($input: OrderInput!, $clientNo: String!) { createOrder(input: $input, clientNo: $clientNo) { orderId } }',
        {
          input: orderOf(buyer, shop, [
            {
              receiverName: '王小明',
              receiverPhone: '13800000001',
              provinceCode: '33',
              cityCode: '3301',
              districtCode: '330106',
              address: '文三路 1 号',
            },
          ]),
          clientNo: crypto.randomUUID(),
        },
        as(buyer.token),
      );
    expect((await place()).errors).toEqual([]);
    const { etag, body } = await askAgain(graph, ORDERS, as(buyer.token));
    expect(JSON.parse(body).data.orders.list).toHaveLength(1);
    expect(await askAgain(graph, ORDERS, { ...as(buyer.token), 'if-none-match': etag })).toMatchObject({
      status: 304,
    });
    expect((await place()).errors).toEqual([]);
    const again = await askAgain(graph, ORDERS, { ...as(buyer.token), 'if-none-match': etag });
    expect(JSON.parse(again.body).data.orders.list).toHaveLength(2);
  });

  it('is refused to a session that has ended, whatever copy it has', async () => {
    const buyer = await graph.api.buyer();
    const { etag } = await askAgain(graph, 'query Logs { moneyLogs { total } }', as(buyer.token));
    await graph.ask('mutation { logout }', {}, as(buyer.token));
    const again = await askAgain(graph, 'query Logs { moneyLogs { total } }', {
      ...as(buyer.token),
      'if-none-match': etag,
    });
    expect([again.status, JSON.parse(again.body).errors[0].extensions.code]).toEqual([
      200,
      'UNAUTHENTICATED',
    ]);
  });
});
