import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postWebhook } from './postWebhook.ts';
import { isPublicAddress } from './publicAddress.ts';
import { type TargetRules, targetProblem } from './webhookTargets.ts';

const PRODUCTION: TargetRules = { allowsHttp: false, allowsThisMachine: false };
const DEMO: TargetRules = { allowsHttp: true, allowsThisMachine: false };
const TRYING: TargetRules = { allowsHttp: true, allowsThisMachine: true };

const PUBLIC = ['8.8.8.8', '114.114.114.114', '223.5.5.5', '2400:3200::1', '2606:4700::1111'];
const OTHERS = [
  ...[
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '127.0.0.1',
    '127.255.0.9',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
  ],
  ...['169.254.169.254', '100.64.0.1', '100.100.100.200', '168.63.129.16', '192.0.0.192', '192.0.2.1'],
  ...[
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '192.88.99.1',
  ],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:8.8.8.8', '64:ff9b::a00:1'],
  ...[
    '64:ff9b:1::1',
    '2002:a00:1::',
    '2001:0:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
  ],
  ...['ff02::1', '100::1', '2001:db8::1', '3fff::1', '4000::1', 'a name', ''],
];

describe('an address', () => {
  it('is one of the internet or not', () => {
    expect(PUBLIC.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(OTHERS.filter((address) => isPublicAddress(address))).toEqual([]);
  });
});

describe('the address of an endpoint', () => {
  it.each([
    ['https://erp.example/hooks', null],
    ['https://8.8.8.8/', null],
    ['https://localhost:9000/', 'address'],
    ['https://a.localhost/', 'address'],
    ['https://erp.example:8443/', null],
    ['http://erp.example/', 'scheme'],
    ['ftp://erp.example/', 'scheme'],
    ['erp.example', 'url'],
    ['https://me:secret@erp.example/', 'credentials'],
    ['https://erp.example:22/', 'port'],
    ['https://erp.example:80/', null],
    ['https://127.0.0.1/', 'address'],
    // Spellings of 127.0.0.1 and of the metadata service.
    ['https://2130706433/', 'address'],
    ['https://0x7f.1/', 'address'],
    ['https://0251.0376.0251.0376/', 'address'],
    ['https://１２７.0.0.1/', 'address'],
    ['https://[::1]/', 'address'],
    ['https://[::ffff:7f00:1]/', 'address'],
    ['https://[64:ff9b::7f00:1]/', 'address'],
  ])('%s in production: %s', (url, problem) => {
    expect(targetProblem(url, PRODUCTION)).toBe(problem);
  });

  it('may be without TLS in a demo, and of this machine where a setting says so', () => {
    expect(targetProblem('http://erp.example/', DEMO)).toBeNull();
    expect(targetProblem('http://127.0.0.1:4009/', DEMO)).toBe('address');
    expect(targetProblem('http://127.0.0.1:4009/', TRYING)).toBeNull();
    expect(targetProblem('http://192.168.1.1/', TRYING)).toBe('address');
  });
});

describe('a request', () => {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    if (request.url === '/redirect') return void response.writeHead(302, { location: '/inside' }).end();
    if (request.url === '/never') return;
    if (request.url === '/endless') {
      response.writeHead(200);
      const more = () => response.write('x'.repeat(4096), () => !response.destroyed && setImmediate(more));
      return more();
    }
    response.writeHead(200).end('结果\0');
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A name that leads to these addresses. */
  const leadingTo =
    (...addresses: string[]) =>
    (_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  const post = (
    path: string,
    { rules = TRYING, host = '127.0.0.1', ...more }: Record<string, unknown> = {},
  ) =>
    postWebhook(
      { url: `http://${host}:${port}${path}`, headers: {}, body: '{}' },
      { rules: rules as TargetRules, ...more },
    );

  it('is answered with a status and the beginning of a text', async () => {
    expect(await post('/')).toEqual({ status: 200, body: '结果', failure: '' });
  });

  it('follows no redirect', async () => {
    expect(await post('/redirect')).toEqual({ status: 302, body: '', failure: '' });
    expect(paths).not.toContain('/inside');
  });

  it('reads no more of an answer than its beginning', async () => {
    const { status, body } = await post('/endless');
    expect([status, body.length]).toEqual([200, 1_000]);
  });

  it('ends when its time is up, when it is stopped, and where nobody listens', async () => {
    expect(await post('/never', { timeoutMs: 50 })).toMatchObject({ failure: 'timeout' });
    expect(await post('/never', { stop: AbortSignal.timeout(50) })).toMatchObject({ failure: 'stopped' });
    const nobody = { url: 'http://127.0.0.1:1/', headers: {}, body: '' };
    expect(await postWebhook(nobody, { rules: TRYING })).toMatchObject({ failure: 'refused' });
    const unanswered = await postWebhook({ ...nobody, url: `https://127.0.0.1:${port}/` }, { rules: TRYING });
    expect(unanswered).toMatchObject({ failure: 'tls' });
  });

  it('goes nowhere by a name that leads to what is not of the internet, even beside what is', async () => {
    const before = paths.length;
    for (const lookup of [
      leadingTo('127.0.0.1'),
      leadingTo('8.8.8.8', '10.0.0.1'),
      leadingTo('::ffff:127.0.0.1'),
      leadingTo('fd00:ec2::254'),
      leadingTo(),
    ])
      expect(await post('/', { rules: DEMO, host: 'erp.example', lookup })).toMatchObject({
        failure: 'refused',
      });
    expect(await post('/', { rules: DEMO, host: 'localhost' })).toMatchObject({ failure: 'refused' });
    expect(await post('/', { rules: DEMO })).toMatchObject({ failure: 'refused' });
    expect(paths).toHaveLength(before);
  });

  it('looks a name up once, and connects to what was answered', async () => {
    let lookups = 0;
    const lookup = (...input: Parameters<ReturnType<typeof leadingTo>>) => {
      lookups += 1;
      leadingTo(lookups === 1 ? '127.0.0.1' : '127.0.0.2')(...input);
    };
    expect(await post('/', { host: 'erp.example', lookup })).toMatchObject({ status: 200 });
    expect(lookups).toBe(1);
  });
});
