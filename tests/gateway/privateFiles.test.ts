import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { LONGEST_BODY_MS, limitBodyTime } from '@chengcang/process';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { formOf, JPEG, lookAtWebp } from '../support/pictures.ts';
import { mp4 } from '../support/videos.ts';

const MB = 1024 * 1024;
const PATH = '/api/v1/privateFile';

let api: TestApi;
let gateway: FastifyInstance;
let origin: string;
let apiOrigin: string;
let filesDir: string;
let temporary: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-gateway-private-'));
  // Of this test alone, so that what lies in it is its own.
  temporary = await mkdtemp(join(tmpdir(), 'chengcang-gateway-arriving-'));
  vi.stubEnv('TMPDIR', temporary);
  api = await startApi({ filesDir });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  apiOrigin = originOf(api.app);
  gateway = await createGateway({ apiBaseUrl: apiOrigin, webDist: '/nonexistent' });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  origin = originOf(gateway);
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  vi.unstubAllEnvs();
  await rm(filesDir, { recursive: true });
  await rm(temporary, { recursive: true });
});

const originOf = ({ server }: FastifyInstance) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function upload({ token }: Person, bytes: Buffer) {
  const { headers, payload } = formOf([{ bytes }]);
  const answer = await fetch(`${origin}${PATH}/upload`, {
    method: 'POST',
    headers: { ...headers, 'x-token': token },
    body: new Uint8Array(payload),
  });
  return (await answer.json()) as { code: number; data: { id: number; errorKey?: string } };
}
const get = ({ token }: Person, id: number, headers: Record<string, string> = {}) =>
  fetch(`${origin}${PATH}/${id}`, { headers: { ...headers, 'x-token': token } });

/** An upload whose body is written by the test, and the answer to it. */
function begin(to: string, { token }: Person, headers: Record<string, string | number> = {}) {
  const form = formOf([]);
  const sent = request(`${to}${PATH}/upload`, {
    method: 'POST',
    headers: { ...form.headers, ...headers, 'x-token': token },
  });
  // The connection is closed under what is still being sent.
  sent.on('error', () => undefined);
  const answered = once(sent, 'response').then(([answer]) => answer as IncomingMessage);
  return { sent, answered };
}

/** How a form begins whose file comes next. */
const OPENING =
  formOf([{ bytes: Buffer.alloc(0) }])
    .payload.toString('latin1')
    .split('\r\n\r\n')[0] ?? '';
const opening = Buffer.from(`${OPENING}\r\n\r\n`, 'latin1');

/** Sends as the other side takes it, until it has enough or takes no more; returns how much was taken. */
async function pour(sent: ClientRequest, chunk: Buffer, most: number): Promise<number> {
  let poured = 0;
  while (poured < most && !sent.destroyed) {
    poured += chunk.length;
    const { promise, resolve } = Promise.withResolvers<void>();
    sent.write(chunk, () => resolve());
    await promise;
  }
  return poured;
}

const arriving = async () => {
  const [folder] = await readdir(temporary);
  const found = folder && (await stat(join(temporary, folder, 'video')).catch(() => null));
  return found ? found.size : 0;
};

describe('a private file through the gateway', () => {
  it('is uploaded, and read by its uploader', async () => {
    const [owner, other] = [await api.seller(), await api.seller()];
    const bytes = mp4({ bytes: 20 * MB });
    const [video, picture] = [await upload(owner, bytes), await upload(owner, JPEG)];
    expect([video.code, picture.code]).toEqual([0, 0]);
    const [whole, part, shown, foreign] = [
      await get(owner, video.data.id),
      await get(owner, video.data.id, { range: 'bytes=100-299' }),
      await get(owner, picture.data.id),
      await get(other, picture.data.id),
    ];
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 300))).toBe(true);
    expect(lookAtWebp(Buffer.from(await shown.arrayBuffer()))).toMatchObject({ width: 24, height: 16 });
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': 'attachment',
      'cache-control': 'private, max-age=3600',
      vary: expect.stringContaining('x-token'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
    });
    expect([foreign.status, await foreign.json()]).toMatchObject([404, { data: { errorKey: 'NO_FILE' } }]);
  });

  it('is refused by the gateway where its length already says that it is too large', async () => {
    const { sent, answered } = begin(origin, await api.seller(), { 'content-length': 51 * MB + 1 });
    sent.flushHeaders();
    const answer = await answered;
    expect([answer.statusCode, await json(answer)]).toMatchObject([413, { data: { errorKey: 'BODY_SIZE' } }]);
    sent.destroy();
  });
});

