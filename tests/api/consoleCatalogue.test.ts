import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AreaClosureDto } from '../../api/src/modules/areas/areaClosures.schemas.ts';
import type { CourierRecordDto } from '../../api/src/modules/couriers/couriers.console.schemas.ts';
import type { CategoryRecordDto } from '../../api/src/modules/goods/categories.schemas.ts';
import type { LevelChangeDto, LevelRecordDto } from '../../api/src/modules/promotion/levels.schemas.ts';
import { someoneWaits } from '../support/accounts.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';

let api: TestApi;
let who: TestOperator;
let buyer: Person;
beforeAll(async () => {
  api = await startApi();
  who = await operatorWith(api, ['catalogue.read', 'catalogue.edit']);
  buyer = await api.buyer({ balance: 100_000 });
});
afterAll(() => api.close());

const REASON = '台风登陆，暂停收寄';
const ZHEJIANG = '33';
const XIHU = '330106';

const logOf = (target: string) =>
  api.query<{ action: string; reason: string; operator: string }>(
    'SELECT action, reason, operator FROM audit_log WHERE target = $1 ORDER BY id',
    [target],
  );

describe('areas that the platform closes', () => {
  const close = (body: object, by = who) => by.call<AreaClosureDto>('POST', '/console/areas/close', body);
  const open = (id: number, by = who) =>
    by.call<AreaClosureDto>('POST', '/console/areas/open', { id, reason: '天气好转，恢复发货' });
  const order = (shop: Shop) =>
    buyer.call<{ orderId: number; failed?: object[] }>('POST', '/orders/createOrder', orderBody(buyer, shop));
  const quoted = async (shop: Shop) => {
    const { data } = await buyer.call<{ rows: { problems: { reasonCode: string; msg: string }[] }[] }>(
      'POST',
      '/orders/quote',
      orderBody(buyer, shop),
    );
    return data.rows[0]?.problems.map(({ reasonCode, msg }) => [reasonCode, msg]);
  };

  it('refuse quotes and orders with their reason until they are open again', async () => {
    const shop = await api.shop();
    expect(await quoted(shop)).toEqual([]);
    expect((await order(shop)).msg).toBe('下单成功');
    const { data: closure } = await close({ areaCode: ZHEJIANG, courierId: shop.courierId, reason: REASON });
    expect(closure).toMatchObject({ areaName: '浙江省', state: 1, operator: who.name, endAt: null });
    const problem = ['AREA_BANNED', `该地区停发：${REASON}`];
    expect(await quoted(shop)).toEqual([problem]);
    expect((await order(shop)).data).not.toHaveProperty('orderId');
    // Another courier ships there.
    expect(await quoted(await api.shop())).toEqual([]);

    expect((await open(closure.id)).data).toMatchObject({ state: 3 });
    expect(await quoted(shop)).toEqual([]);
    expect((await order(shop)).msg).toBe('下单成功');
    expect((await open(closure.id)).data.errorKey).toBe('AREA_OPEN');
    expect((await logOf(`area:${ZHEJIANG}`)).map(({ action, reason }) => [action, reason])).toEqual([
      ['area close', REASON],
      ['area open', '天气好转，恢复发货'],
    ]);
  });

  it('are above what a warehouse says of a part of them', async () => {
    const shop = await api.shop();
    await api.query(
      `INSERT INTO area_rule (warehouse_id, courier_id, area_code, type, fee, reason) VALUES ($1, $2, $3, 3, 0, '包邮')`,
      [shop.warehouseId, shop.courierId, XIHU],
    );
    const areas = () =>
      api.query<{ id: number }>('SELECT id FROM free_warehouses($1) WHERE id = $2', [XIHU, shop.warehouseId]);
    expect(await areas()).toHaveLength(1);
    const { data } = await close({ areaCode: ZHEJIANG, courierId: shop.courierId, reason: REASON });
    expect(await quoted(shop)).toEqual([['AREA_BANNED', `该地区停发：${REASON}`]]);
    expect(await areas()).toEqual([]);
    await open(data.id);
    expect(await areas()).toHaveLength(1);
  });

  it('count from their beginning until their end', async () => {
    const shop = await api.shop();
    const startAt = new Date(Date.now() + 3_600_000).toISOString();
    const planned = await close({ areaCode: XIHU, courierId: shop.courierId, reason: REASON, startAt });
    expect(planned.data.state).toBe(2);
    expect(await quoted(shop)).toEqual([]);
    await api.query(
      `UPDATE area_rule SET start_at = now() - interval '2 hours', end_at = now() + interval '1 hour' WHERE id = $1`,
      [planned.data.id],
    );
    expect(await quoted(shop)).toHaveLength(1);
    await api.query(`UPDATE area_rule SET end_at = now() WHERE id = $1`, [planned.data.id]);
    expect(await quoted(shop)).toEqual([]);
  });

  it('are closed once when two operators close them, and opened once', async () => {
    const shop = await api.shop();
    const other = await operatorWith(api, ['catalogue.edit']);
    const body = { areaCode: XIHU, courierId: shop.courierId, reason: REASON };
    const closed = await Promise.all([close(body), close(body, other), close(body), close(body, other)]);
    expect(closed.map(({ data }) => data.errorKey ?? 'closed').toSorted()).toEqual([
      ...['AREA_CLOSED', 'AREA_CLOSED', 'AREA_CLOSED', 'closed'],
    ]);
    const id = closed.find(({ code }) => code === 0)?.data.id ?? 0;
    const opened = await Promise.all([open(id), open(id, other), open(id)]);
    expect(opened.map(({ data }) => data.errorKey ?? 'opened').toSorted()).toEqual([
      ...['AREA_OPEN', 'AREA_OPEN', 'opened'],
    ]);
  });

  it('are not opened by an operator who waited while another one opened them', async () => {
    const shop = await api.shop();
    const { data } = await close({ areaCode: XIHU, courierId: shop.courierId, reason: REASON });
    const other = await api.session();
    await other.query('BEGIN');
    await other.query(`SELECT pg_advisory_xact_lock(hashtextextended('closures of areas', 0))`);
    const late = open(data.id);
    await someoneWaits(api);
    await other.query(
      `UPDATE area_rule SET end_at = date_trunc('milliseconds', clock_timestamp()) WHERE id = $1`,
      [data.id],
    );
    await other.query('COMMIT');
    await other.end();
    expect((await late).data.errorKey).toBe('AREA_OPEN');
  });

  it('let no order through that is placed after they were saved', async () => {
    const shop = await api.shop();
    const placing = Array.from({ length: 8 }, () => order(shop));
    const { data: closure } = await close({ areaCode: ZHEJIANG, courierId: shop.courierId, reason: REASON });
    const later = await Promise.all(Array.from({ length: 8 }, () => order(shop)));
    expect(later.map(({ data }) => data.orderId)).toEqual(Array.from({ length: 8 }, () => undefined));
    await Promise.all(placing);
    await open(closure.id);
  });

  it.each([
    ['a region that is in no table', { areaCode: '99', reason: REASON }],
    ['a reason of spaces', { areaCode: '33', reason: '          ' }],
    ['an end in the past', { areaCode: '33', reason: REASON, endAt: '2020-01-01T00:00:00Z' }],
    [
      'an end before the beginning',
      { areaCode: '33', reason: REASON, startAt: '2099-01-02T00:00:00Z', endAt: '2099-01-01T00:00:00Z' },
    ],
  ])('refuse %s', async (_, body) => {
    expect((await close(body)).data.errorKey).toBe('BAD_PARAM');
  });
});

