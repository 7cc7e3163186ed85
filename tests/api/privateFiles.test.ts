import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import { privateNamesOf } from '../../api/src/adapters/storage/privateNames.ts';
import { s3Storage } from '../../api/src/adapters/storage/s3Storage.ts';
import type { Storage } from '../../api/src/adapters/storage/storage.ts';
import { privateFiles } from '../../api/src/db/schema/index.ts';
import { useFiles } from '../../api/src/modules/privateFiles/privateFiles.repository.ts';
import type { PrivateFileDto } from '../../api/src/modules/privateFiles/privateFiles.schemas.ts';
import { sweepUnused } from '../../api/src/modules/uploads/sweepUnused.ts';
import { createSimulators } from '../../simulators/src/app.ts';
import { APP_ID, keys } from '../integrations/alipay.ts';
import { type Answer, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { type FormPart, formOf, JPEG, lookAtWebp, png } from '../support/pictures.ts';
import { mp4, webm } from '../support/videos.ts';

const PATH = '/api/v1/privateFile';
/** Saturday 2026-11-21, 10:05 in Shanghai. */
const SATURDAY = new Date('2026-11-21T02:05:00Z');

let api: TestApi;
let filesDir: string;
let disk: Storage;
/** Where files go and come from. */
let current: Storage;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-private-'));
  disk = diskStorage(join(filesDir, 'u'));
  current = disk;
  const storage: Storage = {
    put: (...input) => current.put(...input),
    putFile: (...input) => current.putFile(...input),
    read: (...input) => current.read(...input),
    remove: (name) => current.remove(name),
  };
  api = await startApi({ filesDir, storage, now: () => SATURDAY });
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

async function upload(who: Person, ...parts: FormPart[]): Promise<Answer<PrivateFileDto>> {
  const { headers, payload } = formOf(parts);
  const url = `${PATH}/upload`;
  const response = await api.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'x-token': who.token },
    payload,
  });
  return { http: response.statusCode, headers: response.headers, ...response.json() };
}
async function idOf(who: Person, bytes: Buffer): Promise<number> {
  const { code, data } = await upload(who, { bytes });
  expect(code).toBe(0);
  return data.id;
}
const get = (who: Person | null, id: number | string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'GET',
    url: `${PATH}/${id}`,
    headers: { ...headers, ...(who && { 'x-token': who.token }) },
  });
const keyOf = async (id: number) =>
  (await api.query<{ key: string }>('SELECT key FROM private_file WHERE id = $1', [id]))[0]?.key ?? '';
const storedFiles = async () =>
  (await readdir(join(filesDir, 'u'), { recursive: true }).catch(() => [])).sort();
const temporaryFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('chengcang-video-')).sort();

/** A parcel that was shipped and signed for today. */
async function arrived(buyer: Person, shop: Shop): Promise<number> {
  const { data } = await buyer.call<{ orderId: number }>(
    'POST',
    '/orders/createOrder',
    orderBody(buyer, shop, { confirm: true }),
  );
  const [parcel] = await api.query<{ id: number }>(
    `UPDATE order_package SET status = 50, output_status = 3, waybill_no = 'YT' || (1000000000 + id), settle_status = 1,
            shipped_at = now(), picked_at = now(), signed_at = now() WHERE order_id = $1 RETURNING id`,
    [data.orderId],
  );
  return parcel?.id ?? 0;
}

