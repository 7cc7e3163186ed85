import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { type FakeUpstream, startFakeUpstream } from './support/fakeUpstream.ts';
import { listed, manifestOf } from './support/manifests.ts';

const dist = mkdtempSync(join(tmpdir(), 'chengcang-explorer-'));
const outbox = { captchas: [{ captchaId: 'c-1', answer: '7k3p' }], messages: [] };
const html = { headers: { accept: 'text/html' } };
let upstream: FakeUpstream;
let app: FastifyInstance;
let production: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>GraphiQL</title>');
  writeFileSync(join(dist, 'sandbox.html'), '<!doctype html><title>Sandbox</title>');
  writeFileSync(join(dist, 'assets', 'worker-abc123.js'), 'worker');
  mkdirSync(join(dist, 'docs', 'scalars'), { recursive: true });
  writeFileSync(join(dist, 'docs', 'scalars', 'index.html'), '<!doctype html><title>Fen</title>');
  mkdirSync(join(dist, 'documents'));
  writeFileSync(join(dist, 'documents', 'now.json'), manifestOf([listed('query Any { __typename }')]));
  upstream = await startFakeUpstream();
  const options = { apiBaseUrl: upstream.url, webDist: dist, explorerDist: dist };
  [app, production] = await Promise.all([
    createGateway(options),
    createGateway({ ...options, production: true }),
  ]);
});
afterAll(async () => {
  await Promise.all([app.close(), production.close()]);
  await upstream.close();
  rmSync(dist, { recursive: true });
});
beforeEach(() => {
  upstream.forget();
  upstream.on('/dev/outbox', () => outbox);
});

const get = (url: string, more: InjectOptions = {}) => app.inject({ method: 'GET', url, ...more });
const directives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

describe('the explorer pages', () => {
  it.each([
    ['/explorer', '/explorer/'],
    ['/docs', '/docs/'],
    ['/explorer/reference', () => `${upstream.url}/reference/`],
  ])('are reached by a redirect from %s', async (url, to) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, typeof to === 'string' ? to : to()]);
  });

  it('redirect a browser that requests the graph to the Sandbox', async () => {
    const { statusCode, headers } = await get('/graphql', html);
    expect([statusCode, headers.location]).toEqual([302, '/explorer/sandbox.html']);
  });

  it('allow GraphiQL and its workers this origin only', async () => {
    const page = await get('/explorer/');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.body).toContain('GraphiQL');
    const worker = await get('/explorer/assets/worker-abc123.js');
    expect(worker.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const { headers } of [page, worker]) {
      expect(directives(headers['content-security-policy'])).toEqual({
        'default-src': "'none'",
        'connect-src': "'self'",
        'img-src': "'self' data:",
        'script-src': "'self'",
        'worker-src': "'self'",
        'style-src': "'self' 'unsafe-inline'",
        'font-src': "'self' data:",
        'base-uri': "'none'",
        'object-src': "'none'",
        'frame-ancestors': "'none'",
      });
    }
  });

  it('allow the documentation its own script and style, and nothing inline', async () => {
    const { statusCode, headers, body } = await get('/docs/scalars/');
    expect([statusCode, headers['cache-control'], body.includes('Fen')]).toEqual([200, 'no-cache', true]);
    expect(directives(headers['content-security-policy'])).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('allow the Sandbox Apollo’s script and frame, and requests to this origin only', async () => {
    const { statusCode, headers } = await get('/explorer/sandbox.html');
    expect(statusCode).toBe(200);
    expect(directives(headers['content-security-policy'])).toMatchObject({
      'connect-src': "'self'",
      'script-src': "'self' https://embeddable-sandbox.cdn.apollographql.com",
      'frame-src': 'https://sandbox.embed.apollographql.com',
    });
  });

  it.each([
    '/explorer/nothing',
    '/docs/nothing/',
    '/docs/..%2findex.html',
    '/explorer/assets/old.js',
    '/explorer/..%2f..%2fpackage.json',
  ])('answer %s with 404', async (url) => {
    const { statusCode, body } = await get(url);
    expect([403, 404]).toContain(statusCode);
    expect(body).not.toContain('workspaces');
  });

  it('report when they have not been built', async () => {
    const bare = await createGateway({ apiBaseUrl: upstream.url, webDist: '/nonexistent' });
    const { statusCode, body } = await bare.inject('/explorer/');
    expect([statusCode, body]).toEqual([404, '图谱浏览器尚未构建']);
    await bare.close();
  });
});

