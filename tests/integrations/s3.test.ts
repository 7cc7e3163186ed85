import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ProviderError } from '../../api/src/adapters/providerError.ts';
import { type S3Options, s3Storage } from '../../api/src/adapters/storage/s3Storage.ts';
import { createSimulators } from '../../simulators/src/app.ts';
import { type SignedRequest, signatureError } from '../../simulators/src/s3/sigV4.ts';
import { APP_ID, keys } from './alipay.ts';
import { closed, listening, startRelay } from './relay.ts';

const S3 = { bucket: 'pictures', region: 'cn-north-1', accessKeyId: 'id', secretAccessKey: 'secret' };
const NAME = `${'0a'.repeat(20)}.webp`;
const MINUTE_MS = 60_000;

/** The simulated storage on a port of its own until the test ends, and the adapter that asks it. */
async function startS3({ now = () => new Date() }: { now?: () => Date } = {}) {
  const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
  const server = await createSimulators({ alipay, s3: S3, now });
  onTestFinished(() => {
    server.server.closeAllConnections();
    return server.close();
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin, storage: (changes: Partial<S3Options> = {}) => storageAt(`${origin}/s3`, changes) };
}

const storageAt = (endpoint: string, changes: Partial<S3Options> = {}) =>
  s3Storage({ ...S3, endpoint, pathStyle: true, ...changes });

/** `done`, or how it failed. */
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ProviderError) return `${error.reason} ${error.code}`;
      throw error;
    },
  );

describe('the S3 storage', () => {
  it('stores bytes unchanged until they are removed', async () => {
    const storage = (await startS3()).storage();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256));
    await storage.put(NAME, bytes, 'image/webp');
    const file = await storage.read(NAME);
    expect([file?.size, file && bytes.equals(await buffer(file.bytes))]).toEqual([70_000, true]);
    await storage.remove(NAME);
    expect(await storage.read(NAME)).toBeNull();
    await storage.remove(NAME);
  });

  it('stores a file of this machine unchanged, its content signed, and replaces one of the name', async () => {
    const storage = (await startS3()).storage();
    const folder = await mkdtemp(join(tmpdir(), 'chengcang-s3-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [name, path] = ['exports/Ab-_9/订单列表-20261120-1005.csv', join(folder, 'file')];
    // More than goes out at once, and more than a client asks first whether it may send.
    for (const bytes of [Buffer.alloc(3_000_000, 'abc'), Buffer.from('other')]) {
      await writeFile(path, bytes);
      await storage.putFile(name, path, 'text/csv');
      const file = await storage.read(name);
      expect([file?.size, file && bytes.equals(await buffer(file.bytes))]).toEqual([bytes.length, true]);
    }
    await storage.remove(name);
    expect(await storage.read(name)).toBeNull();
  });

  it('sends the content type of a file', async () => {
    const { promise: kind, resolve } = Promise.withResolvers<string | undefined>();
    const server = createServer(({ headers }, outgoing) => {
      resolve(headers['content-type']);
      outgoing.end();
    });
    onTestFinished(() => closed(server));
    await storageAt(await listening(server)).put(NAME, Buffer.from('x'), 'image/webp');
    expect(await kind).toBe('image/webp');
  });

  it.each<[string, Partial<S3Options>, string]>([
    ['another secret', { secretAccessKey: 'other' }, 'refused SignatureDoesNotMatch'],
    ['another key', { accessKeyId: 'other' }, 'refused InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'refused AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'others' }, 'refused NoSuchBucket'],
  ])('is refused with %s', async (_what, changes, reported) => {
    const { storage } = await startS3();
    expect(await outcomeOf(storage(changes).put(NAME, Buffer.from('x'), 'image/webp'))).toBe(reported);
    expect(await outcomeOf(storage(changes).putFile(NAME, import.meta.filename, 'text/plain'))).toBe(
      reported,
    );
    expect(await outcomeOf(storage(changes).read(NAME))).toBe(reported);
    expect(await outcomeOf(storage(changes).remove(NAME))).toBe(reported);
  });

  it('reveals nothing of a refused request', async () => {
    const { storage } = await startS3();
    const error = await storage({ secretAccessKey: 'other' })
      .read(NAME)
      .catch((caught: Error) => caught);
    expect([(error as Error).message, (error as Error).cause]).toEqual([
      's3 refused: SignatureDoesNotMatch',
      undefined,
    ]);
  });

  it('is refused when a request is changed in transit', async () => {
    const { origin, storage } = await startS3();
    const through = async (changes: Parameters<typeof startRelay>[1]) => {
      const relay = await startRelay(origin, changes);
      onTestFinished(relay.close);
      return storageAt(`${relay.url}/s3`);
    };
    const bytes = Buffer.from('a picture');
    const other = await through({ request: (body) => body.replace('picture', 'program') });
    expect(await outcomeOf(other.put(NAME, bytes, 'image/webp'))).toBe('refused XAmzContentSHA256Mismatch');
    const elsewhere = await through({ path: (path) => path.replace('0a0a', '1a1a') });
    expect(await outcomeOf(elsewhere.put(NAME, bytes, 'image/webp'))).toBe('refused SignatureDoesNotMatch');
    expect(await storage().read(NAME)).toBeNull();
  });

  it.each([
    ['gives no answer', () => {}, 'unreachable TIMEOUT'],
    [
      'is busy',
      (answer: (status: number, body: string) => void) => answer(503, '<Error><Code>SlowDown</Code></Error>'),
      'limited SlowDown',
    ],
  ])('with the error %s reports %s', async (_how, reply, reported) => {
    const server = createServer((_incoming, outgoing) =>
      reply((status, body) => outgoing.writeHead(status, { 'content-type': 'application/xml' }).end(body)),
    );
    onTestFinished(() => closed(server));
    const storage = storageAt(await listening(server));
    expect(await outcomeOf(storage.read(NAME))).toBe(reported);
  });

  it('without a listener reports unreachable', async () => {
    const server = createServer();
    const gone = await listening(server);
    await closed(server);
    expect(await outcomeOf(storageAt(gone).read(NAME))).toBe('unreachable NO_ANSWER');
  });
});

