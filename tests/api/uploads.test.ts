import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import { s3Storage } from '../../api/src/adapters/storage/s3Storage.ts';
import type { Storage } from '../../api/src/adapters/storage/storage.ts';
import { postgresStore } from '../../api/src/db/postgresStore.ts';
import { pictureDrawing } from '../../api/src/modules/uploads/pictureDrawing.ts';
import { usePictures } from '../../api/src/modules/uploads/uploads.repository.ts';
import type { UploadDto } from '../../api/src/modules/uploads/uploads.schemas.ts';
import { uploadService } from '../../api/src/modules/uploads/uploads.service.ts';
import { createSimulators } from '../../simulators/src/app.ts';
import { APP_ID, keys } from '../integrations/alipay.ts';
import { type Answer, type Person, startApi, type TestApi } from '../support/api.ts';
import {
  ANIMATED,
  type FormPart,
  formOf,
  JPEG,
  lookAtWebp,
  png,
  WEBP,
  withPlace,
} from '../support/pictures.ts';
import { programOf } from '../support/tokens.ts';

const PATH = '/api/v1/fileUpload/upload';
/** Saturday 2026-11-21, 10:05 in Shanghai. */
const SATURDAY = new Date('2026-11-21T02:05:00Z');

let api: TestApi;
let filesDir: string;
/** What the storage does besides, for one test. */
let disturb: Partial<Storage> = {};
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-uploads-'));
  const disk = diskStorage(join(filesDir, 'u'));
  const storage: Storage = {
    put: (...input) => (disturb.put ?? disk.put)(...input),
    putFile: disk.putFile,
    read: (name) => (disturb.read ?? disk.read)(name),
    remove: (name) => disk.remove(name),
  };
  api = await startApi({ filesDir, storage, now: () => SATURDAY });
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

afterEach(() => {
  disturb = {};
});

async function send(who: Person, form: ReturnType<typeof formOf>): Promise<Answer<UploadDto>> {
  const { headers, payload } = form;
  const response = await api.app.inject({
    method: 'POST',
    url: PATH,
    headers: { ...headers, 'x-token': who.token },
    payload,
  });
  return { http: response.statusCode, headers: response.headers, ...response.json() };
}

const upload = (who: Person, ...parts: FormPart[]) => send(who, formOf(parts));
const get = (url: string) => api.app.inject({ method: 'GET', url });
const storedFiles = () => readdir(join(filesDir, 'u')).catch(() => []);

/** What was said no with, and that nothing of it was kept. */
async function refusedWith(who: Person, ...parts: FormPart[]) {
  const before = await storedFiles();
  const { http, code, data, msg } = await upload(who, ...parts);
  expect(await storedFiles()).toEqual(before);
  expect(await api.query('SELECT id FROM upload WHERE account_id = $1', [who.accountId])).toEqual([]);
  return [http, code, data.errorKey, msg];
}