describe('accounts of developers', () => {
  it('are made by the demo behind the gateway, and by nothing else', async () => {
    const account = { phone: '10000000001', password: 'p', session: 's', token: 't', expiresAt: 'e' };
    upstream.on('/dev/account', () => account);
    const { statusCode, headers, json } = await app.inject({ method: 'POST', url: '/explorer/account' });
    expect([statusCode, json(), headers['cache-control']]).toEqual([200, account, 'no-store']);
    expect((await production.inject({ method: 'POST', url: '/explorer/account' })).statusCode).toBe(404);
  });
});

describe('the demo outbox', () => {
  it('is shown to this machine', async () => {
    const { statusCode, headers, json } = await get('/explorer/outbox', {
      headers: { host: 'localhost:4000' },
    });
    expect([statusCode, json()]).toEqual([200, outbox]);
    expect(headers['cache-control']).toBe('no-store');
    for (const host of ['127.0.0.1:4000', '[::1]:4000']) {
      expect((await get('/explorer/outbox', { headers: { host } })).statusCode).toBe(200);
    }
    expect((await get('/explorer/outbox', { remoteAddress: '::1' })).statusCode).toBe(200);
  });

  it.each([
    ['another machine', { remoteAddress: '192.168.1.7' }],
    [
      'another machine that says it is this one',
      {
        remoteAddress: '192.168.1.7',
        headers: { 'x-forwarded-for': '127.0.0.1', host: 'localhost' },
      },
    ],
    [
      'somebody behind a proxy of this machine',
      { headers: { host: 'localhost', 'x-forwarded-for': '8.8.8.8' } },
    ],
    ['a site whose name leads here', { headers: { host: 'evil.example:4000' } }],
    ['a site that is called like us', { headers: { host: 'localhost.evil.example' } }],
    ['nobody in particular', { headers: { host: '[' } }],
  ])('is not shown to %s', async (_who, more) => {
    const { statusCode, body } = await get('/explorer/outbox', more);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('7k3p');
    expect(upstream.seen).toEqual([]);
  });

  it('is empty when the back end is no demo, is down or answers nonsense', async () => {
    upstream.on('/dev/outbox', (_, __, reply) => reply.code(404).send({ code: 7 }));
    expect((await get('/explorer/outbox')).statusCode).toBe(404);
    upstream.on('/dev/outbox', (_, __, reply) => reply.type('text/plain').send('<html>'));
    expect((await get('/explorer/outbox')).statusCode).toBe(404);
    const away = await createGateway({ apiBaseUrl: 'http://127.0.0.1:1', webDist: '/nonexistent' });
    expect((await away.inject('/explorer/outbox')).statusCode).toBe(404);
    await away.close();
  });
});

describe('the explorer in production', () => {
  it.each([
    '/explorer',
    '/explorer/',
    '/explorer/index.html',
    '/explorer/sandbox.html',
    '/explorer/assets/worker-abc123.js',
    '/explorer/reference',
    '/explorer/outbox',
    '/docs',
    '/docs/',
    '/docs/scalars/',
  ])('does not serve %s', async (url) => {
    const { statusCode, headers, body } = await production.inject({ method: 'GET', url, ...html });
    expect(statusCode).toBe(404);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(body).not.toContain('7k3p');
    expect(upstream.seen).toEqual([]);
  });
});