describe('the clock of the S3 storage', () => {
  it.each([
    [-16, 'refused RequestTimeTooSkewed'],
    [-14, 'done'],
    [14, 'done'],
  ])('may be off by %i minutes, which is answered with %s', async (minutes, reported) => {
    const { storage } = await startS3({ now: () => new Date(Date.now() + minutes * MINUTE_MS) });
    expect(await outcomeOf(storage().put(NAME, Buffer.from('x'), 'image/webp'))).toBe(reported);
  });
});

/** The examples of Amazon's "Signature Calculations for the Authorization Header", payload in a single chunk. */
const PUBLISHED = {
  keys: {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  },
  now: new Date('2013-05-24T00:00:00Z'),
  host: 'examplebucket.s3.amazonaws.com',
  empty: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
};

function published(
  [method, url]: [string, string],
  more: Record<string, string>,
  signature: string,
  body = '',
): SignedRequest {
  const headers: Record<string, string> = {
    host: PUBLISHED.host,
    'x-amz-content-sha256': PUBLISHED.empty,
    'x-amz-date': '20130524T000000Z',
    ...more,
  };
  const names = Object.keys(headers).sort().join(';');
  const scope = `${PUBLISHED.keys.accessKeyId}/20130524/us-east-1/s3/aws4_request`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${names},Signature=${signature}`;
  return { method, url, headers: { ...headers, authorization }, body: Buffer.from(body) };
}

const EXAMPLES: [string, SignedRequest][] = [
  [
    'GET an object',
    published(
      ['GET', '/test.txt'],
      { range: 'bytes=0-9' },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ),
  ],
  [
    'PUT an object',
    published(
      ['PUT', '/test%24file.text'],
      {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      'Welcome to Amazon S3.',
    ),
  ],
  [
    'GET the lifecycle of a bucket',
    published(['GET', '/?lifecycle'], {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'),
  ],
  [
    'list objects',
    published(
      ['GET', '/?max-keys=2&prefix=J'],
      {},
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ),
  ],
];

describe('published S3 signatures', () => {
  const judge = (request: SignedRequest, now = PUBLISHED.now) => signatureError(request, PUBLISHED.keys, now);

  it.each(EXAMPLES)('are verified: %s', (_what, request) => {
    expect(judge(request)).toBeNull();
  });

  it.each(EXAMPLES)('are rejected after a change: %s', (_what, request) => {
    const { headers } = request;
    const { authorization = '' } = headers;
    const withHeaders = (more: SignedRequest['headers']) =>
      judge({ ...request, headers: { ...headers, ...more } });
    expect({
      method: judge({ ...request, method: 'DELETE' }),
      path: judge({ ...request, url: request.url.replace('/', '/x') }),
      body: judge({ ...request, body: Buffer.from('else') }),
      host: withHeaders({ host: 'else.s3.amazonaws.com' }),
      unsigned: withHeaders({ 'x-amz-acl': 'public-read' }),
      signature: withHeaders({
        authorization: authorization.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      }),
      hostUnsigned: withHeaders({ authorization: authorization.replace('host;', '') }),
      none: withHeaders({ authorization: '' }),
      older: withHeaders({ authorization: authorization.replace('AWS4-HMAC-SHA256', 'AWS') }),
      otherDay: withHeaders({ 'x-amz-date': '20130525T000000Z' }),
      late: judge(request, new Date('2013-05-24T00:15:01Z')),
      early: judge(request, new Date('2013-05-23T23:44:59Z')),
    }).toEqual({
      method: 'SignatureDoesNotMatch',
      path: 'SignatureDoesNotMatch',
      body: 'XAmzContentSHA256Mismatch',
      host: 'SignatureDoesNotMatch',
      unsigned: 'AccessDenied',
      signature: 'SignatureDoesNotMatch',
      hostUnsigned: 'AccessDenied',
      none: 'AccessDenied',
      older: 'AuthorizationHeaderMalformed',
      otherDay: 'AuthorizationHeaderMalformed',
      late: 'RequestTimeTooSkewed',
      early: 'RequestTimeTooSkewed',
    });
  });
});