describe('a file that was said in a case', () => {
  it('is seen by both parties and nobody else, stands with its message, and is said once', async () => {
    const [buyer, stranger] = [await api.buyer({ balance: 100_000 }), await api.buyer()];
    const shop = await api.shop();
    const { seller } = shop;
    const packageId = await arrived(buyer, shop);
    const [picture, other] = [await idOf(buyer, JPEG), await idOf(buyer, png(40, 30))];
    expect((await get(seller, picture)).statusCode).toBe(404);
    const opened = await buyer.call<{ caseId: number }>('POST', '/afterSales/open', {
      ...{ packageId, kind: 3, ask: 2, amount: 1, text: '破损', fileIds: [other, picture] },
    });
    const { caseId } = opened.data;
    const theirs = await idOf(seller, JPEG);
    await seller.call('POST', '/afterSales/say', { caseId, text: '', fileIds: [theirs] });
    for (const [who, status] of [
      [buyer, 200],
      [seller, 200],
      [stranger, 404],
    ] as const)
      for (const id of [picture, other, theirs]) expect((await get(who, id)).statusCode).toBe(status);
    const { data } = await seller.call<{ list: { files: { id: number; kind: string }[] }[] }>(
      'POST',
      '/afterSales/messages',
      { caseId },
    );
    expect(data.list.map(({ files }) => files.map(({ id }) => id))).toEqual([[other, picture], [theirs]]);
    for (const [who, fileIds] of [
      [buyer, [picture]],
      [buyer, [theirs]],
      [stranger, [theirs]],
    ] as const)
      expect(
        (await who.call('POST', '/afterSales/say', { caseId, text: '再看', fileIds: [...fileIds] })).data,
      ).toMatchObject({ errorKey: who === stranger ? 'NOT_FOUND' : 'NO_FILE' });
    expect((await buyer.call('POST', '/afterSales/say', { caseId, text: ' ' })).data).toMatchObject({
      errorKey: 'CASE_TEXT',
    });
  });
});

/** What was said no with, and that nothing of it was kept. */
async function refusedWith(who: Person, ...parts: FormPart[]) {
  const before = [await storedFiles(), await temporaryFolders()];
  const { http, code, data, msg } = await upload(who, ...parts);
  expect([await storedFiles(), await temporaryFolders()]).toEqual(before);
  expect(await api.query('SELECT id FROM private_file WHERE account_id = $1', [who.accountId])).toEqual([]);
  return [http, code, data.errorKey, msg];
}

describe('a private document', () => {
  it('is a PDF, kept as it is, handed out as an attachment to the parties of its invoice alone', async () => {
    const [buyer, seller, stranger] = [await api.buyer(), await api.seller(), await api.buyer()];
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj');
    const { data } = await upload(seller, { type: 'application/pdf', bytes });
    expect(data).toMatchObject({
      kind: 'document',
      mime: 'application/pdf',
      size: bytes.length,
      width: null,
    });
    const id = Number(data.id);
    expect((await get(buyer, id)).json()).toMatchObject({ data: { errorKey: 'NO_FILE' } });
    await api.query(
      `INSERT INTO invoice (account_id, issuer_id, kind, custody, title_kind, title, amount, due_at, status, number, issued_on, file_id)
       VALUES ($1, $2, 1, 1, 1, '', 1, now(), 3, '24312000', '2026-11-28', $3)`,
      [buyer.accountId, seller.accountId, id],
    );
    for (const who of [buyer, seller]) {
      const { headers, rawPayload } = await get(who, id);
      expect([headers['content-type'], headers['content-disposition'], rawPayload]).toEqual([
        ...['application/pdf', 'attachment', bytes],
      ]);
    }
    expect((await get(stranger, id)).json()).toMatchObject({ data: { errorKey: 'NO_FILE' } });
  });
});

