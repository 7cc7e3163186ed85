import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { COMPONENTS } from '../../web/src/features/labels/components/components.ts';
import { type FakeUpstream, ok, startFakeUpstream } from './support/fakeUpstream.ts';
import { listed, manifestOf } from './support/manifests.ts';

const dist = mkdtempSync(join(tmpdir(), 'chengcang-dist-'));
let upstream: FakeUpstream;
let app: FastifyInstance;
let production: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>橙仓</title>');
  writeFileSync(join(dist, 'start.js'), 'start');
  writeFileSync(join(dist, 'sw.js'), 'worker');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'assets', 'main-abc123.js'), 'main');
  mkdirSync(join(dist, 'documents'));
  writeFileSync(join(dist, 'documents', 'now.json'), manifestOf([listed('query Any { __typename }')]));
  upstream = await startFakeUpstream();
  const options = { apiBaseUrl: upstream.url, webDist: dist };
  [app, production] = await Promise.all([
    createGateway(options),
    createGateway({ ...options, production: true }),
  ]);
  await app.listen({ host: '127.0.0.1', port: 0 });
  upstream.on('/files/a.svg', (_, __, reply) => reply.type('image/svg+xml').send('<svg/>'));
  upstream.on('/fileUpload/upload', ({ body, headers }) =>
    ok({ size: String(body).length, token: headers['x-token'] }),
  );
  upstream.on('/pay/notify/alipay', () => 'success');
  upstream.on('/dev/outbox', () => 'SECRET');
});
afterAll(async () => {
  await Promise.all([app.close(), production.close()]);
  await upstream.close();
  rmSync(dist, { recursive: true });
});
beforeEach(() => upstream.forget());

const get = (url: string, more: InjectOptions = {}) => app.inject({ method: 'GET', url, ...more });

describe('the web app', () => {
  it.each(['/', '/t3'])('redirects %s to /t3/', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, '/t3/']);
  });

  it.each([
    '/t3/',
    '/t3/index.html',
    '/t3/goodsInfo/12/3',
    '/t3/shipments/byHand?step=2',
    '/t3/anything/at/all',
  ])('serves %s as its page', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body).toContain('橙仓');
    expect(headers.etag).toBeTruthy();
  });

  it('caches files with a hash in their name permanently', async () => {
    const { headers } = await get('/t3/assets/main-abc123.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/t3/start.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/t3/sw.js', 'application/javascript; charset=utf-8'],
    ['/t3/manifest.webmanifest', 'application/manifest+json'],
  ])('asks for %s anew every time, under the policy of the pages', async (url, type) => {
    const { headers } = await get(url);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, 'no-cache']);
    expect(headers['content-security-policy']).toBe((await get('/t3/')).headers['content-security-policy']);
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
  });

  it.each([
    '/t3/assets/old-def456.js',
    '/t3/missing.png',
    '/nothing',
    '/t3/..%2f..%2fpackage.json',
    '/t3/%2e%2e/%2e%2e/package.json',
  ])('answers %s with 404', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeGreaterThanOrEqual(403);
    expect(statusCode).toBeLessThan(405);
    expect(body).not.toContain('workspaces');
  });

  it('reports when it has not been built', async () => {
    const bare = await createGateway({ apiBaseUrl: upstream.url, webDist: '/nonexistent' });
    const { statusCode, body } = await bare.inject('/t3/');
    expect([statusCode, body]).toEqual([404, '网页尚未构建']);
    await bare.close();
  });
});

describe('security headers', () => {
  it.each(['/', '/t3/', '/t3/start.js', '/files/a.svg', '/graphql', '/nothing', '/health/live'])(
    'are answered safely: %s',
    async (url) => {
      const { headers } = await get(url, { headers: { 'x-request-id': 'request-0001' } });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=()',
        'x-request-id': 'request-0001',
      });
      for (const part of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]) {
        expect(headers['content-security-policy']).toContain(part);
      }
    },
  );

  it('announce TLS to browsers only where it is configured', async () => {
    const open = await get('/t3/');
    expect(open.headers).not.toHaveProperty('strict-transport-security');
    const strict = await createGateway({
      apiBaseUrl: 'http://127.0.0.1:9',
      webDist: '/nonexistent',
      hstsSeconds: 31_536_000,
    });
    for (const url of ['/t3/', '/graphql', '/nothing']) {
      const { headers } = await strict.inject(url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
    await strict.close();
  });

  it('allow the web app to load only from itself and nothing inline', async () => {
    const { headers } = await get('/t3/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; media-src blob:; font-src 'self'; connect-src 'self' ws://127.0.0.1:13528 ws://127.0.0.1:5000 ws://127.0.0.1:13888 ws://127.0.0.1:16888/ks/printer ws://127.0.0.1:9113 ws://127.0.0.1:12705; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    );
  });

  it('allow connections to the print components of this computer only', async () => {
    const { headers } = await get('/t3/');
    const [, ...sources] =
      /connect-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? [];
    expect(sources).toEqual(COMPONENTS.map(({ address }) => address));
  });

  it('prevent uploaded files from running scripts', async () => {
    expect((await get('/files/a.svg')).headers['content-security-policy']).toContain(
      "default-src 'none'; sandbox",
    );
  });
});

describe('the Sandbox page', () => {
  it('can query the graph', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1:4000' },
      payload: {
        query: 'query ExampleQuery { __typename }',
        operationName: 'ExampleQuery',
        variables: {},
        extensions: {},
      },
    });
    expect(statusCode).toBe(200);
  });

  it('is absent in production', async () => {
    const accept = { accept: 'text/html' };
    const { statusCode } = await production.inject({ method: 'GET', url: '/graphql', headers: accept });
    expect(statusCode).toBe(405);
    expect((await get('/graphql')).statusCode).toBe(405);
  });
});