describe('an uploaded picture', () => {
  it.each([
    ['jpg', JPEG],
    ['png', png(24, 16)],
    ['webp', WEBP],
    ['gif', ANIMATED],
  ])('of type %s is re-encoded as WebP in a large and a small size', async (kind, bytes) => {
    const seller = await api.seller();
    const { http, code, msg, data } = await upload(seller, { filename: `橙子.${kind}`, bytes });
    expect([http, code, msg]).toEqual([200, 0, '上传成功']);
    const { key } = data.file;
    expect(key).toMatch(/^[0-9a-f]{40}\.webp$/);
    const url = `/files/u/${key}`;
    const { id, size } = data.file;
    expect(data).toEqual({
      file: { id, name: `橙子.${kind}`, url, tag: 'webp', key, size, mime: 'image/webp' },
      url,
    });
    for (const address of [url, url.replace('.webp', '-s.webp')]) {
      const { rawPayload } = await get(address);
      expect(lookAtWebp(rawPayload)).toEqual({ chunks: ['VP8 '], width: 24, height: 16 });
    }
    const row = { account_id: seller.accountId, key, mime: 'image/webp', size, width: 24, height: 16 };
    expect(
      await api.query('SELECT account_id, key, mime, size, width, height FROM upload WHERE id = $1', [id]),
    ).toEqual([row]);
    expect((await get(url)).rawPayload.length).toBe(size);
  });

  it('is served with its own type, cached permanently, and cannot run scripts', async () => {
    const { data } = await upload(await api.buyer(), { bytes: JPEG });
    const { statusCode, headers } = await get(data.url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': String(data.file.size),
    });
    const head = await api.app.inject({ method: 'HEAD', url: data.url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(data.file.size),
      '',
    ]);
  });

  it('is rotated upright and loses its location data', async () => {
    const input = withPlace(JPEG);
    expect(input.includes('30.2741N120.155E')).toBe(true);
    const { data } = await upload(await api.seller(), { bytes: input });
    const { rawPayload } = await get(data.url);
    expect(lookAtWebp(rawPayload)).toEqual({ chunks: ['VP8 '], width: 16, height: 24 });
    expect(rawPayload.includes('30.2741')).toBe(false);
  });

  it('is at most 1600 pixels a side, and its thumbnail at most 400', async () => {
    const { data } = await upload(await api.seller(), { bytes: png(3_200, 1_000) });
    const sizeOf = async (url: string) => lookAtWebp((await get(url)).rawPayload);
    expect(await sizeOf(data.url)).toMatchObject({ width: 1_600, height: 500 });
    expect(await sizeOf(data.url.replace('.webp', '-s.webp'))).toMatchObject({ width: 400, height: 125 });
  });

  it('keeps no data that was hidden between its pixels', async () => {
    const { data } = await upload(await api.seller(), { bytes: png(16, 16, { words: 'bought at 文三路' }) });
    const { rawPayload } = await get(data.url);
    expect([lookAtWebp(rawPayload).chunks, rawPayload.includes('bought')]).toEqual([['VP8 '], false]);
  });

  it('that is uploaded twice is stored twice under unguessable names', async () => {
    const seller = await api.seller();
    const [one, two] = [await upload(seller, { bytes: JPEG }), await upload(seller, { bytes: JPEG })];
    expect(one.data.file.key).not.toBe(two.data.file.key);
    const shared = [...one.data.file.key].filter((each, at) => each === two.data.file.key[at]);
    expect(shared.length).toBeLessThan(25);
  });
});

const PAGE = '<!DOCTYPE html><html><script>alert(1)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
const TYPE = [200, 7, 'FILE_TYPE', '只支持jpg、png、webp、gif格式的图片'];
const PIXELS = [200, 7, 'FILE_PIXELS', '图片尺寸应在16到6000像素之间'];

