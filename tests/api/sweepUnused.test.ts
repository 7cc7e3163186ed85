import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import { s3Storage } from '../../api/src/adapters/storage/s3Storage.ts';
import type { Storage } from '../../api/src/adapters/storage/storage.ts';
import { smallOf } from '../../api/src/adapters/storage/uploadNames.ts';
import { uploads } from '../../api/src/db/schema/index.ts';
import { sweepUnused } from '../../api/src/modules/uploads/sweepUnused.ts';
import { usePictures } from '../../api/src/modules/uploads/uploads.repository.ts';
import { createSimulators } from '../../simulators/src/app.ts';
import { APP_ID, keys } from '../integrations/alipay.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { formOf, JPEG } from '../support/pictures.ts';

let api: TestApi;
let filesDir: string;
let storage: Storage;
/** Where the next uploads go. */
let current: Storage;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-unused-'));
  storage = diskStorage(join(filesDir, 'u'));
  api = await startApi({
    filesDir,
    storage: {
      put: (...input) => current.put(...input),
      putFile: (...input) => current.putFile(...input),
      read: (...input) => current.read(...input),
      remove: (name) => current.remove(name),
    },
  });
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});
beforeEach(async () => {
  current = storage;
  await api.query('DELETE FROM upload');
});

const PICTURES = { table: uploads, namesOf: (key: string) => [key, smallOf(key)] };
const sweep = (from: Pick<Storage, 'remove'> = current) => sweepUnused(api.database.db, from, PICTURES);
const use = ({ accountId }: Person, ...urls: string[]) =>
  api.database.db.transaction((tx) => usePictures(tx, accountId, urls));
const storedFiles = () => readdir(join(filesDir, 'u')).catch(() => []);
const left = async () =>
  (await api.query<{ key: string }>('SELECT key FROM upload ORDER BY id')).map(({ key }) => key);

/** The key of a picture that was uploaded so many days ago, and a second: the column rounds to milliseconds, which pass meanwhile or do not. */
async function uploaded({ token }: Person, days = 7): Promise<string> {
  const { headers, payload } = formOf([{ bytes: JPEG }]);
  const url = '/api/v1/fileUpload/upload';
  const response = await api.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'x-token': token },
    payload,
  });
  const { key } = response.json().data.file;
  await api.query(
    'UPDATE upload SET created_at = now() - make_interval(days => $2, secs => 1) WHERE key = $1',
    [key, days],
  );
  return key;
}
const addressOf = (key: string) => `/files/u/${key}`;
/** So many that lie nowhere. */
const pastUploads = ({ accountId }: Person, count: number) =>
  api.query(
    `INSERT INTO upload (account_id, key, name, mime, size, width, height, created_at)
     SELECT $1::bigint, 'past-' || n || '.webp', 'a', 'image/webp', 1, 1, 1, now() - interval '8 days' FROM generate_series(1, $2::int) n`,
    [accountId, count],
  );