describe('a video that arrives', () => {
  it('is written as it arrives, and nothing of it stays when its sender goes away', async () => {
    const { sent, answered } = begin(apiOrigin, await api.seller());
    answered.catch(() => undefined);
    sent.write(opening);
    sent.write(mp4({ bytes: 0 }));
    await pour(sent, Buffer.alloc(MB), 12 * MB);
    await vi.waitFor(async () => expect(await arriving()).toBeGreaterThan(8 * MB), { timeout: 10_000 });
    sent.destroy();
    await vi.waitFor(async () => expect(await readdir(temporary)).toEqual([]), { timeout: 10_000 });
    expect(await readdir(join(filesDir, 'u', 'private'))).toEqual(await storedOf());
  });

  it('is broken off once it is larger than 50 MB, however much is still to come', async () => {
    const { sent, answered } = begin(apiOrigin, await api.seller());
    sent.write(opening);
    sent.write(mp4({ bytes: 0 }));
    const poured = pour(sent, Buffer.alloc(MB), 2_000 * MB);
    const answer = await answered;
    expect([answer.statusCode, answer.headers.connection, await json(answer)]).toMatchObject([
      200,
      'close',
      { code: 7, data: { errorKey: 'FILE_SIZE' }, msg: '文件不能超过50MB' },
    ]);
    sent.destroy();
    // What lies in sockets between the two is not read by anybody.
    expect(await poured).toBeLessThan(500 * MB);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('is refused at its first bytes where it is none', async () => {
    const { sent, answered } = begin(apiOrigin, await api.seller());
    sent.write(opening);
    sent.write(Buffer.from('<!DOCTYPE html>'.padEnd(100_000)));
    const answer = await answered;
    expect(await json(answer)).toMatchObject({ data: { errorKey: 'FILE_KIND' } });
    sent.destroy();
  });

  it('takes one of four places of the process, and gives it back', async () => {
    const sellers = await Promise.all([1, 2, 3, 4, 5].map(() => api.seller()));
    const four = sellers.slice(1).map((seller) => begin(apiOrigin, seller));
    for (const { sent, answered } of four) {
      answered.catch(() => undefined);
      sent.write(opening);
      sent.write(mp4({ bytes: 100_000 }));
    }
    await vi.waitFor(async () => expect(await readdir(temporary)).toHaveLength(4), { timeout: 10_000 });
    const [last] = sellers;
    if (!last) throw new Error('no seller');
    expect((await upload(last, mp4())).data.errorKey).toBe('UNAVAILABLE');
    // Pictures have places of their own.
    expect((await upload(last, JPEG)).code).toBe(0);
    for (const { sent } of four) sent.destroy();
    await vi.waitFor(async () => expect(await readdir(temporary)).toEqual([]), { timeout: 10_000 });
    expect((await upload(last, mp4())).code).toBe(0);
  });
});

/** Folders of the files that have rows. */
async function storedOf(): Promise<string[]> {
  const rows = await api.query<{ key: string }>('SELECT key FROM private_file');
  return rows.map(({ key }) => key.split('/')[1] ?? '').sort();
}

describe('a body', () => {
  it('that does not arrive in the time of its route ends its connection, and one in time does not', async () => {
    const app = Fastify({ requestTimeout: LONGEST_BODY_MS });
    onTestFinished(() => app.close());
    app.addHook('onRequest', async ({ raw, routeOptions }, reply) =>
      limitBodyTime(app.server, raw, reply.raw, routeOptions.config.bodyWithinMs ?? 20),
    );
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    app.post('/usual', async () => 'done');
    app.post('/longer', { config: { bodyWithinMs: 60_000 } }, async () => 'done');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const beginAt = (path: string) => {
      const sent = request(`${originOf(app)}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'content-length': 2 },
      });
      sent.write('a');
      return sent;
    };
    const [usual, longer] = [beginAt('/usual'), beginAt('/longer')];
    const late = await once(usual, 'response').then(
      ([answer]) => (answer as IncomingMessage).statusCode,
      (error: NodeJS.ErrnoException) => error.code,
    );
    expect([408, 'ECONNRESET']).toContain(late);
    longer.end('b');
    const [answer] = await once(longer, 'response');
    expect((answer as IncomingMessage).statusCode).toBe(200);
  });
});