describe('a file of another type', () => {
  it.each<[string, Buffer]>([
    ['an SVG', Buffer.from(SVG)],
    ['a page', Buffer.from(PAGE)],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj')],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1')],
    ['the first bytes of a JPEG before a page', Buffer.from(`\xff\xd8\xff\xe0${PAGE}`, 'latin1')],
    ['the first bytes of a PNG before an SVG', Buffer.from(`\x89PNG\r\n\x1a\n${SVG}`, 'latin1')],
    ['a GIF that is a script', Buffer.from('GIF89a/*\0\0\0\0\0\0\0*/=1;alert(1);//;', 'latin1')],
    ['a WebP that is something else', Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1')],
    ['a RIFF that says WEBP and holds nothing', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
    ['a PNG with a page in its words', png(16, 16, { words: PAGE })],
    ['a PNG with a page behind its end', Buffer.concat([png(16, 16), Buffer.from(PAGE)])],
    [
      'a PNG with a drawing behind its end',
      Buffer.concat([png(16, 16), Buffer.from(SVG.replace('<script>', '<g>'))]),
    ],
    ['a GIF with a PDF behind its end', Buffer.concat([ANIMATED, Buffer.from('%PDF-1.7\n')])],
    [
      'a JPEG with an archive behind its end',
      Buffer.concat([JPEG, Buffer.from('PK\x03\x04...PK\x05\x06...')]),
    ],
    ['half a JPEG', JPEG.subarray(0, JPEG.length - 60)],
    ['half a PNG', png(64, 64).subarray(0, 60)],
    ['half a WebP', WEBP.subarray(0, 60)],
    ['half a GIF', ANIMATED.subarray(0, 60)],
    ['a PNG whose pixels are missing', png(16, 16, { says: [900, 900] })],
  ])('is refused: %s', async (_what, bytes) => {
    // What it is called and said to be changes nothing.
    expect(await refusedWith(await api.seller(), { filename: 'a.png', type: 'image/png', bytes })).toEqual(
      TYPE,
    );
  });

  it.each<[string, Buffer]>([
    ['a PNG that says it has 50,000 pixels a side', png(1, 1, { says: [50_000, 50_000] })],
    ['a PNG that says it has 6,001', png(1, 1, { says: [6_001, 16] })],
    ['a PNG of 15 pixels a side', png(15, 300)],
    ['a PNG of one pixel', png(1, 1)],
  ])('is refused for its dimensions: %s', async (_what, bytes) => {
    expect(await refusedWith(await api.seller(), { bytes })).toEqual(PIXELS);
  });

  it('is refused when it is empty or larger than 5 MB', async () => {
    const seller = await api.seller();
    const large = (more: number) =>
      Buffer.concat([png(16, 16), Buffer.alloc(5 * 1024 * 1024 - png(16, 16).length + more)]);
    expect(await refusedWith(seller, { bytes: Buffer.alloc(0) })).toEqual([
      200,
      7,
      'FILE_EMPTY',
      '文件内容不能为空',
    ]);
    expect(await refusedWith(seller, { bytes: large(1) })).toEqual([200, 7, 'FILE_SIZE', '文件不能超过5MB']);
    expect(await refusedWith(seller, { bytes: large(900_000) })).toEqual([
      200,
      7,
      'FILE_SIZE',
      '文件不能超过5MB',
    ]);
    expect((await upload(seller, { bytes: large(0) })).code).toBe(0);
  });
});

describe('the upload form', () => {
  const plain: FormPart = { filename: null, name: 'note', bytes: Buffer.from('x') };
  it.each<[string, FormPart[]]>([
    ['no file', []],
    ['a file of another name', [{ name: 'picture', bytes: JPEG }]],
    ['two files', [{ bytes: JPEG }, { bytes: JPEG }]],
    ['a field before the file', [plain, { bytes: JPEG }]],
    ['a field after the file', [{ bytes: JPEG }, plain]],
    ['the file as a field', [{ filename: null, bytes: JPEG }]],
    ['a file of the name __proto__', [{ name: '__proto__', bytes: JPEG }]],
  ])('is refused with %s', async (_what, parts) => {
    expect(await refusedWith(await api.seller(), ...parts)).toEqual([400, 7, 'BAD_PARAM', '参数错误：file']);
  });

  it('is refused when it is truncated', async () => {
    const seller = await api.seller();
    const { headers, payload } = formOf([{ bytes: JPEG }]);
    const { http, data } = await send(seller, { headers, payload: payload.subarray(0, payload.length - 90) });
    expect([http, data.errorKey]).toEqual([400, 'BAD_PARAM']);
  });

  it.each([
    'application/json',
    'image/jpeg',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=line-between-parts',
    'multipart/form-data; boundary=line-between-parts; charset=utf-8',
  ])('is refused as %s', async (type) => {
    const { payload } = formOf([{ bytes: JPEG }]);
    const { http, data } = await send(await api.seller(), { headers: { 'content-type': type }, payload });
    expect([http, data.errorKey]).toEqual([415, 'BODY_TYPE']);
  });

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system.ini', 'system.ini'],
    ['C:\\橙子\\果园.jpg', '果园.jpg'],
    ['/files/u/../a.php.jpg', 'a.php.jpg'],
    ['a.jpg\u202egpj.exe', 'a.jpggpj.exe'],
    ['', '图片'],
    ['..', '图片'],
    [`${'长'.repeat(120)}.jpg`, '长'.repeat(100)],
  ])('may name the file %j, which changes only the displayed name', async (filename, name) => {
    const { data } = await upload(await api.seller(), { filename, bytes: JPEG });
    expect(data.file.name).toBe(name);
    expect(data.url).toMatch(/^\/files\/u\/[0-9a-f]{40}\.webp$/);
  });

  it('may contain a zero byte in the file name', async () => {
    const { data, code } = await upload(await api.seller(), { filename: 'a\0.jpg', bytes: JPEG });
    expect([code, data.file.name.includes('\0')]).toEqual([0, false]);
  });
});

