import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawDemoPictures } from '../../api/src/seed/pictures.ts';
import { orderBody, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Good = {
  id: number;
  name: string;
  price: number;
  sold: number;
  categoryId: number;
  pic: string;
  warehouses: { id: number; cityCode: string }[];
};
const list = async (query: string) =>
  (await api.call<{ list: Good[]; total: number }>('GET', `/goods/list?${query}`)).data;

describe('goods', () => {
  it('are paged through all 120 without gap or repeat, then answered with an empty page', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`page=${page}&pageSize=30&sort=1`)));
    expect(pages.map((page) => page.list.length)).toEqual([30, 30, 30, 30, 0]);
    expect(new Set(pages.flatMap((page) => page.list.map((good) => good.id))).size).toBe(120);
    expect(pages[0]?.total).toBe(120);
  });

  it('show the price with the margin and no supply price', async () => {
    const {
      list: [good],
    } = await list('keyword=五常稻花香');
    expect(good).toMatchObject({
      name: '东北五常稻花香米 1斤',
      price: 540,
      categoryId: 21,
      categoryName: '米面粮油',
      weight: 510,
      shipFrom: '四川成都',
    });
    expect(JSON.stringify(good)).not.toContain('supplyPrice');
  });

  it('are sorted by price and by sales', async () => {
    const prices = (await list('sort=3&pageSize=100')).list.map((good) => good.price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const sales = (await list('sort=2&pageSize=100')).list.map((good) => good.sold);
    expect(sales).toEqual([...sales].sort((a, b) => b - a));
  });

  it('are filtered by category, ship-from area, warehouse, gift flag and literal text', async () => {
    expect((await list('categoryId=28')).total).toBe(6);
    expect(
      (await list('areaCode=33&pageSize=100')).list.every((good) =>
        good.warehouses.some((each) => each.cityCode.startsWith('33')),
      ),
    ).toBe(true);
    expect((await list('warehouseId=4')).total).toBeGreaterThan(20);
    const gifts = await list('categoryId=99999');
    expect(gifts.total).toBeGreaterThan(0);
    expect(gifts.total).toBeLessThan(120);
    expect((await list(`keyword=${encodeURIComponent('%')}`)).total).toBe(0);
    expect((await list(`keyword=${encodeURIComponent("' OR 1=1 --")}`)).total).toBe(0);
    expect((await list('ids=3,1,999999')).list.map((good) => good.id).sort()).toEqual([1, 3]);
  });

  it('that are off sale are left out of lists and still have a page', async () => {
    const { goodId } = await api.shop();
    expect((await list(`ids=${goodId}`)).total).toBe(1);
    await api.query('UPDATE goods SET status = 2 WHERE id = $1', [goodId]);
    expect((await list(`ids=${goodId}`)).total).toBe(0);
    expect((await api.call('GET', `/goods/id?id=${goodId}`)).data).toMatchObject({ id: goodId, status: 2 });
    await api.query('UPDATE goods SET deleted_at = now() WHERE id = $1', [goodId]);
    expect(await api.call('GET', `/goods/id?id=${goodId}`)).toMatchObject({
      code: 7,
      data: { errorKey: 'NOT_FOUND' },
    });
  });

  it('have the sixteen categories of the specification and the areas they ship from', async () => {
    const { data } = await api.call<{ list: { ID: number }[] }>('GET', '/goods/categoryList', undefined, {
      host: 'shop.example.com',
    });
    expect(data.list.map((category) => category.ID).sort((a, b) => a - b)).toEqual([
      8, 9, 10, 11, 12, 14, 15, 18, 19, 21, 23, 24, 25, 26, 27, 28,
    ]);
    const areas = (await api.call<{ list: { code: string; name: string }[] }>('GET', '/api/goods/areaList'))
      .data.list;
    expect(areas.map((area) => area.code)).toEqual(
      expect.arrayContaining(['33', '3307', '37', '3713', '44', '4401', '51', '5101']),
    );
  });
});

