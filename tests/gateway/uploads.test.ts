import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadDto } from '../../api/src/modules/uploads/uploads.schemas.ts';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type FormPart, formOf, JPEG, lookAtWebp, png } from '../support/pictures.ts';

const MB = 1024 * 1024;
const run = promisify(execFile);

let api: TestApi;
let gateway: FastifyInstance;
let origin: string;
let filesDir: string;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-gateway-uploads-'));
  api = await startApi({ filesDir });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;
  gateway = await createGateway({
    apiBaseUrl: `http://127.0.0.1:${portOf(api.app)}`,
    webDist: '/nonexistent',
  });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${portOf(gateway)}`;
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  await rm(filesDir, { recursive: true });
});

/** Over the line, as browsers do. */
async function upload(token: string, part: FormPart) {
  const { headers, payload } = formOf([part]);
  const answer = await fetch(`${origin}/api/v1/fileUpload/upload`, {
    method: 'POST',
    headers: { ...headers, ...(token && { 'x-token': token }) },
    body: new Uint8Array(payload),
  });
  const { code, data } = (await answer.json()) as { code: number; data: UploadDto & { errorKey?: string } };
  return { http: answer.status, code, data };
}

it('a picture is uploaded and downloaded through the gateway', async () => {
  const { token } = await api.seller();
  const padded = Buffer.concat([JPEG, Buffer.alloc(5 * MB - JPEG.length)]);
  const { http, code, data } = await upload(token, { filename: '橙子.jpg', bytes: padded });
  expect([http, code, data.file.name]).toEqual([200, 0, '橙子.jpg']);
  const answer = await fetch(origin + data.url);
  const headers = Object.fromEntries(answer.headers);
  expect(lookAtWebp(Buffer.from(await answer.arrayBuffer()))).toMatchObject({ width: 24, height: 16 });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(data.file.size),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; sandbox; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  });
});

it.each([
  ['nobody', '', [401, 'NOT_LOGGED_IN']],
  ['a session that is none', 'x'.repeat(43), [401, 'SESSION_KICKED']],
])('a picture of %s is refused', async (_whose, token, reported) => {
  const { http, data } = await upload(token, { bytes: JPEG });
  expect([http, data.errorKey]).toEqual(reported);
});

it('a picture is taken of a client that waits to be told to go on, as curl does', async () => {
  const { token } = await api.seller();
  const { headers, payload } = formOf([{ bytes: JPEG }]);
  const answer = await gateway.inject({
    ...{ method: 'POST', url: '/api/v1/fileUpload/upload', payload },
    headers: { ...headers, 'x-token': token, expect: '100-continue' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([200, 0]);
});

it('a picture is refused with the message of the api', async () => {
  const { token } = await api.buyer();
  const tooLarge = Buffer.concat([png(16, 16), Buffer.alloc(5 * MB)]);
  const answers = [
    await upload(token, { bytes: Buffer.from('<svg/>') }),
    await upload(token, { bytes: tooLarge }),
  ];
  expect(answers.map(({ http, data }) => [http, data.errorKey])).toEqual([
    [200, 'FILE_TYPE'],
    [200, 'FILE_SIZE'],
  ]);
});

describe("a program that uploads by Node's fetch", () => {
  const PICTURE = '/api/v1/fileUpload/upload';
  const PRIVATE = '/api/v1/privateFile/upload';
  const program = join(import.meta.dirname, 'support/uploadFile.ts');

  it.each([
    [PICTURE, 'file', 5.5, [200, 'FILE_SIZE']],
    [PICTURE, 'file', 6.1, [413, 'BODY_SIZE']],
    [PICTURE, 'file', 10, [413, 'BODY_SIZE']],
    [PICTURE, 'file', 60, [413, 'BODY_SIZE']],
    [PICTURE, 'picture', 4.9, [400, 'BAD_PARAM']],
    [PRIVATE, 'file', 10, [200, 'FILE_KIND']],
    [PRIVATE, 'file', 60, [413, 'BODY_SIZE']],
    [PRIVATE, 'video', 6, [400, 'BAD_PARAM']],
    [PRIVATE, 'video', 40, [400, 'BAD_PARAM']],
  ])('to %s as %s with %d MB is told why it is refused', async (path, field, mb, refusal) => {
    const { token } = await api.seller();
    const args = [program, origin + path, token, field, String(Math.round(mb * MB))];
    for (const _ of [1, 2, 3]) {
      const { stdout } = await run(process.execPath, args);
      expect(JSON.parse(stdout)).toEqual(refusal);
    }
  });
});

it('an oversized picture is refused by the gateway itself', async () => {
  const { token } = await api.seller();
  const { headers } = formOf([]);
  const answer = await gateway.inject({
    method: 'POST',
    url: '/api/v1/fileUpload/upload',
    headers: { ...headers, 'x-token': token, 'content-length': String(6 * MB + 1) },
    payload: Buffer.alloc(6 * MB + 1),
  });
  expect([answer.statusCode, answer.json().data.errorKey]).toEqual([413, 'BODY_SIZE']);
});
