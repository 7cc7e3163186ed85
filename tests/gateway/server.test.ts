import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { type FakeUpstream, ok, pageOf, startFakeUpstream } from './support/fakeUpstream.ts';
import { foldersOf } from './support/manifests.ts';

const SERVER = fileURLToPath(new URL('../../gateway/src/server.ts', import.meta.url));
/** No web build: what lies in the real one, this machine's earlier builds have left. */
const NO_DIST = fileURLToPath(new URL('./none', import.meta.url));

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

function run(env: Record<string, string>): Run {
  const { NODE_ENV: _test, ...own } = process.env;
  const child = spawn(process.execPath, [SERVER], {
    env: { ...own, WEB_DIST: NO_DIST, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data;
    });
  return { child, output: () => output, exit: once(child, 'exit').then(([code]) => code as number | null) };
}

/** The address that the log names. */
function listening({ child, output }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, url] = /listening at (http:[^"\s]+)/.exec(output()) ?? [];
      if (url) resolve(url);
    });
    child.on('exit', () => reject(new Error(output())));
  });
}

describe('the gateway process', () => {
  let upstream: FakeUpstream;
  beforeAll(async () => {
    upstream = await startFakeUpstream();
  });
  afterAll(() => upstream.close());

  it.each(['SIGTERM', 'SIGINT'] as const)('finishes requests in progress and exits on %s', async (signal) => {
    const arrived = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    upstream.on('/goods/list', async () => {
      arrived.resolve();
      await gate.promise;
      return ok(pageOf([]));
    });
    const server = run({ GATEWAY_PORT: '0', API_BASE_URL: upstream.url });
    const url = await listening(server);
    const answer = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'query Under { goods { total } }' }),
    });
    await arrived.promise;
    server.child.kill(signal);
    gate.resolve();
    expect(await (await answer).json()).toEqual({ data: { goods: { total: 0 } } });
    expect(await server.exit).toBe(0);
  });

  it('logs the operation without its variables', async () => {
    upstream.on('/orders/parseAddress', () => ok({ rows: [] }));
    const server = run({ GATEWAY_PORT: '0', API_BASE_URL: upstream.url });
    const url = await listening(server);
    await fetch(`${url}/graphql?from=13800000001`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-token': 'secret-token',
        'x-request-id': 'request-0001',
      },
      body: JSON.stringify({
        query: 'query ReadThem($t: String!) { readAddresses(text: $t) { text } }',
        variables: { t: '张三 13800000001' },
      }),
    });
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('ReadThem'))
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({
        method: 'POST',
        operation: 'ReadThem',
        status: 200,
        ms: expect.any(Number),
        reqId: 'request-0001',
      }),
    ]);
    expect(server.output()).not.toMatch(/13800000001|张三|secret-token/);
  });

  it('reports a taken port with the exit code of a configuration error', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const server = run({ GATEWAY_PORT: port });
    expect(await server.exit).toBe(78);
    expect(server.output().trim()).toBe(`端口 ${port} 已被占用，请用 GATEWAY_PORT 换一个端口。`);
    holder.close();
  });

  it('reports unusable documents with the exit code of a configuration error', async () => {
    const { webDist, remove } = foldersOf({ now: ['query Gone { nothing }'] });
    const server = run({ GATEWAY_PORT: '0', NODE_ENV: 'production', WEB_DIST: webDist });
    expect(await server.exit).toBe(78);
    expect(server.output()).toContain(`网页构建的文档清单 ${webDist}/documents/now.json 与图不符`);
    expect(server.output()).toContain('Gone: Cannot query field "nothing" on type "Query".');
    remove();
  });

  it.each([
    [{ GATEWAY_PORT: 'abc' }, '环境变量 GATEWAY_PORT 不是端口号'],
    [{ API_BASE_URL: 'ftp://x' }, '环境变量 API_BASE_URL 不是 http 地址，或者带有 /api/v1'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8,proxy' }, '环境变量 TRUSTED_PROXIES 不是 IP 地址或网段'],
  ])('refuses %o', async (env, words) => {
    const server = run(env as Record<string, string>);
    expect(await server.exit).toBe(78);
    expect(server.output().trim()).toBe(words);
  });
});

describe('the gateway configuration', () => {
  it('has defaults that expose it to this machine only', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      hstsSeconds: 0,
      limitedRates: false,
      tokenTexts: false,
      port: 4000,
      apiBaseUrl: 'http://127.0.0.1:4001',
      webDist: fileURLToPath(new URL('../../web/dist', import.meta.url)),
      explorerDist: fileURLToPath(new URL('../../explorer/dist', import.meta.url)),
      trustedProxies: [],
      logLevel: 'info',
      production: false,
    });
  });

  it.each([
    { GATEWAY_PORT: '65536' },
    { GATEWAY_PORT: '-1' },
    { GATEWAY_PORT: '4e3' },
    { API_BASE_URL: 'not a url' },
    { API_BASE_URL: 'http://x/?q=1' },
    { NODE_ENV: 'staging' },
    { LOG_LEVEL: 'loud' },
  ])('refuses %o and names the variable', (env) => {
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
  });
});