describe('warehouses and couriers', () => {
  it('show fees without costs, and only to signed-in callers', async () => {
    const buyer = await api.buyer();
    const { data } = await buyer.call<{ couriers: object[] }>('POST', '/warehouse/id', { id: 1 });
    expect(data).toMatchObject({
      name: '义乌小商品云仓',
      province: '浙江省',
      city: '金华市',
      district: '义乌市',
      goodsCount: expect.any(Number),
    });
    expect(data.couriers[0]).toMatchObject({
      courierId: 1,
      firstWeight: 1000,
      firstFee: 280,
      stepFee: 100,
      enabled: true,
    });
    expect(JSON.stringify(data)).not.toContain('cost');
    expect(await api.call('POST', '/warehouse/id', { id: 1 })).toMatchObject({ http: 401 });
    const list = async (body: object) =>
      (await buyer.call<{ list: { id: number }[] }>('POST', '/warehouse/list', body)).data.list;
    expect(await list({ keyword: '云仓' })).toHaveLength(1);
    expect((await list({ ids: [2, 4] })).map(({ id }) => id)).toEqual([2, 4]);
    expect(await buyer.call('POST', '/warehouse/id', { id: 999 })).toMatchObject({
      data: { errorKey: 'NOT_FOUND' },
    });
  });

  it('include counts of what a warehouse has to offer', async () => {
    const buyer = await api.buyer();
    const shop = await api.shop();
    await api.query('UPDATE goods SET sold = 12, month_sold = 5 WHERE id = $1', [shop.goodId]);
    await buyer.call('POST', '/goodCollect/createGoodCollect', { goodId: shop.goodId });
    const find = async () =>
      (await buyer.call<Record<string, unknown>>('POST', '/warehouse/id', { id: shop.warehouseId })).data;
    const figures = { goodsCount: 1, soldCount: 12, monthSold: 5, collectCount: 1 };
    expect(await find()).toMatchObject({ ...figures, score: null });
    const { data } = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop),
    );
    await api.query('UPDATE orders SET review_score = 4 WHERE id = $1', [data.orderId]);
    expect(await find()).toMatchObject({ ...figures, score: 4 });
  });

  it.each([
    ['/warehouse/id', { id: 1 }, '/warehouse/id?id=1'],
    ['/warehouse/list', { keyword: '云仓' }, `/warehouse/list?keyword=${encodeURIComponent('云仓')}`],
    ['/warehouse/list', { ids: [2, 4] }, '/warehouse/list?ids=2,4'],
    ['/api/warehouse/id', { id: 1 }, '/api/warehouse/id?id=1'],
  ])('are answered by POST %s like by the old GET', async (path, body, old) => {
    const buyer = await api.buyer();
    const { data } = await buyer.call('POST', path, body);
    expect(data).toEqual((await buyer.call('GET', old)).data);
  });

  it('include eight couriers with their calendars and area names in their rules', async () => {
    const { data } = await api.call<{ list: { code: string; workDays: string; sundayRest: boolean }[] }>(
      'POST',
      '/couriers/getCouriersList',
    );
    expect(data.list.filter((courier) => /^[A-Z]+$/.test(courier.code))).toHaveLength(8);
    expect(data.list.every((courier) => /^1[01]{6}$/.test(courier.workDays))).toBe(true);
    expect(data.list.find((courier) => courier.code === 'EMS')).toMatchObject({
      workDays: '1111110',
      sundayRest: true,
    });
    const buyer = await api.buyer();
    const { data: page } = await buyer.call('POST', '/warehouse/list', {});
    expect(JSON.stringify(page)).not.toContain('未知');
  });
});

describe('regions', () => {
  it('are answered with an ETag, and with 304 to a caller that has it', async () => {
    const all = await api.call<{ list: { code: string; name: string }[]; version: string }>(
      'POST',
      '/common/getGeoList',
      {},
    );
    expect(all.data.list.length).toBeGreaterThan(3000);
    for (const code of ['1101', '1201', '3101', '5001'])
      expect(all.data.list.some((area) => area.code === code)).toBe(true);
    const etag = String(all.headers.etag);
    const again = await api.app.inject({
      method: 'POST',
      url: '/api/v1/common/getGeoList',
      payload: {},
      headers: { 'if-none-match': etag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const cities = await api.call<{ list: { name: string }[] }>('POST', '/common/getGeoList', {
      parentCode: '33',
    });
    expect(cities.data.list).toHaveLength(11);
    expect(cities.headers.etag).not.toBe(etag);
  });

  it('resolve this machine to no region', async () => {
    expect((await api.call('POST', '/common/getIpGeo')).data).toEqual({
      ip: '127.0.0.1',
      provinceCode: '',
      province: '未知',
      cityCode: '',
      city: '未知',
    });
  });
});

describe('notices and settings', () => {
  it('list home notices newest first, ten a page', async () => {
    const { data } = await api.call<{
      list: { id: number; created_at: string; detail: string }[];
      pageSize: number;
    }>('POST', '/notice/list', { type: 2 });
    expect(data.pageSize).toBe(10);
    const dates = data.list.map((notice) => notice.created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await api.call('POST', '/notice/id', { id: data.list[0]?.id })).data).toMatchObject({
      detail: data.list[0]?.detail,
    });
  });

  it('include pictures, a customer service and an older site in a demo', async () => {
    const { data } = await api.call<Record<string, string>>('POST', '/setting/getSetting');
    expect([data.logo_pic, data.wx_pic, data.cs_url, data.old_url]).toEqual([
      '/files/demo/logo.svg',
      '/files/demo/wechat.svg',
      'http://localhost:4000/files/demo/service.html',
      '/files/demo/old.html',
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'demo-'));
    await drawDemoPictures(folder, 'http://localhost:4000');
    const begins = async (name: string) => (await readFile(join(folder, 'demo', name), 'utf8')).slice(0, 4);
    expect(await Promise.all(['logo.svg', 'wechat.svg', 'service.html', 'old.html'].map(begins))).toEqual([
      ...['<svg', '<svg', '<!do', '<!do'],
    ]);
    await rm(folder, { recursive: true });
  });

  it('name the software that prints waybills, and fixed shop figures until an operator sets others', async () => {
    expect((await api.call('POST', '/setting/getSetting')).data).toMatchObject({
      softwares: [{ id: 1, name: '橙仓打单' }],
      shopFigures: 'fixed',
    });
  });

  it('have defaults where an operator has set nothing', async () => {
    expect((await api.call('POST', '/setting/getSetting')).data).toMatchObject({
      title: '橙仓',
      payExpireMinutes: 30,
      maxRows: 500,
      minRecharge: 1000,
    });
  });
});
