import type { AddressInfo } from 'node:net';
import { HeaderMap } from '@apollo/server';
import { parse } from 'graphql';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayOptions } from '../../gateway/src/createGateway.ts';
import { createApolloServer } from '../../gateway/src/graph/apolloServer.ts';
import { createCompiler } from '../../gateway/src/graph/compiler.ts';
import { buildExecutedSchema, buildSchema } from '../../gateway/src/graph/schema.ts';
import { ok, pageOf } from './support/fakeUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { type Folders, foldersOf, idOf, listed } from './support/manifests.ts';
import { goodRow } from './support/upstream/goods.ts';

const GOODS = 'query Goods($n: Int!) { goods(pageSize: $n) { total list { id name } } }';
const LOGOUT = 'mutation Logout { logout }';
const CHANGES = 'subscription Changes { changes { ...All } } fragment All on Changes { wallet }';
const EARLIER = 'query Earlier { goods { total } }';
const OLDEST = 'query Oldest { goods { page } }';
const PARTNERS = 'query PartnersGoods { goods { list { id } } }';
const NEVER = 'query Never { goods { pageSize } }';

const folders: Folders[] = [];
const written = (...input: Parameters<typeof foldersOf>) => {
  const made = foldersOf(...input);
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) made.remove();
});

const log = vi.fn<(line: string) => void>();
const lines = () => log.mock.calls.map(([line]) => JSON.parse(line) as Record<string, unknown>);
const logger = { level: 'info', stream: { write: log } } as GatewayOptions['logger'];

let graph: TestGraph;
beforeAll(async () => {
  const { webDist, partnerDocuments } = written(
    {
      '20261101T000000Z': [OLDEST, EARLIER],
      '20261102T000000Z': [EARLIER, GOODS],
      '20261103T000000Z': [GOODS, LOGOUT, CHANGES],
    },
    { acme: [PARTNERS, GOODS] },
  );
  graph = await startGraph({ webDist, partnerDocuments, production: true, logger });
  graph.upstream.on('/goods/list', () => ok(pageOf([goodRow(1)])));
  graph.upstream.on('/common/logout', () => ok({}));
});
afterAll(() => graph.close());
beforeEach(() => {
  graph.upstream.forget();
  log.mockClear();
});

async function post(payload: object, headers: Record<string, string> = {}, url = '/graphql', on = graph) {
  const {
    statusCode,
    headers: input,
    json,
  } = await on.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'x-request-id': 'request-0001', ...headers },
    payload,
  });
  return { status: statusCode, type: input['content-type'], body: json() };
}

const refusal = (code: string, message: string) => ({
  status: 400,
  type: 'application/json; charset=utf-8',
  body: { errors: [{ message, extensions: { code, requestId: 'request-0001' } }] },
});
const idRequired = refusal('PERSISTED_QUERY_ID_REQUIRED', '只执行登记过的查询，请只发送其编号');
const unknown = refusal('PERSISTED_QUERY_NOT_FOUND', '页面有新版本，请刷新后再试');
const persisted = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: idOf(text) } });

