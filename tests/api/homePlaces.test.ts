import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage } from '../../api/src/adapters/storage/diskStorage.ts';
import { operatorUploads } from '../../api/src/db/schema/index.ts';
import type { HomeItemDto, HomePlacesDto } from '../../api/src/modules/homePlaces/homePlaces.schemas.ts';
import { sweepUnused } from '../../api/src/modules/uploads/sweepUnused.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';
import { formOf, lookAtWebp, png } from '../support/pictures.ts';

const REASON = '活动已经结束了';
let api: TestApi;
let filesDir: string;
let who: TestOperator;
let other: TestOperator;
beforeAll(async () => {
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-home-'));
  api = await startApi({ filesDir, storage: diskStorage(join(filesDir, 'u')) });
  who = await operatorWith(api, ['catalogue.read', 'catalogue.edit']);
  other = await operatorWith(api, ['catalogue.read', 'catalogue.edit']);
});
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});
// What is in the places is one list for everybody.
beforeEach(() => api.query('DELETE FROM home_item'));

async function upload(width = 1_600, height = 320, by = who): Promise<string> {
  const { headers, payload } = formOf([{ bytes: png(width, height) }]);
  const response = await api.app.inject({
    ...{ method: 'POST', url: '/api/v1/console/files/picture', payload },
    headers: { ...headers, 'x-token': by.token },
  });
  return response.json<{ data: { url: string } }>().data.url;
}

const always = { audience: 0, startAt: null, endAt: null };
const banner = async (change: object = {}, by = who) => {
  const picture = 'picture' in change ? {} : { picture: await upload() };
  const body = { place: 1, title: '年货节', link: '/search/8', ...picture, ...always, ...change };
  return by.call<HomeItemDto>('POST', '/console/homeItems/create', body);
};
const goodsOf = (goodsNos: readonly string[], change: object = {}) =>
  who.call<{ list: HomeItemDto[] }>('POST', '/console/homeItems/addGoods', {
    ...{ goodsNos, ...always, ...change },
  });
const list = async () => (await who.call<{ list: HomeItemDto[] }>('GET', '/console/homeItems')).data.list;
const move = (id: number, before: number | null, by = who) =>
  by.call<{ list: HomeItemDto[] }>('PUT', '/console/homeItems/move', { id, before });
const show = (id: number, shown: boolean) =>
  who.call<HomeItemDto>('PUT', '/console/homeItems/show', { id, shown, reason: REASON });
async function seen(by: Person | null = null): Promise<HomePlacesDto> {
  const headers = by ? { 'x-token': by.token } : {};
  const response = await api.app.inject({ url: '/api/v1/home/places', headers });
  return response.json<{ data: HomePlacesDto }>().data;
}
const titles = async (by: Person | null = null) => (await seen(by)).banners.map(({ title }) => title);
const numberOf = async (goodId: number) => {
  const [row] = await api.query<{ goods_no: string }>('SELECT goods_no FROM goods WHERE id = $1', [goodId]);
  return row?.goods_no ?? '';
};
const logOf = (id: number) =>
  api.query<{ action: string; operator: string; reason: string }>(
    'SELECT action, operator, reason FROM audit_log WHERE target = $1 ORDER BY id',
    [`home:${id}`],
  );

