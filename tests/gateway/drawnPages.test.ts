import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { type FakeUpstream, ok, refused, startFakeUpstream } from './support/fakeUpstream.ts';
import { type Folders, foldersOf, idOf } from './support/manifests.ts';
import { goodRow } from './support/upstream/goods.ts';

const OPEN_HOME = 'query OpenHome { categories { name } }';
const OPEN_GOOD = 'query OpenGood($id: EntityId!) { good(id: $id) { name } }';
const PLAIN = '<!doctype html><title>橙仓</title>';
/** A program as a build holds it, on the documents of this test. */
const PROGRAM = `export const createDrawing = (html) => ({
  places: [
    { path: '/', question: { operationName: 'OpenHome', sha256Hash: '${idOf(OPEN_HOME)}' } },
    { path: '/goodsInfo/(\\\\d+)', question: { operationName: 'OpenGood', sha256Hash: '${idOf(OPEN_GOOD)}' } },
    { path: '/orderCenter(?:\\\\?.*)?', question: null },
    { path: '/broken', question: null },
  ],
  draw: async (place, address, answer) => {
    if (address === '/broken') throw new Error('the page breaks');
    if (place === 2) return html + 'frame of ' + address;
    const { data, errors } = answer;
    if (!data || errors) return null;
    return html + (place === 0 ? data.categories.map(({ name }) => name) : data.good.name);
  },
});`;

let folders: Folders;
let upstream: FakeUpstream;
let app: FastifyInstance;

beforeAll(async () => {
  folders = foldersOf({ '20260101T000000Z': [OPEN_HOME, OPEN_GOOD] });
  mkdirSync(join(folders.webDist, 'server'));
  writeFileSync(join(folders.webDist, 'server', 'package.json'), '{"type":"module"}');
  writeFileSync(join(folders.webDist, 'server', 'pages.js'), PROGRAM);
  upstream = await startFakeUpstream();
});
beforeEach(async () => {
  app = await start(60_000);
  upstream.forget();
  return () => app.close();
});
afterAll(async () => {
  await upstream.close();
  folders.remove();
});

/** A gateway that waits so long for the goods of the page. */
function start(pageMs: number) {
  const timeouts = { callMs: 7_000, operationMs: 8_000, pageMs };
  return createGateway({ apiBaseUrl: upstream.url, webDist: folders.webDist, production: true, timeouts });
}

const categories = (...names: string[]) =>
  upstream.on('/goods/categoryList', () =>
    ok({ list: names.map((name, at) => ({ ID: at + 1, name, icon: null })) }),
  );
const get = (headers = {}, url = '/t3/') => app.inject({ method: 'GET', url, headers });

describe('the home page', () => {
  it('carries what the graph answers visitors, who share one reading of it', async () => {
    categories('零食');
    const pages = await Promise.all([get(), get({ 'x-token': 'somebody' }), get({ cookie: 'a=b' })]);
    expect(pages.map(({ body }) => body)).toEqual(Array.from(pages, () => `${PLAIN}零食`));
    expect(upstream.seen.map(({ path, headers }) => [path, headers['x-token']])).toEqual([
      ['/goods/categoryList', undefined],
    ]);
  });

  it('is sent compressed as the browser takes it', async () => {
    categories('零食');
    const [br, gzip] = await Promise.all([
      get({ 'accept-encoding': 'gzip, deflate, br' }),
      get({ 'accept-encoding': 'gzip' }),
    ]);
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(`${PLAIN}零食`);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(`${PLAIN}零食`);
    expect([br.headers.vary, br.headers['content-type']]).toEqual([
      'accept-encoding',
      'text/html; charset=utf-8',
    ]);
  });

  it('is checked on every visit, and not sent again while it is the same', async () => {
    categories('零食');
    const { headers } = await get();
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get({ 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    categories('零食', '饮料');
    expect((await get({ host: 'other.example', 'if-none-match': headers.etag })).body).toBe(
      `${PLAIN}零食,饮料`,
    );
  });

  it('is another one for every host', async () => {
    categories('零食');
    await get({ host: 'one.example' });
    await get({ host: 'other.example' });
    expect(upstream.seen).toHaveLength(2);
  });

  it('goes out plain for an address that asks for more, without asking the graph', async () => {
    expect((await get({}, '/t3/?category=3')).body).toBe(PLAIN);
    expect((await get({}, '/t3/somewhere')).body).toBe(PLAIN);
    expect(upstream.seen).toEqual([]);
  });

  it('goes out plain when the graph refuses, and when its answer is late', async () => {
    upstream.on('/goods/categoryList', () => refused('UNAVAILABLE', '服务繁忙'));
    expect((await get()).body).toBe(PLAIN);
    const { promise, resolve } = Promise.withResolvers<object>();
    upstream.on('/goods/categoryList', () => promise);
    const hurried = await start(1);
    expect((await hurried.inject({ method: 'GET', url: '/t3/' })).body).toBe(PLAIN);
    resolve(ok({ list: [] }));
    await hurried.close();
  });

  it('keeps its program to itself', async () => {
    expect((await get({}, '/t3/server/pages.js')).statusCode).toBe(404);
  });
});

describe('other pages', () => {
  it('are the frame of their place, drawn once, without asking the graph', async () => {
    const pages = [await get({}, '/t3/orderCenter'), await get({}, '/t3/orderCenter?tab=all')];
    expect(pages.map(({ body }) => body)).toEqual(Array.from(pages, () => `${PLAIN}frame of /orderCenter`));
    expect(upstream.seen).toEqual([]);
  });

  it('of goods carry what any visitor is told of them', async () => {
    upstream.on('/goods/id', ({ query }) => ok(goodRow(Number(query.id), { name: `红薯${query.id}` })));
    const [one, other] = [
      await get({ 'x-token': 'somebody' }, '/t3/goodsInfo/7'),
      await get({}, '/t3/goodsInfo/8'),
    ];
    expect([one.body, other.body]).toEqual([`${PLAIN}红薯7`, `${PLAIN}红薯8`]);
    expect(upstream.seen.map(({ headers }) => headers['x-token'])).toEqual([undefined, undefined]);
  });

  it('go out plain where there are no such goods, and where drawing breaks', async () => {
    upstream.on('/goods/id', () => refused('NOT_FOUND', '数据不存在'));
    expect((await get({}, '/t3/goodsInfo/404')).body).toBe(PLAIN);
    expect((await get({}, '/t3/broken')).body).toBe(PLAIN);
  });
});
