import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const shop = {
  name: '橙子小店',
  phone: '0571-88888888',
  provinceCode: '33',
  cityCode: '3301',
  districtCode: '330106',
  address: '文三路478号',
};
type Sender = { id: number; isDefault: boolean };
const create = (who: Person, more: object = {}) =>
  who.call<Sender>('POST', '/sellerSends/create', { ...shop, ...more });
const defaults = async (who: Person) =>
  (await who.call<{ list: Sender[] }>('GET', '/sellerSends/find')).data.list.map((each) => [
    each.id,
    each.isDefault,
  ]);

describe('senders', () => {
  it('get their region filled in and have one default, which moves when it is removed', async () => {
    const who = await api.buyer();
    await who.call('DELETE', '/sellerSends/delete', { ids: [who.senderId] });
    const first = await create(who);
    expect(first.data).toMatchObject({
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      isDefault: true,
      remark: '',
    });
    const second = await create(who);
    expect(second.data.isDefault).toBe(false);
    const third = await create(who, { isDefault: true });
    expect(await defaults(who)).toEqual([
      [third.data.id, true],
      [second.data.id, false],
      [first.data.id, false],
    ]);
    expect((await who.call('DELETE', '/sellerSends/delete', { ids: [third.data.id] })).data).toEqual({
      ids: [third.data.id],
    });
    expect(await defaults(who)).toEqual([
      [second.data.id, true],
      [first.data.id, false],
    ]);
    const { code } = await who.call('PUT', '/sellerSends/update', {
      ...shop,
      id: second.data.id,
      isDefault: false,
      name: '新名字',
    });
    expect(code).toBe(0);
    expect((await defaults(who)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  it('have one default under 20 concurrent creations', async () => {
    const who = await api.buyer();
    await Promise.all(Array.from({ length: 20 }, () => create(who, { isDefault: true })));
    const kept = await defaults(who);
    expect(kept).toHaveLength(21);
    expect(kept.filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  it('are limited to 50', async () => {
    const who = await api.buyer();
    const answers = await Promise.all(Array.from({ length: 60 }, () => create(who)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(49);
    expect(answers.find((answer) => answer.code !== 0)?.msg).toBe('最多保存50个发件人');
  });

  it('are refused with an unknown region or an invalid phone', async () => {
    const who = await api.buyer();
    expect(await create(who, { cityCode: '3201' })).toMatchObject({
      http: 400,
      msg: '参数错误：provinceCode',
    });
    expect(await create(who, { phone: '12345' })).toMatchObject({ http: 400, msg: '参数错误：phone' });
  });

  it('are accessible to their owner only', async () => {
    const [owner, stranger] = [await api.buyer(), await api.buyer()];
    const { data } = await create(owner);
    expect(await stranger.call('PUT', '/sellerSends/update', { ...shop, id: data.id })).toMatchObject({
      data: { errorKey: 'NOT_FOUND' },
    });
    expect(
      await stranger.call('DELETE', '/sellerSends/delete', { ids: [stranger.senderId, data.id] }),
    ).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
    expect((await defaults(owner)).map(([id]) => id)).toContain(data.id);
    expect((await defaults(stranger)).map(([id]) => id)).toEqual([stranger.senderId]);
  });
});