describe('an uploaded picture', () => {
  it('that was not used for a week is removed with its thumbnail', async () => {
    const seller = await api.seller();
    const [old, young] = [await uploaded(seller), await uploaded(seller, 6)];
    expect(await sweep()).toBe(1);
    expect(await left()).toEqual([young]);
    expect((await storedFiles()).sort()).toEqual([young, smallOf(young)].sort());
    expect((await api.app.inject({ method: 'GET', url: addressOf(old) })).statusCode).toBe(404);
    expect(await sweep()).toBe(0);
  });

  it('stays when goods or a warehouse use it, also when they no longer do', async () => {
    const shop = await api.shop();
    const { seller } = shop;
    const [pic, inWords, logo, other] = [
      await uploaded(seller),
      await uploaded(seller),
      await uploaded(seller),
      await uploaded(seller),
    ];
    const fields = { name: '毛绒小熊公仔', categoryId: 8, supplyPrice: 1_200, weight: 300, publish: true };
    const goods = {
      ...fields,
      pics: [addressOf(pic)],
      detail: `<p><img src="${addressOf(inWords)}" alt=""></p>`,
      stocks: [{ warehouseId: shop.warehouseId, quantity: 50 }],
    };
    const { code, data } = await seller.call<{ id: number; version: number }>(
      'POST',
      '/goods/createGoods',
      goods,
    );
    expect(code).toBe(0);
    const { id, version } = data;
    const fee = {
      courierId: shop.courierId,
      firstWeight: 1000,
      firstFee: 300,
      stepWeight: 1000,
      stepFee: 100,
    };
    const warehouse = await seller.call('POST', '/warehouse/create', {
      ...{ name: `图标仓${seller.phone}`, contact: '李四', phone: '13900000099', districtCode: '330782' },
      ...{ address: '国际商贸城三区', logo: addressOf(logo) },
      couriers: [{ ...fee, costFirstFee: 250, costStepFee: 80 }],
    });
    expect(warehouse.code).toBe(0);
    // What buyers have ordered is shown as it was.
    const changed = await seller.call('PUT', '/goods/updateGoods', {
      ...{ ...fields, id, version, pics: [addressOf(other)], detail: '' },
    });
    expect(changed.code).toBe(0);
    expect(await sweep()).toBe(0);
    expect(await left()).toEqual([pic, inWords, logo, other]);
  });

  it('stays unused when the edit that would use it was rolled back', async () => {
    const seller = await api.seller();
    const key = await uploaded(seller);
    const refused = await seller.call('POST', '/goods/createGoods', {
      ...{
        name: '毛绒小熊公仔',
        categoryId: 8,
        pics: [addressOf(key), '/files/u/none.webp'],
        supplyPrice: 1_200,
      },
      ...{ weight: 300, publish: false },
    });
    expect(refused.data.errorKey).toBe('PICTURE_UNKNOWN');
    expect(await sweep()).toBe(1);
  });
});

describe('the sweep of unused pictures', () => {
  it('works in batches, and several concurrent ones remove each picture once', async () => {
    await pastUploads(await api.seller(), 45);
    const names: string[] = [];
    const remove = async (name: string) => void names.push(name);
    const counts = await Promise.all([sweep({ remove }), sweep({ remove }), sweep({ remove })]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(45);
    expect(names).toHaveLength(90);
    expect(new Set(names).size).toBe(90);
    expect(await left()).toEqual([]);
  });

  it('keeps the row of a picture that the storage does not remove and retries it', async () => {
    await pastUploads(await api.seller(), 3);
    const refusing = {
      remove: async (name: string) => {
        if (name === 'past-2-s.webp') throw new Error('away');
      },
    };
    await expect(sweep(refusing)).rejects.toThrow('away');
    expect(await left()).toEqual(['past-2.webp']);
    expect(await sweep({ remove: async () => {} })).toBe(1);
  });

  it('skips pictures that are being saved, and pictures being removed cannot be saved', async () => {
    const seller = await api.seller();
    const key = await uploaded(seller);
    await api.database.db.transaction(async (tx) => {
      await usePictures(tx, seller.accountId, [addressOf(key)]);
      expect(await sweep()).toBe(0);
    });
    expect(await sweep()).toBe(0);

    const second = await uploaded(seller);
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const sweeping = sweep({
      remove: async () => {
        begin();
        await gate;
      },
    });
    await begun;
    const using = use(seller, addressOf(second));
    open();
    expect([await using, await sweeping]).toEqual([false, 1]);
  });

  it('empties a bucket like a folder', async () => {
    const s3 = { bucket: 'pictures', region: 'local', accessKeyId: 'id', secretAccessKey: 'secret' };
    const alipay = { appId: APP_ID, publicKey: keys.app.publicKey, platformKey: keys.platform.privateKey };
    const simulators = await createSimulators({ alipay, s3 });
    const origin = await simulators.listen({ host: '127.0.0.1', port: 0 });
    current = s3Storage({ ...s3, endpoint: `${origin}/s3`, pathStyle: true });
    const seller = await api.seller();
    const [unused, used] = [await uploaded(seller), await uploaded(seller)];
    await use(seller, addressOf(used));
    const sizes = async () =>
      Promise.all(
        [unused, smallOf(unused), used, smallOf(used)].map(async (name) => {
          const file = await current.read(name);
          file?.bytes.destroy();
          return file !== null;
        }),
      );
    expect(await sizes()).toEqual([true, true, true, true]);
    expect(await sweep()).toBe(1);
    expect(await sizes()).toEqual([false, false, true, true]);

    const stranded = await uploaded(seller);
    simulators.server.closeAllConnections();
    await simulators.close();
    await expect(sweep()).rejects.toThrow();
    expect(await left()).toEqual([used, stranded]);
  });
});