describe('a stored picture', () => {
  it.each([
    '/files/u/',
    '/files/u',
    '/files/U/a.webp',
    '/files/u/..%2f..%2fpackage.json',
    '/files/u/%2e%2e/secret.txt',
    `/files/u/${'0'.repeat(40)}.webp`,
    `/files/u/${'0'.repeat(40)}.svg`,
  ])('is found only by its exact address, not by %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('is not read from storage for an address with a zero byte', async () => {
    const { statusCode, headers } = await get(`/files/u/${'0'.repeat(40)}.webp%00.svg`);
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
  });

  it('belongs to the account that uploaded it', async () => {
    const [seller, other] = [await api.seller(), await api.seller()];
    const own = (await upload(seller, { bytes: JPEG })).data.url;
    const second = (await upload(seller, { bytes: WEBP })).data.url;
    const foreign = (await upload(other, { bytes: JPEG })).data.url;
    const belong = (...urls: string[]) =>
      api.database.db.transaction((tx) => usePictures(tx, seller.accountId, urls));
    expect(await Promise.all([belong(), belong(own), belong(own, second), belong(own, own)])).toEqual(
      Array(4).fill(true),
    );
    const not = [
      foreign,
      own.replace('.webp', '-s.webp'),
      `https://else.example${own}`,
      `${own}?x`,
      '',
      '/files/demo/a.svg',
    ];
    expect(await Promise.all(not.map((url) => belong(own, url)))).toEqual(not.map(() => false));
  });

  it('is not left behind when the storage or the database fails', async () => {
    const seller = await api.seller();
    const before = await storedFiles();
    let puts = 0;
    disturb = {
      put: async (...input) => {
        puts += 1;
        if (puts === 2) throw new Error('disk full');
        await diskStorage(join(filesDir, 'u')).put(...input);
      },
    };
    const { http, data } = await upload(seller, { bytes: JPEG });
    disturb = {};
    expect([http, data.errorKey]).toEqual([500, 'INTERNAL']);
    expect(await storedFiles()).toEqual(before);
    expect(await api.query('SELECT id FROM upload WHERE account_id = $1', [seller.accountId])).toEqual([]);
  });
});

describe('pictures in a bucket', () => {
  it('have the same addresses and are served through the service', async () => {
    const s3 = { bucket: 'pictures', region: 'local', accessKeyId: 'id', secretAccessKey: 'secret' };
    const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
    const simulators = await createSimulators({ alipay, s3 });
    const origin = await simulators.listen({ host: '127.0.0.1', port: 0 });
    const there = s3Storage({ ...s3, endpoint: `${origin}/s3`, pathStyle: true });
    disturb = { put: there.put, read: there.read };
    const before = await storedFiles();
    const { data } = await upload(await api.seller(), { bytes: JPEG });
    const { statusCode, headers, rawPayload } = await get(data.url);
    const missing = await get(`/files/u/${'0'.repeat(40)}.webp`);
    simulators.server.closeAllConnections();
    await simulators.close();
    const away = await get(data.url);
    disturb = {};
    expect([statusCode, headers['content-type'], headers['content-length'], missing.statusCode]).toEqual([
      200,
      'image/webp',
      String(data.file.size),
      404,
    ]);
    expect(lookAtWebp(rawPayload)).toMatchObject({ width: 24, height: 16 });
    expect([away.statusCode, away.json().data, away.headers['cache-control']]).toEqual([
      503,
      { errorKey: 'UNAVAILABLE' },
      'no-store',
    ]);
    expect(await storedFiles()).toEqual(before);
  });
});