describe('categories', () => {
  const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object) =>
    who.call<CategoryRecordDto>(method, `/console/categories/${path}`, body);
  const shown = async () =>
    (await api.call<{ list: { ID: number; name: string }[] }>('GET', '/goods/categoryList')).data.list.map(
      ({ name }) => name,
    );
  const all = async () =>
    (await who.call<{ list: CategoryRecordDto[] }>('GET', '/console/categories')).data.list;

  it('are added, renamed, put in order and removed, and buyers see it at once', async () => {
    const { data: one } = await write('POST', 'create', { name: '水族' });
    expect((await shown()).at(-1)).toBe('水族');
    expect((await write('POST', 'create', { name: '水族' })).data.errorKey).toBe('CATEGORY_NAME_TAKEN');
    await write('PUT', 'rename', { id: one.id, name: '水族用品' });
    const ids = (await all()).map(({ id }) => id);
    await write('PUT', 'sort', { ids: [one.id, ...ids.filter((id) => id !== one.id)] });
    expect((await shown()).filter((name) => name !== '礼品单')[0]).toBe('水族用品');
    expect((await write('PUT', 'sort', { ids: ids.slice(1) })).data.errorKey).toBe('CHANGED_MEANWHILE');
    await write('DELETE', 'delete', { id: one.id, reason: '重复创建的分类' });
    expect(await shown()).not.toContain('水族用品');
    expect((await logOf(`category:${one.id}`)).map(({ action }) => action)).toEqual([
      ...['category create', 'category rename', 'category remove'],
    ]);
  });

  it('with goods are neither removed nor hidden', async () => {
    const { goodId } = await api.shop();
    const [{ categoryId } = { categoryId: 0 }] = await api.query<{ categoryId: number }>(
      'SELECT category_id AS "categoryId" FROM goods WHERE id = $1',
      [goodId],
    );
    const id = Number(categoryId);
    const reason = '不再经营';
    expect((await write('DELETE', 'delete', { id, reason: `${reason}了` })).data.errorKey).toBe(
      'CATEGORY_USED',
    );
    expect((await write('PUT', 'hide', { id, hidden: true, reason: `${reason}了` })).data.errorKey).toBe(
      'CATEGORY_ON_SALE',
    );
  });

  it('that are hidden are offered to nobody', async () => {
    const { data: one } = await write('POST', 'create', { name: '节日礼品' });
    const hide = (hidden: boolean) => write('PUT', 'hide', { id: one.id, hidden, reason: '节日已经结束' });
    expect((await hide(true)).data.hidden).toBe(true);
    expect(await shown()).not.toContain('节日礼品');
    expect((await hide(true)).data.errorKey).toBe('STATE_SAME');
    await hide(false);
    expect(await shown()).toContain('节日礼品');
  });

  it('of one name are added once when two operators add them', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () => write('POST', 'create', { name: '同名分类' })),
    );
    expect(made.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});