describe('a private picture', () => {
  it('is drawn anew, and is read by its uploader in two sizes', async () => {
    const buyer = await api.buyer();
    const { http, code, msg, data } = await upload(buyer, { bytes: png(900, 600) });
    expect([http, code, msg]).toEqual([200, 0, '上传成功']);
    const { id, size } = data;
    expect(data).toEqual({
      ...{ id, kind: 'picture', mime: 'image/webp', size, width: 900, height: 600, durationMs: null },
    });
    const whole = await get(buyer, id);
    const small = await get(buyer, `${id}?small=1`);
    expect(lookAtWebp(whole.rawPayload)).toMatchObject({ width: 900, height: 600 });
    expect(lookAtWebp(small.rawPayload)).toMatchObject({ width: 400, height: 267 });
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(size),
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=3600',
      vary: 'x-token, authorization',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    const sha256 = createHash('sha256').update(whole.rawPayload).digest('hex');
    const [row] = await api.query('SELECT account_id, bytes, sha256, used FROM private_file WHERE id = $1', [
      id,
    ]);
    expect(row).toEqual({ account_id: buyer.accountId, bytes: size, sha256, used: false });
  });

  it('is served at no public address', async () => {
    const key = await keyOf(await idOf(await api.buyer(), JPEG));
    expect(key).toMatch(/^private\/[0-9a-f]{40}\/picture\.webp$/);
    expect(await storedFiles()).toEqual(expect.arrayContaining(privateNamesOf(key)));
    const folder = key.split('/')[1] ?? '';
    const addresses = [
      `/files/${key}`,
      `/files/u/${key}`,
      `/files/U/${key}`,
      `/files/u/${encodeURIComponent(key)}`,
      `/files/u//${key}`,
      `/files/./u/${key}`,
      `/files/u/${folder}.webp`,
      `/files/u/${folder}`,
      `/files/exports/${folder}/picture.webp`,
      `/files/exports/..%2fu%2f${encodeURIComponent(key)}`,
    ];
    const answers = await Promise.all(addresses.map((url) => api.app.inject({ method: 'GET', url })));
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
      addresses.map(() => [404, 'application/json; charset=utf-8']),
    );
  });
});

describe('a private file of another account', () => {
  it('is answered like one that is not there', async () => {
    const [owner, other] = [await api.buyer(), await api.seller()];
    const [picture, video] = [await idOf(owner, JPEG), await idOf(owner, mp4())];
    for (const id of [picture, `${picture}?small=1`, video, 999_999_999]) {
      const { statusCode, headers, ...answer } = await get(other, id);
      expect([statusCode, headers['cache-control'], answer.json().data]).toEqual([
        404,
        'no-store',
        { errorKey: 'NO_FILE' },
      ]);
    }
    expect((await get(null, picture)).json().data.errorKey).toBe('NOT_LOGGED_IN');
    expect((await get(owner, picture)).statusCode).toBe(200);
  });

  it('cannot be used, and keeps own files that are named beside it from being used', async () => {
    const [owner, other] = [await api.buyer(), await api.buyer()];
    const [own, foreign] = [await idOf(owner, JPEG), await idOf(other, JPEG)];
    const use = (...ids: number[]) => api.database.db.transaction((tx) => useFiles(tx, owner.accountId, ids));
    expect([await use(own, foreign), await use(own, 999_999_999)]).toEqual([false, false]);
    const used = () =>
      api.query('SELECT id FROM private_file WHERE used AND id = ANY ($1)', [[own, foreign]]);
    expect(await used()).toEqual([]);
    expect([await use(), await use(own, own), await use(own)]).toEqual([true, true, false]);
    expect(await used()).toEqual([{ id: own }]);
  });
});

describe('a message', () => {
  it('takes nine pictures and one video', async () => {
    const { accountId } = await api.seller();
    const add = async (kind: 'picture' | 'video', count: number) =>
      (
        await api.query<{ id: number }>(
          `INSERT INTO private_file (account_id, key, kind, mime, bytes, width, height, duration_ms, sha256)
           SELECT $1, gen_random_uuid()::text, $2, '', 1, CASE $2 WHEN 'picture' THEN 1 END, CASE $2 WHEN 'picture' THEN 1 END,
                  CASE $2 WHEN 'video' THEN 1 END, '' FROM generate_series(1, $3::int) RETURNING id`,
          [accountId, kind, count],
        )
      ).map(({ id }) => id);
    const [pictures, videos] = [await add('picture', 10), await add('video', 2)];
    const use = (...ids: number[]) => api.database.db.transaction((tx) => useFiles(tx, accountId, ids));
    await expect(use(...pictures)).rejects.toMatchObject({
      errorKey: 'EVIDENCE_PICTURES',
      message: '一次最多添加9张图片',
    });
    await expect(use(...videos)).rejects.toMatchObject({
      errorKey: 'EVIDENCE_VIDEOS',
      message: '一次最多添加1个视频',
    });
    expect(
      await api.query('SELECT id FROM private_file WHERE used AND account_id = $1', [accountId]),
    ).toEqual([]);
    expect(await use(...pictures.slice(1), ...videos.slice(1))).toBe(true);
  });
});