describe('upload limits', () => {
  const pastUploads = (who: Person, count: number, at: string) =>
    api.query(
      `INSERT INTO upload (account_id, key, name, mime, size, width, height, created_at)
       SELECT $1::bigint, 'past-' || $1::bigint || '-' || n, 'a', 'image/webp', 1, 1, 1, $3 FROM generate_series(1, $2::int) n`,
      [who.accountId, count, at],
    );

  it.each([
    ['buyer', 500],
    ['seller', 3_000],
  ] as const)('allow a %s %i pictures a day in Shanghai', async (kind, most) => {
    const [today, yesterday] = [await api[kind](), await api[kind]()];
    await pastUploads(today, most - 1, '2026-11-21T00:00:00+08:00');
    await pastUploads(yesterday, most, '2026-11-20T23:59:59+08:00');
    expect((await upload(today, { bytes: JPEG })).code).toBe(0);
    const { http, data, msg } = await upload(today, { bytes: JPEG });
    expect([http, data.errorKey, msg]).toEqual([200, 'UPLOAD_LIMIT', '今日上传次数已用完']);
    expect((await upload(yesterday, { bytes: JPEG })).code).toBe(0);
  });

  it('hold under concurrent uploads and leave no file of refused ones', async () => {
    const seller = await api.seller();
    await pastUploads(seller, 2_999, '2026-11-21T09:00:00+08:00');
    const before = await storedFiles();
    const answers = await Promise.all(Array.from({ length: 3 }, () => upload(seller, { bytes: JPEG })));
    expect(answers.map(({ code, data }) => data.errorKey ?? code).sort()).toEqual([
      0,
      'UPLOAD_LIMIT',
      'UPLOAD_LIMIT',
    ]);
    expect((await storedFiles()).length).toBe(before.length + 2);
  });

  it('let one account process three at once without blocking others', async () => {
    const [seller, other] = [await api.seller(), await api.seller()];
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: full, resolve: isFull } = Promise.withResolvers<void>();
    let under = 0;
    disturb = {
      put: async () => {
        under += 1;
        if (under === 6) isFull();
        await gate;
      },
    };
    const three = [1, 2, 3].map(() => upload(seller, { bytes: JPEG }));
    await full;
    const fourth = await upload(seller, { bytes: JPEG });
    disturb = {};
    expect([fourth.http, fourth.data.errorKey]).toEqual([429, 'RATE_LIMITED']);
    expect((await upload(other, { bytes: JPEG })).code).toBe(0);
    open();
    expect((await Promise.all(three)).map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await upload(seller, { bytes: JPEG })).code).toBe(0);
  });

  it('hold twelve files in memory and refuse the next as busy', async () => {
    const sellers = await Promise.all([1, 2, 3, 4, 5].map(() => api.seller()));
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: full, resolve: isFull } = Promise.withResolvers<void>();
    let under = 0;
    disturb = {
      put: async () => {
        under += 1;
        if (under === 24) isFull();
        await gate;
      },
    };
    const last = sellers.pop();
    if (!last) throw new Error('no seller');
    const twelve = sellers.flatMap((seller) => [1, 2, 3].map(() => upload(seller, { bytes: JPEG })));
    await full;
    const next = await upload(last, { bytes: JPEG });
    disturb = {};
    expect([next.http, next.data.errorKey, next.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
    open();
    expect((await Promise.all(twelve)).every(({ code }) => code === 0)).toBe(true);
    expect((await upload(last, { bytes: JPEG })).code).toBe(0);
  });

  it('skip processing for callers that went away', async () => {
    const { accountId } = await api.seller();
    const before = await storedFiles();
    const { db } = api.database;
    const uploads = uploadService({
      db,
      shared: postgresStore(db),
      storage: diskStorage(join(filesDir, 'u')),
      drawing: pictureDrawing(),
      now: () => SATURDAY,
    });
    const read = async () => ({ name: 'a', bytes: JPEG });
    await expect(uploads.add({ accountId, kind: 'seller' }, read, () => false)).rejects.toMatchObject({
      errorKey: 'UNAVAILABLE',
    });
    expect(await storedFiles()).toEqual(before);
  });

  it('do not count where no storage is configured', async () => {
    const bare = await startApi({ beside: api });
    const { token } = await bare.seller();
    const { headers, payload } = formOf([{ bytes: JPEG }]);
    const answer = await bare.app.inject({
      method: 'POST',
      url: PATH,
      headers: { ...headers, 'x-token': token },
      payload,
    });
    await bare.close();
    expect(answer.json().data.errorKey).toBe('NOT_CONFIGURED');
  });
});