describe('couriers', () => {
  const list = async () =>
    (await who.call<{ list: CourierRecordDto[] }>('GET', '/console/couriers')).data.list;
  const set = (id: number, status: number) =>
    who.call<CourierRecordDto>('PUT', '/console/couriers/status', { id, status, reason: '双方合同到期' });

  it('that are disabled take no order from then on', async () => {
    const shop = await api.shop({ costFirstFee: 200 });
    const place = () => buyer.call('POST', '/orders/createOrder', orderBody(buyer, shop));
    const record = (await list()).find(({ id }) => id === shop.courierId);
    expect(record).toMatchObject({ status: 1, warehouses: 1, costFirstLeast: 200, costFirstMost: 200 });
    expect((await place()).msg).toBe('下单成功');
    await set(shop.courierId, 2);
    expect((await place()).data.errorKey).toBe('COURIER_OFF');
    expect((await set(shop.courierId, 2)).data.errorKey).toBe('STATE_SAME');
    await set(shop.courierId, 1);
    expect((await place()).msg).toBe('下单成功');
    expect((await logOf(`courier:${shop.courierId}`)).map(({ action }) => action)).toEqual([
      ...['courier status', 'courier status'],
    ]);
  });

  it('are shown to buyers in the order that operators put them in', async () => {
    await api.shop();
    const ids = (await list()).map(({ id }) => id).toReversed();
    const sorted = await who.call<{ list: CourierRecordDto[] }>('PUT', '/console/couriers/sort', { ids });
    expect(sorted.data.list.map(({ id }) => id)).toEqual(ids);
    const shown = await api.call<{ list: { id: number }[] }>('POST', '/couriers/getCouriersList');
    expect(shown.data.list.map(({ id }) => id)).toEqual(ids);
  });
});

describe('levels', () => {
  const read = async () =>
    (await who.call<{ list: LevelRecordDto[]; changes: LevelChangeDto[] }>('GET', '/console/levels')).data;
  const update = (level: LevelRecordDto) =>
    who.call<LevelRecordDto>('PUT', '/console/levels/update', { ...level, reason: '年度权益调整' });

  it('change for orders from then on, and keep their history', async () => {
    const shop = await api.shop({ firstFee: 500, costFirstFee: 200 });
    const member = await api.buyer({ balance: 100_000, level: 4 });
    const discount = async () =>
      (await member.call<{ discountFee: number }>('POST', '/orders/quote', orderBody(member, shop))).data
        .discountFee;
    const { list } = await read();
    const old = list.find(({ level }) => level === 4) as LevelRecordDto;
    expect(await discount()).toBe(old.discount);
    const changed = { ...old, name: '四级会员', discount: old.discount + 1 };
    expect((await update(changed)).data).toEqual(changed);
    expect(await discount()).toBe(old.discount + 1);
    const [change] = (await read()).changes;
    expect(change).toMatchObject({
      ...{ level: 4, operator: who.name, reason: '年度权益调整' },
      ...{ before: { discount: old.discount }, after: { discount: old.discount + 1, name: '四级会员' } },
    });
  });

  it('are never better than the next one, nor easier to reach than the one below', async () => {
    const { list } = await read();
    const [one, two, three] = list.slice(2) as [LevelRecordDto, LevelRecordDto, LevelRecordDto];
    expect((await update({ ...two, discount: three.discount + 1 })).data.errorKey).toBe('LEVEL_ORDER');
    expect((await update({ ...two, needPackages: one.needPackages - 1 })).data.errorKey).toBe('LEVEL_ORDER');
  });
});