describe('a private video', () => {
  it.each([
    ['mp4', mp4({ seconds: 60 }), 'video/mp4', 60_000],
    ['mov', mp4({ brand: 'qt  ' }), 'video/quicktime', 5_000],
    ['webm', webm({ milliseconds: 1_234.5 }), 'video/webm', 1_235],
  ])('of type %s is kept as it is and served as an attachment', async (ending, bytes, mime, durationMs) => {
    const seller = await api.seller();
    const { data } = await upload(seller, { filename: '开箱.mp4', type: 'text/html', bytes });
    const { id } = data;
    const told = { id, kind: 'video', mime, size: bytes.length, width: null, height: null, durationMs };
    expect(data).toEqual(told);
    expect(await keyOf(id)).toMatch(new RegExp(`^private/[0-9a-f]{40}/video\\.${ending}$`));
    const { statusCode, headers, rawPayload } = await get(seller, `${id}?small=1`);
    expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': mime,
      'content-length': String(bytes.length),
      'content-disposition': 'attachment',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await temporaryFolders()).toEqual([]);
  });

  it.each([
    ['bytes=0-3', 0, 3],
    ['bytes=4-', 4, 399],
    ['bytes=-10', 390, 399],
    ['bytes=-9999', 0, 399],
    ['bytes=390-5000', 390, 399],
    ['bytes=399-399', 399, 399],
  ])('is answered in part for the range %s', async (range, start, end) => {
    const seller = await api.seller();
    const bytes = mp4({ bytes: 400 - mp4({ bytes: 0 }).length });
    const id = await idOf(seller, bytes);
    const { statusCode, headers, rawPayload } = await get(seller, id, { range });
    expect([statusCode, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes ${start}-${end}/400`,
      String(end - start + 1),
    ]);
    expect(rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=0-1,5-6', 'bytes=5-4', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-99999999999999999'])(
    'is answered as a whole for the range %s',
    async (range) => {
      const seller = await api.seller();
      const bytes = mp4();
      const { statusCode, headers, rawPayload } = await get(seller, await idOf(seller, bytes), { range });
      expect([statusCode, headers['content-range'], rawPayload.length]).toEqual([
        200,
        undefined,
        bytes.length,
      ]);
    },
  );

  it.each(['bytes=400-', 'bytes=999-1000', 'bytes=-0'])('has nothing in the range %s', async (range) => {
    const seller = await api.seller();
    const bytes = mp4({ bytes: 400 - mp4({ bytes: 0 }).length });
    const { statusCode, headers, rawPayload } = await get(seller, await idOf(seller, bytes), { range });
    expect([statusCode, headers['content-range'], rawPayload.length]).toEqual([416, 'bytes */400', 0]);
  });
});

const KIND = [200, 7, 'FILE_KIND', '只支持jpg、png、webp、gif格式的图片和mp4、mov、webm格式的视频'];

describe('a private file', () => {
  it.each<[string, Buffer]>([
    ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an AVI', Buffer.from('RIFF\x24\0\0\0AVI LIST', 'latin1')],
    ['a movie without its first box', mp4().subarray(20)],
  ])('is refused: %s', async (_what, bytes) => {
    expect(await refusedWith(await api.seller(), { type: 'video/mp4', bytes })).toEqual(KIND);
  });

  it.each<[string, Buffer, unknown[]]>([
    ['an empty one', Buffer.alloc(0), [200, 7, 'FILE_EMPTY', '文件内容不能为空']],
    [
      'a picture that is a page as well',
      Buffer.concat([JPEG, Buffer.from('<script>alert(1)</script>')]),
      [200, 7, 'FILE_TYPE', '只支持jpg、png、webp、gif格式的图片'],
    ],
    [
      'a picture of more than 5 MB',
      Buffer.concat([JPEG, Buffer.alloc(5 * 1024 * 1024)]),
      [200, 7, 'FILE_SIZE', '文件不能超过5MB'],
    ],
    ['a video of 61 seconds', mp4({ seconds: 61 }), [200, 7, 'FILE_LONG', '视频不能超过60秒']],
    [
      'a video that is cut off',
      mp4().subarray(0, -1),
      [200, 7, 'FILE_VIDEO', '视频不完整或已损坏，请换一个文件'],
    ],
    [
      'a recording that does not say how long it is',
      webm({ milliseconds: null, isOpen: true }),
      [200, 7, 'FILE_DURATION', '读不出视频时长，请用手机重新拍摄或导出为mp4后上传'],
    ],
  ])('is refused with its reason: %s', async (_what, bytes, said) => {
    expect(await refusedWith(await api.seller(), { bytes })).toEqual(said);
  });

  it.each<[string, FormPart[]]>([
    ['no file', []],
    ['a file of another name', [{ name: 'video', bytes: mp4() }]],
    ['two files', [{ bytes: mp4() }, { bytes: mp4() }]],
    ['a field behind it', [{ bytes: mp4() }, { filename: null, name: 'note', bytes: Buffer.from('x') }]],
  ])('is refused in a form with %s', async (_what, parts) => {
    expect(await refusedWith(await api.seller(), ...parts)).toEqual([400, 7, 'BAD_PARAM', '参数错误：file']);
  });

  it('may be a page between the boxes of a video, which no browser shows as one', async () => {
    const seller = await api.seller();
    const page = Buffer.from('\0\0\0\x20free<script>alert(1)</script>', 'latin1').subarray(0, 32);
    const id = await idOf(seller, mp4({ more: [page] }));
    const { headers } = await get(seller, id);
    expect([
      headers['content-type'],
      headers['content-disposition'],
      headers['x-content-type-options'],
    ]).toEqual(['video/mp4', 'attachment', 'nosniff']);
  });

  it('is not left behind when the storage fails', async () => {
    const seller = await api.seller();
    current = {
      ...disk,
      put: async (name, ...rest) => {
        if (name.endsWith('small.webp')) throw new Error('disk full');
        await disk.put(name, ...rest);
      },
      putFile: async (...input) => {
        await disk.putFile(...input);
        throw new Error('disk full');
      },
    };
    const answers = [await refusedWith(seller, { bytes: JPEG }), await refusedWith(seller, { bytes: mp4() })];
    current = disk;
    expect(answers.map(([http, , errorKey]) => [http, errorKey])).toEqual([
      [500, 'INTERNAL'],
      [500, 'INTERNAL'],
    ]);
  });
});

describe('private files of a day', () => {
  const past = ({ accountId }: Person, kind: string, count: number, at: string) =>
    api.query(
      `INSERT INTO private_file (account_id, key, kind, mime, bytes, width, height, duration_ms, sha256, created_at)
       SELECT $1, gen_random_uuid()::text, $2, '', 1, CASE $2 WHEN 'picture' THEN 1 END, CASE $2 WHEN 'picture' THEN 1 END,
              CASE $2 WHEN 'video' THEN 1 END, '', $4 FROM generate_series(1, $3::int)`,
      [accountId, kind, count, at],
    );

  it('are at most 200 pictures and 20 videos of an account in Shanghai', async () => {
    const [today, yesterday] = [await api.seller(), await api.seller()];
    await past(today, 'picture', 200, '2026-11-21T00:00:00+08:00');
    await past(today, 'video', 19, '2026-11-21T00:00:00+08:00');
    await past(yesterday, 'video', 20, '2026-11-20T23:59:59+08:00');
    const before = await storedFiles();
    const picture = await upload(today, { bytes: JPEG });
    expect([picture.data.errorKey, picture.msg]).toEqual(['UPLOAD_LIMIT', '今日上传次数已用完']);
    expect(await storedFiles()).toEqual(before);
    const videos = await Promise.all([upload(today, { bytes: mp4() }), upload(today, { bytes: webm() })]);
    expect(videos.map(({ code, data }) => data.errorKey ?? code).sort()).toEqual([0, 'UPLOAD_LIMIT']);
    expect((await upload(yesterday, { bytes: mp4() })).code).toBe(0);
    expect((await storedFiles()).length).toBe(before.length + 4);
  });
});

describe('private files in a bucket', () => {
  it('are read whole and in part through the service, and not while the bucket is away', async () => {
    const s3 = { bucket: 'pictures', region: 'local', accessKeyId: 'id', secretAccessKey: 'secret' };
    const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
    const simulators = await createSimulators({ alipay, s3 });
    const origin = await simulators.listen({ host: '127.0.0.1', port: 0 });
    current = s3Storage({ ...s3, endpoint: `${origin}/s3`, pathStyle: true });
    const before = await storedFiles();
    const seller = await api.seller();
    const bytes = mp4({ bytes: 300_000 });
    const [picture, video] = [await idOf(seller, JPEG), await idOf(seller, bytes)];
    const [small, whole, part] = [
      await get(seller, `${picture}?small=1`),
      await get(seller, video),
      await get(seller, video, { range: 'bytes=1000-200999' }),
    ];
    const public_ = await api.app.inject({ method: 'GET', url: `/files/u/${await keyOf(picture)}` });
    simulators.server.closeAllConnections();
    await simulators.close();
    const away = await get(seller, video);
    current = disk;
    expect(lookAtWebp(small.rawPayload)).toMatchObject({ width: 24, height: 16 });
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes 1000-200999/${bytes.length}`,
      '200000',
    ]);
    expect(part.rawPayload.equals(bytes.subarray(1_000, 201_000))).toBe(true);
    expect(public_.statusCode).toBe(404);
    expect([away.statusCode, away.headers['cache-control'], away.json().data.errorKey]).toEqual([
      503,
      'no-store',
      'UNAVAILABLE',
    ]);
    expect(await storedFiles()).toEqual(before);
  });
});

