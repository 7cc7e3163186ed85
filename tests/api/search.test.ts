import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodsSearchText } from '../../api/src/db/backfills/searchText.ts';
import type { Queryable } from '../../api/src/db/client.ts';
import { found, foundByPairs } from '../../api/src/db/conditions.ts';
import { withSession } from '../../api/src/db/databaseLock.ts';
import { narrowedBy } from '../../api/src/modules/goods/goodsConditions.ts';
import { openPerson } from '../../api/src/shared/personalData.ts';
import { searchBoxText } from '../../web/src/features/search/searchBox.text.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let buyer: Person;
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer();
});
afterAll(() => api.close());

type Named = { id: number; name: string; price: number; warehouses: { available: number }[] };
const goods = async (query: string) =>
  (await api.call<{ list: Named[]; total: number }>('GET', `/goods/list?pageSize=100&${query}`)).data;
const warehouses = async (keyword: string) =>
  (await buyer.call<{ list: Named[] }>('POST', '/warehouse/list', { keyword })).data.list;

const fillSearchText = () => withSession(api.url, (client) => goodsSearchText.batch(client, 0));

describe('search', () => {
  it.each(['毛绒小熊', 'mrxx', 'MRXX', 'maorongxiaoxiong', 'xiongg'])(
    'finds the bear by %s',
    async (keyword) => {
      const names = (await goods(`keyword=${encodeURIComponent(keyword)}`)).list.map((good) => good.name);
      expect(names).toContain('毛绒小熊公仔 25cm');
    },
  );

  it('finds nothing by letters that cross from initials into pinyin', async () => {
    expect((await goods('keyword=25cmmao')).total).toBe(0);
  });

  it.each(['玻璃杯', '玻璃 水杯', '水杯 玻璃', '水杯玻璃', '耐热 350ML 加厚', 'blsb 350ml', '杯　玻璃'])(
    'finds the heat-resistant glass by %s',
    async (keyword) => {
      const names = (await goods(`keyword=${encodeURIComponent(keyword)}`)).list.map((good) => good.name);
      expect(names).toContain('加厚耐热玻璃水杯 350ml');
    },
  );

  it('requires all words, and the characters of a word in order', async () => {
    const names = async (keyword: string) =>
      (await goods(`keyword=${encodeURIComponent(keyword)}`)).list.map((good) => good.name);
    expect(await names('玻璃 小熊')).toEqual([]);
    expect(await names('杯璃玻')).toEqual([]);
    expect(await names('100%')).toEqual(await names('100'));
    expect((await names('玻璃杯')).every((name) => /玻璃.*杯/.test(name))).toBe(true);
  });

  it('ranks exact matches first unless another sort order is requested', async () => {
    const shop = await api.shop();
    await api.query("UPDATE goods SET name = '小号玻璃杯', sort = 0 WHERE id = $1", [shop.goodId]);
    await api.query("UPDATE goods SET search_text = '' WHERE id = $1", [shop.goodId]);
    await fillSearchText();
    const [first, ...others] = (await goods(`keyword=${encodeURIComponent('玻璃杯')}`)).list;
    expect([first?.id, others.map(({ name }) => name).includes('加厚耐热玻璃水杯 350ml')]).toEqual([
      shop.goodId,
      true,
    ]);
  });

  it('finds results for the examples of the search box', async () => {
    const example = (hint: string) => hint.slice(hint.indexOf('如 ') + 2);
    expect(
      (await goods(`keyword=${encodeURIComponent(example(searchBoxText.goods))}`)).total,
    ).toBeGreaterThan(0);
    expect((await warehouses(example(searchBoxText.warehouse))).length).toBeGreaterThan(0);
  });

  it('finds warehouses by part of their name and by initials', async () => {
    const [first] = await warehouses('');
    const byName = await warehouses(first?.name.slice(1, 3) ?? '');
    expect(byName.map((each) => each.id)).toContain(first?.id);
    expect((await warehouses('yw')).map((each) => each.name).every((name) => name.includes('义乌'))).toBe(
      true,
    );
    expect((await warehouses('yw')).length).toBeGreaterThan(0);
  });

  it('filters by price including both ends and by availability', async () => {
    const { list } = await goods('minPrice=300&maxPrice=540&sort=3');
    expect(list.length).toBeGreaterThan(5);
    expect(list.every(({ price }) => 300 <= price && price <= 540)).toBe(true);
    const all = await goods('keyword=mrxx');
    await api.query('UPDATE good_stock SET locked = quantity WHERE good_id = $1', [all.list[0]?.id]);
    expect([all.total, (await goods('keyword=mrxx&inStock=true')).total]).toEqual([1, 0]);
  });

  it('uses its indexes when there are many goods', async () => {
    const plans = async (on: Queryable, condition: SQL) => {
      const { rows } = await on.execute<{ 'QUERY PLAN': string }>(
        sql`EXPLAIN SELECT id FROM goods g WHERE ${condition}`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const withMany = api.database.db.transaction(async (tx) => {
      // What fills the table may take longer than a request may.
      await tx.execute(sql`SET LOCAL statement_timeout = 0`);
      await tx.execute(
        sql`INSERT INTO goods (goods_no, name, search_text, category_id, seller_id, pics, supply_price, weight)
            SELECT 'S' || n, md5(n::text), md5(n::text), 8, (SELECT min(id) FROM account WHERE kind = 2), '[]', n, 100
              FROM generate_series(1, 20000) n`,
      );
      await tx.execute(sql`ANALYZE goods`);
      for (const keyword of ['mrxxgz', '350ml 玻璃杯'])
        expect(await plans(tx, found(keyword, sql`search_text`))).toContain('goods_search');
      for (const keyword of ['玻璃', '玻璃杯', '水杯 加厚'])
        expect(await plans(tx, foundByPairs(keyword, sql`search_text`))).toContain('goods_pairs');
      // Within a function, of which nothing is seen from outside.
      expect(await plans(tx, sql`search_text %> 'bolishuibei'`)).toContain('goods_search');
      for (const viewer of [null, { accountId: buyer.accountId, superId: null }])
        expect(await plans(tx, sql.join(narrowedBy({ maxPrice: 99 }, viewer), sql` AND `))).toContain(
          'goods_price',
        );
      // The goods would weigh on every test that follows.
      tx.rollback();
    });
    await expect(withMany).rejects.toThrow(TransactionRollbackError);
  });

  it('fills in missing search texts', async () => {
    const shop = await api.shop();
    await api.query("UPDATE goods SET name = '青花瓷茶杯', search_text = '' WHERE id = $1", [shop.goodId]);
    expect((await goods('keyword=qhccb')).total).toBe(0);
    await fillSearchText();
    expect((await goods('keyword=qhccb')).list.map((good) => good.id)).toEqual([shop.goodId]);
  });
});

describe('the gift list', () => {
  it('is the first category on the configured hosts and absent on others', async () => {
    const on = async (host: string) => {
      const headers = { host };
      const categories = await api.call<{ list: { ID: number; name: string }[] }>(
        'GET',
        '/goods/categoryList',
        undefined,
        headers,
      );
      const settings = await api.call<{ giftEnabled: boolean }>('POST', '/setting/getSetting', {}, headers);
      const [first] = categories.data.list;
      return [first?.ID, first?.name, categories.data.list.length, settings.data.giftEnabled];
    };
    expect(await on('localhost:4000')).toEqual([99999, '礼品单', 17, true]);
    expect(await on('shop.example.com')).toEqual([8, '日用百货', 16, false]);
  });

  it('does not reveal the configured hosts', async () => {
    expect((await api.call('POST', '/setting/getSetting', {})).data).not.toHaveProperty('giftHosts');
  });
});

describe('applications for a branch site', () => {
  const apply = async (phone: string, more: object = {}) => {
    const { data } = await api.call<{ captchaId: string }>('GET', '/common/captcha');
    const { captchas } = (await api.app.inject('/dev/outbox')).json();
    const { answer } = captchas.find((one: { captchaId: string }) => one.captchaId === data.captchaId);
    const form = { name: '王店长', phone, captcha: answer, captchaId: data.captchaId, ...more };
    return api.call('POST', '/joins/createJoin', form);
  };

  it('are stored for an operator, limited to three per phone and day, and require a captcha', async () => {
    const phone = '13700000001';
    expect(await apply(phone, { city: '杭州', remark: '有两家店' })).toMatchObject({
      msg: '申请已提交，我们会尽快联系您',
    });
    await apply(phone);
    await apply(phone);
    expect(await apply(phone)).toMatchObject({ http: 429, data: { errorKey: 'RATE_LIMITED' } });
    expect(await apply('13700000002', { captcha: 'zzzz' })).toMatchObject({
      data: { errorKey: 'CAPTCHA_WRONG' },
    });
    const rows = await api.query<{ person: string }>(
      'SELECT person, city, remark, status FROM join_application ORDER BY id',
    );
    const who = { name: '王店长', phone, address: '' };
    expect(
      rows.map(({ person, ...row }) => ({ ...row, ...openPerson(api.database.db.box, 'join', person) })),
    ).toEqual([
      { ...who, city: '杭州', remark: '有两家店', status: 0 },
      { ...who, city: '', remark: '', status: 0 },
      { ...who, city: '', remark: '', status: 0 },
    ]);
  });
});