describe('trusted documents in production', () => {
  it.each([
    ['as the draft of GraphQL over HTTP has it', { documentId: `sha256:${idOf(GOODS)}` }],
    ['by the id alone', { documentId: idOf(GOODS) }],
    ["as Apollo's clients send it", { extensions: persisted(GOODS) }],
    ["as the web app's stream client sends it", { query: '', extensions: persisted(GOODS) }],
  ])('are executed when listed: %s', async (_, body) => {
    const { status, body: answer } = await post({ ...body, variables: { n: 1 } });
    expect([status, answer]).toEqual([
      200,
      { data: { goods: { total: 1, list: [{ id: 1, name: goodRow(1).name }] } } },
    ]);
  });

  it.each([
    ['a text', { query: GOODS, variables: { n: 1 } }],
    ['a text with its id', { query: GOODS, variables: { n: 1 }, documentId: idOf(GOODS) }],
    ['a text to be remembered', { query: NEVER, extensions: persisted(NEVER) }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['nothing', { variables: {} }],
  ])('refuse %s at both addresses', async (_, body) => {
    expect(await post(body)).toEqual(idRequired);
    expect(await post(body, {}, '/graphql/stream')).toEqual(idRequired);
    expect(graph.upstream.seen).toEqual([]);
  });

  it.each([
    ['an id that no manifest lists', idOf(NEVER)],
    ['letters of another size', idOf(GOODS).toUpperCase()],
    ['another hash', `md5:${idOf(GOODS)}`],
    ['a part of one', idOf(GOODS).slice(1)],
    ['a name that every object has', '__proto__'],
  ])('answer %s with 404 at both addresses', async (_, documentId) => {
    expect(await post({ documentId })).toEqual(unknown);
    expect(await post({ extensions: { persistedQuery: { sha256Hash: documentId } } })).toEqual(unknown);
    expect(await post({ documentId }, {}, '/graphql/stream')).toEqual(unknown);
    expect(graph.upstream.seen).toEqual([]);
  });

  it('report refusals in the GraphQL media type to clients that accept it', async () => {
    const accept = 'application/graphql-response+json,application/json;q=0.9';
    expect(await post({ documentId: idOf(NEVER) }, { accept })).toEqual({
      ...unknown,
      type: 'application/graphql-response+json; charset=utf-8',
    });
  });

  it.each([EARLIER, OLDEST, PARTNERS, LOGOUT])('list %s somewhere', async (text) => {
    expect(await post({ documentId: idOf(text) })).toMatchObject({ status: 200, body: { data: {} } });
  });

  it('are still subject to limits of variables and costs', async () => {
    const { body } = await post({ documentId: idOf(GOODS), variables: { n: 'x' } });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    const dear =
      'query Dear($n: Int!) { goods(pageSize: $n) { list { id name pic unit price weight sold monthSold shipFrom isGift minNum maxNum goodsNo priceYuan warehouseId } } }';
    const { webDist } = written({ now: [dear] });
    const strict = await startGraph({ webDist, production: true });
    strict.upstream.on('/goods/list', () => ok(pageOf([goodRow(1)])));
    const ask = (n: number) => post({ documentId: idOf(dear), variables: { n } }, {}, '/graphql', strict);
    expect((await ask(99)).status).toBe(200);
    expect((await ask(100)).body.errors[0].extensions.code).toBe('TOO_COSTLY');
    await strict.close();
  });

  it('are logged with their operation and origin', async () => {
    await post({ documentId: idOf(GOODS), operationName: 'Goods', variables: { n: 1 } });
    await post({ documentId: idOf(PARTNERS) });
    await post({ documentId: idOf(NEVER), operationName: 'Invented' });
    expect(lines().map(({ operation, client, status }) => ({ operation, client, status }))).toEqual([
      { operation: 'Goods', client: 'web', status: 200 },
      { operation: 'PartnersGoods', client: 'acme', status: 200 },
      { operation: '/graphql', client: undefined, status: 400 },
    ]);
  });

  it('allow streaming subscriptions by id only', async () => {
    graph.upstream.on('/events/stream', (_, __, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.raw.end('event: beat\ndata: {}\n\nevent: wallet\ndata: {}\n\n');
    });
    await graph.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = graph.app.server.address() as AddressInfo;
    const heard = (text: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const results: unknown[] = [];
        createClient({ url: `http://127.0.0.1:${port}/graphql/stream`, retryAttempts: 0 }).subscribe(
          { query: '', extensions: persisted(text) },
          {
            next: (result) => results.push(result),
            complete: () => resolve(results),
            error: reject,
          },
        );
      });
    expect(await heard(CHANGES)).toEqual([
      { data: { changes: { wallet: false } } },
      { data: { changes: { wallet: true } } },
    ]);
    expect(await heard(GOODS)).toMatchObject([
      { errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] },
    ]);
    expect((await post({ documentId: idOf(CHANGES) })).body.errors[0].extensions.code).toBe(
      'OPERATION_RESOLUTION_FAILURE',
    );
  });

  it.each([
    '/t3/documents/20261103T000000Z.json',
    '/t3/%64ocuments/20261103T000000Z.json',
    '/t3//documents/20261103T000000Z.json',
    '/t3/./documents/20261103T000000Z.json',
    '/t3/assets/../documents/20261103T000000Z.json',
    '/t3/assets/%2e%2e/documents/20261103T000000Z.json',
    '/t3/documents%2f20261103T000000Z.json',
    '/t3/documents\\20261103T000000Z.json',
    '/t3/documents/',
  ])('do not expose a manifest: %s', async (url) => {
    expect((await graph.app.inject(url)).body).not.toContain('Logout');
  });
});

describe('trusted documents outside production', () => {
  it('allow texts too, which are never stored under the id they come with', async () => {
    const { webDist } = written({ now: [GOODS] });
    const open = await startGraph({ webDist });
    open.upstream.on('/goods/list', () => ok(pageOf([goodRow(1)])));
    const ask = (body: object) => post(body, {}, '/graphql', open);
    expect((await ask({ documentId: idOf(GOODS), variables: { n: 1 } })).status).toBe(200);
    expect(await ask({ query: NEVER, extensions: persisted(NEVER) })).toMatchObject({
      status: 200,
      body: { data: { goods: { pageSize: 30 } } },
    });
    expect(await ask({ extensions: persisted(NEVER) })).toEqual(unknown);
    expect(await ask({ variables: {} })).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'BAD_REQUEST', errorKey: 'BAD_PARAM' } }] },
    });
    await open.close();
  });
});

describe('listed documents are prepared once', () => {
  const schema = buildSchema();

  it('and executed by Apollo as parsed at the start', async () => {
    // Another document under this id shows which one is executed.
    const document = parse('query Other { __typename }');
    const trusted = new Map([[idOf(GOODS), { ...listed(GOODS), document, client: 'web' }]]);
    const logged = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const apollo = createApolloServer({
      schema,
      executed: buildExecutedSchema(),
      production: true,
      logger: logged,
      compile: false,
      trusted,
    });
    await apollo.start();
    const { body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: 'POST',
        headers: new HeaderMap([['content-type', 'application/json']]),
        search: '',
        body: { query: GOODS },
      },
      context: async () => ({ caller: {}, bodyBytes: 0, out: {} }) as never,
    });
    expect(body).toEqual({ kind: 'complete', string: '{"data":{"__typename":"Query"}}' });
    await apollo.stop();
  });

  it('and compiled at their first execution, others at the second', () => {
    const document = parse(GOODS);
    const find = createCompiler(schema, [document]);
    const other = parse(EARLIER);
    expect([find(document, 'Goods'), find(other, 'Earlier'), find(other, 'Earlier')]).toEqual([
      expect.objectContaining({ run: expect.any(Function) }),
      undefined,
      expect.objectContaining({ run: expect.any(Function) }),
    ]);
  });
});