describe('a banner', () => {
  it('is seen by everybody from when it is added until it is taken down, and the log says by whom', async () => {
    const { data } = await banner();
    const { id, picture } = data;
    expect(data).toMatchObject({ place: 1, state: 1, version: 1, goodId: null });
    expect(await seen()).toEqual({
      banners: [{ id, title: '年货节', picture, link: '/search/8' }],
      ...{ goodIds: [], entries: [] },
    });
    const file = await api.app.inject({ url: picture });
    expect(await lookAtWebp(file.rawPayload)).toMatchObject({ width: 1_600, height: 320 });

    expect((await show(id, false)).data).toMatchObject({ state: 4 });
    expect(await titles()).toEqual([]);
    expect((await show(id, false)).data.errorKey).toBe('STATE_SAME');
    expect((await show(id, true)).data).toMatchObject({ state: 1 });
    expect(await titles()).toEqual(['年货节']);
    const removed = await who.call('DELETE', '/console/homeItems/delete', { id, reason: REASON });
    expect(removed.code).toBe(0);
    expect(await list()).toEqual([]);
    expect(await logOf(id)).toEqual([
      { action: 'home create', operator: who.name, reason: '' },
      { action: 'home down', operator: who.name, reason: REASON },
      { action: 'home show', operator: who.name, reason: REASON },
      { action: 'home remove', operator: who.name, reason: REASON },
    ]);
  });

  it('is seen within its time alone', async () => {
    const { data: coming } = await banner({ title: '明天', startAt: '2099-01-01T00:00:00+08:00' });
    const { data: over } = await banner({ title: '昨天', endAt: '2099-01-01T00:00:00+08:00' });
    await api.query(`UPDATE home_item SET end_at = now() - interval '1 second' WHERE id = $1`, [over.id]);
    expect(await titles()).toEqual([]);
    expect((await list()).map(({ state }) => state)).toEqual([2, 3]);
    await api.query(`UPDATE home_item SET start_at = now() - interval '1 second' WHERE id = $1`, [coming.id]);
    expect(await titles()).toEqual(['明天']);
  });

  it('for visitors or buyers is shown to nobody else', async () => {
    await banner({ title: '所有人' });
    await banner({ title: '访客', audience: 1 });
    await banner({ title: '买家', audience: 2 });
    expect(await titles()).toEqual(['所有人', '访客']);
    expect(await titles(await api.buyer())).toEqual(['所有人', '买家']);
    expect(await titles(await api.seller())).toEqual(['所有人']);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '\\\\evil.example',
    '/..//evil.example/',
    '/search/../../evil',
    '/search/8#"><script>',
    '/api/v1/logout',
    '/console/',
    '/no/such/page',
    'search/8',
    ' /search/8',
  ])('is not led to %j', async (link) => {
    const picture = await upload();
    const { data } = await banner({ link, picture });
    expect(data).toMatchObject({ errorKey: 'HOME_LINK', field: 'link' });
    const { data: known } = await banner({ picture });
    const changed = await who.call('PUT', '/console/homeItems/update', {
      ...{ id: known.id, version: 1, link, ...always },
    });
    expect(changed.data.errorKey).toBe('HOME_LINK');
    expect((await seen()).banners.map((one) => one.link)).toEqual(['/search/8']);
  });

  it.each([
    '',
    '/',
    '/search/8',
    '/search?keyword=%E8%8C%B6&sort=SOLD',
    '/goodsInfo/12/3',
    '/warehouseStore/4',
  ])('may lead to %j', async (link) => {
    expect((await banner({ link })).data).toMatchObject({ link });
  });

  it('has a picture that an operator has uploaded, of the shape of its place', async () => {
    const refused = async (change: object) => (await banner(change)).data.errorKey;
    const seller = await api.seller();
    const form = formOf([{ bytes: png(1_600, 320) }]);
    const own = await api.app.inject({
      ...{ method: 'POST', url: '/api/v1/fileUpload/upload', payload: form.payload },
      headers: { ...form.headers, 'x-token': seller.token },
    });
    expect(await refused({ picture: own.json<{ data: { url: string } }>().data.url })).toBe(
      'PICTURE_UNKNOWN',
    );
    expect(await refused({ picture: 'https://evil.example/a.webp' })).toBe('PICTURE_UNKNOWN');
    expect(await refused({ picture: await upload(800, 800) })).toBe('HOME_PICTURE');
    expect(await refused({ place: 3, picture: await upload(1_600, 320) })).toBe('HOME_PICTURE');
    const { data } = await banner({ place: 3, title: '日用百货', picture: await upload(200, 200, other) });
    expect((await seen()).entries).toMatchObject([{ id: data.id, title: '日用百货' }]);
  });

  it('keeps its picture, and what nothing shows is swept after a week', async () => {
    const shown = (await banner()).data.picture;
    const forgotten = await upload();
    await api.query(`UPDATE operator_upload SET created_at = now() - interval '8 days'`);
    const storage = diskStorage(join(filesDir, 'u'));
    const namesOf = (key: string) => [key, key.replace('.webp', '-s.webp')];
    await sweepUnused(api.database.db, storage, { table: operatorUploads, namesOf });
    expect((await api.app.inject({ url: shown })).statusCode).toBe(200);
    expect((await api.app.inject({ url: forgotten })).statusCode).toBe(404);
  });

  it('is refused a time that ends before it begins, or has ended', async () => {
    const refused = async (change: object) => (await banner(change)).data.errorKey;
    const [early, late] = ['2098-01-01T00:00:00+08:00', '2099-01-01T00:00:00+08:00'];
    expect(await refused({ startAt: late, endAt: early })).toBe('HOME_PERIOD');
    expect(await refused({ startAt: late, endAt: late })).toBe('HOME_PERIOD');
    expect(await refused({ endAt: '2020-01-01T00:00:00+08:00' })).toBe('HOME_PERIOD');
  });

  it('is changed by one of two operators who have read the same', async () => {
    const { data } = await banner();
    const change = (title: string, by: TestOperator) =>
      by.call<HomeItemDto>('PUT', '/console/homeItems/update', {
        ...{ id: data.id, version: data.version, title, ...always },
      });
    const answers = await Promise.all([change('一', who), change('二', other)]);
    expect(answers.map(({ data: { errorKey } }) => errorKey ?? 'done').sort()).toEqual([
      'CHANGED_MEANWHILE',
      'done',
    ]);
    expect((await list())[0]).toMatchObject({ version: 2 });
  });

  it('is one of eight at most, also when they are added at once', async () => {
    const picture = await upload();
    const answers = await Promise.all(Array.from({ length: 10 }, () => banner({ picture })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(8);
    expect(answers.filter(({ data }) => data.errorKey === 'HOME_FULL')).toHaveLength(2);
    const [first] = await list();
    await show(first?.id ?? 0, false);
    expect((await banner({ picture })).code).toBe(0);
    expect((await show(first?.id ?? 0, true)).data.errorKey).toBe('HOME_FULL');
  });
});

describe('recommended goods', () => {
  it('stand in the order of their numbers, and vanish while they are not on sale', async () => {
    const [one, two] = [await api.shop(), await api.shop()];
    const numbers = await Promise.all([two.goodId, one.goodId].map(numberOf));
    const { data } = await goodsOf(numbers);
    expect(data.list.map(({ goodId, onSale }) => [goodId, onSale])).toEqual([
      [two.goodId, true],
      [one.goodId, true],
    ]);
    expect((await seen()).goodIds).toEqual([two.goodId, one.goodId]);
    await api.query('UPDATE goods SET status = 2 WHERE id = $1', [two.goodId]);
    expect((await seen()).goodIds).toEqual([one.goodId]);
    expect((await list()).map(({ onSale }) => onSale)).toEqual([false, true]);
    await api.query('UPDATE goods SET status = 1 WHERE id = $1', [two.goodId]);
    expect((await seen()).goodIds).toEqual([two.goodId, one.goodId]);
  });

  it('are refused by number where there are none, and where they are there already; then none is added', async () => {
    const [one, two] = [await api.shop(), await api.shop()];
    const [first = '', second = ''] = await Promise.all([one.goodId, two.goodId].map(numberOf));
    await goodsOf([first]);
    expect((await goodsOf([second, 'g000000001'])).msg).toBe('没有这些商品编号：G000000001');
    expect((await goodsOf([second, first])).msg).toBe(`这些商品已在列表里：${first}`);
    expect((await seen()).goodIds).toEqual([one.goodId]);
  });

  it('are changed in whom they are for alone', async () => {
    const { goodId } = await api.shop();
    const { data } = await goodsOf([await numberOf(goodId)]);
    const change = (more: object) =>
      who.call<HomeItemDto>('PUT', '/console/homeItems/update', {
        ...{ id: data.list[0]?.id, version: 1, ...always, audience: 2, ...more },
      });
    expect((await change({ title: '别名' })).data.errorKey).toBe('BAD_PARAM');
    expect((await change({})).data).toMatchObject({ audience: 2, version: 2 });
    expect((await seen()).goodIds).toEqual([]);
    expect((await seen(await api.buyer())).goodIds).toEqual([goodId]);
  });
});

describe('the order of a place', () => {
  it('holds what two operators move at once: nothing is lost or stands there twice', async () => {
    const picture = await upload();
    const ids: number[] = [];
    for (const title of ['一', '二', '三', '四', '五', '六'])
      ids.push((await banner({ title, picture })).data.id);
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = ids;
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        move(sixth, first),
        move(first, null, other),
        move(fourth, second),
        move(fifth, third, other),
      ]);
      const { banners } = await seen();
      const order = banners.map(({ id }) => id);
      expect(order.toSorted()).toEqual(ids.toSorted());
      // Each move is in it, whichever came first.
      expect(order.indexOf(fourth)).toBeLessThan(order.indexOf(second));
      expect(order.indexOf(fifth)).toBeLessThan(order.indexOf(third));
    }
    const rows = await api.query('SELECT DISTINCT sort FROM home_item');
    expect(rows).toHaveLength(6);
  });

  it('is refused where the one to stand before is gone or stands elsewhere', async () => {
    const { data: one } = await banner();
    const { data: entry } = await banner({ place: 3, picture: await upload(200, 200) });
    expect((await move(one.id, entry.id)).data.errorKey).toBe('CHANGED_MEANWHILE');
    expect((await move(9_999_999, null)).data.errorKey).toBe('NOT_FOUND');
  });
});