describe('the sweep of private files', () => {
  it('removes what nothing used for a week, with all that is stored of it', async () => {
    const seller = await api.seller();
    const [picture, video, young, used] = [
      await idOf(seller, JPEG),
      await idOf(seller, mp4()),
      await idOf(seller, JPEG),
      await idOf(seller, webm()),
    ];
    const namesOf = async (id: number) => privateNamesOf(await keyOf(id));
    const [gone, kept] = [
      [...(await namesOf(picture)), ...(await namesOf(video))],
      [...(await namesOf(young)), ...(await namesOf(used))],
    ];
    await api.database.db.transaction((tx) => useFiles(tx, seller.accountId, [used]));
    await api.query(
      `UPDATE private_file SET created_at = now() - CASE id WHEN $2 THEN interval '6 days' ELSE interval '8 days' END
        WHERE account_id = $1`,
      [seller.accountId, young],
    );
    const swept = await sweepUnused(api.database.db, disk, { table: privateFiles, namesOf: privateNamesOf });
    expect(swept).toBeGreaterThanOrEqual(2);
    const left = await storedFiles();
    expect(left.filter((name) => gone.includes(name))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining(kept));
    // Folders go with the last file in them.
    expect(left).not.toContain(gone[0]?.replace('/picture.webp', ''));
    const answers = await Promise.all([picture, video, young, used].map((id) => get(seller, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200, 200]);
  });
});