describe('an address that was handed out', () => {
  type Call = Person['call'];
  const addressFor = async (call: Call, kind: 'picture' | 'private') => {
    const { data } = await call<{ url: string; maxBytes: number; errorKey?: string }>(
      'POST',
      '/uploads/createAddress',
      { kind },
    );
    return data;
  };
  const sendTo = async (url: string, headers = {}) => {
    const form = formOf([{ bytes: JPEG }]);
    const answer = await api.app.inject({
      ...{ method: 'POST', url, payload: form.payload },
      headers: { ...form.headers, ...headers },
    });
    return answer.json().data as Partial<UploadDto> & { id?: number; errorKey?: string };
  };

  it('takes a picture of who asked for it, without saying who that is, until its token is revoked', async () => {
    const seller = await api.seller();
    const program = await programOf(api, seller, ['files:write']);
    const { url, maxBytes } = await addressFor(program.call, 'picture');
    expect([maxBytes, url.includes(program.token)]).toEqual([5 * 1024 * 1024, false]);
    const { file } = await sendTo(url);
    const [row] = await api.query('SELECT account_id FROM upload WHERE id = $1', [file?.id]);
    expect(row).toEqual({ account_id: seller.accountId });
    expect((await sendTo((await addressFor(program.call, 'private')).url)).id).toEqual(expect.any(Number));
    await api.query('UPDATE api_token SET revoked_at = now() WHERE id = $1', [program.id]);
    expect((await sendTo(url)).errorKey).toBe('TOKEN_INVALID');
  });

  it('is for one route and ten minutes, and nothing but itself', async () => {
    const { call } = await api.buyer();
    const { url } = await addressFor(call, 'picture');
    const signature = url.split('=')[1] ?? '';
    const refused = await Promise.all(
      [
        `/api/v1/privateFile/upload?signature=${signature}`,
        `${PATH}?signature=${signature.slice(0, -2)}`,
        `${PATH}?signature=`,
        `${PATH}?signature=${signature}&signature=${signature}`,
      ].map(async (address) => (await sendTo(address)).errorKey),
    );
    expect(refused).toEqual(['UPLOAD_ADDRESS', 'UPLOAD_ADDRESS', 'UPLOAD_ADDRESS', 'NOT_LOGGED_IN']);
    expect((await api.call('GET', `/user/info?signature=${signature}`)).data.errorKey).toBe('NOT_LOGGED_IN');
    const late = await startApi({ beside: api, now: () => new Date(SATURDAY.getTime() + 11 * 60_000) });
    const form = formOf([{ bytes: JPEG }]);
    const answer = await late.app.inject({ method: 'POST', url, ...form });
    await late.close();
    expect(answer.json().data.errorKey).toBe('UPLOAD_ADDRESS');
  });

  it('needs the scope of uploads', async () => {
    const program = await programOf(api, await api.buyer(), ['files:read']);
    expect((await addressFor(program.call, 'picture')).errorKey).toBe('TOKEN_SCOPE');
  });
});