describe('the pass-through of the gateway', () => {
  it('forwards files with only the socket’s address', async () => {
    const { statusCode, body } = await get('/files/a.svg?v=1', {
      headers: { 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '8.8.8.8' },
    });
    expect([statusCode, body]).toEqual([200, '<svg/>']);
    const headers = upstream.seen[0]?.headers ?? {};
    expect([headers['x-forwarded-for'], headers['x-real-ip'], upstream.seen[0]?.query]).toEqual([
      '127.0.0.1',
      undefined,
      { v: '1' },
    ]);
  });

  it('forwards uploads unchanged with the session', async () => {
    const payload = Buffer.alloc(300_000, 'x');
    const { statusCode, json } = await app.inject({
      method: 'POST',
      url: '/api/v1/fileUpload/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-token': 'abc' },
      payload,
    });
    expect([statusCode, json().data]).toEqual([200, { size: 300_000, token: 'abc' }]);
  });

  it('forwards payment notifications', async () => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/v1/pay/notify/alipay',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    });
    expect([statusCode, body]).toEqual([200, 'success']);
  });

  it.each([
    '/api/v1/user/info',
    '/api/v1/goods/list',
    '/api/v1/pay/create',
    '/dev/outbox',
    '/api/v1/shops/auth',
    '/api/v1/fileUploads/x',
    '/api/v1/tracking/pushes',
  ])('does not forward %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    expect(upstream.seen).toEqual([]);
  });

  it.each([
    '/files/../dev/outbox',
    '/files/..%2fdev/outbox',
    '/files/%2e%2e/dev/outbox',
    '/files/.%2e/dev/outbox',
    '/files/..\\\\dev/outbox',
    '/files/..%5cdev/outbox',
    '/files/%252e%252e/dev/outbox',
    '/files//../dev/outbox',
    '/files/a/../../dev/outbox',
    '/api/v1/pay/notify/../../dev/outbox',
    '/api/v1/pay/notify/..%2f..%2f..%2fdev/outbox',
    '/api/v1/shops/callback/../../user/info',
    '/files/%zz',
    '/files/%',
    '/files;/../dev/outbox',
    'http://127.0.0.1/dev/outbox',
  ])('does not forward by the method %s', async (path) => {
    const { status, body } = await raw(path);
    expect(body).not.toContain('SECRET');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(upstream.seen.filter(({ path: seen }) => !seen.startsWith('/files/'))).toEqual([]);
  });

  it('reports that the back end is away', async () => {
    const away = await startFakeUpstream();
    const lonely = await createGateway({ apiBaseUrl: away.url, webDist: dist });
    await away.close();
    const { statusCode, json } = await lonely.inject('/files/a.svg');
    expect([statusCode, json()]).toEqual([
      503,
      {
        code: 7,
        data: { errorKey: 'UNAVAILABLE' },
        msg: '服务繁忙，请稍后再试',
        requestId: expect.any(String),
      },
    ]);
    expect((await lonely.inject('/health/ready')).statusCode).toBe(503);
    expect((await lonely.inject('/health/live')).statusCode).toBe(200);
    await lonely.close();
  });
});

describe('malformed requests', () => {
  it.each(['Host: [', 'Host: a b', 'Host: %%%'])('%s', async (host) => {
    const body = '{"query":"{ __typename }"}';
    const { status } = await exchange(
      `POST /graphql HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(status).toBeLessThan(500);
  });

  it('leave the gateway ready when its back end is', async () => {
    expect((await get('/health/ready')).json()).toEqual({ status: 'ready' });
  });
});

/** A request line that no client library would send. */
function raw(path: string) {
  return exchange(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

function exchange(text: string): Promise<{ status: number; body: string }> {
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('end', () => resolve({ status: Number(answer.split(' ')[1]), body: answer }));
    socket.on('error', reject);
  });
}
