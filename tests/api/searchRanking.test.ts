import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchTextOf } from '../../api/src/shared/searchText.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';

type Found = {
  list: { id: number; name: string; similar: boolean }[];
  total: number;
  nextCursor: string | null;
};

let api: TestApi;
let buyer: Person;
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer();
});
afterAll(() => api.close());

const find = async (keyword: string, more = '') =>
  (
    await buyer.call<Found>(
      'GET',
      `/goods/list?keyword=${encodeURIComponent(keyword)}${more || '&pageSize=100'}`,
    )
  ).data;

/** Goods of these names, each with what it sold in the last thirty days. */
async function publish(sold: Record<string, number>): Promise<void> {
  const names = Object.keys(sold);
  await api.query(
    `INSERT INTO goods (goods_no, name, search_text, category_id, seller_id, pics, supply_price, weight, month_sold)
     SELECT 'R' || nextval(pg_get_serial_sequence('goods', 'id')), name, text, 8, (SELECT min(id) FROM account WHERE kind = 2), '[]', 100, 100, sold
       FROM unnest($1::text[], $2::text[], $3::integer[]) n (name, text, sold)`,
    [names, names.map(searchTextOf), Object.values(sold)],
  );
}

describe('what a keyword finds', () => {
  it('comes by the whole name, as written, by words apart, by pinyin and by initials, then by what sold most', async () => {
    await publish({
      qinghuaci: 1,
      青花瓷茶壶: 2,
      青花瓷大碗: 9,
      'qinghuaci 茶具': 3,
      'hua qinghuaci': 500,
    });
    const names = async (keyword: string) => (await find(keyword)).list.map(({ name }) => name);
    expect(await names('qinghuaci')).toEqual([
      'qinghuaci',
      'hua qinghuaci',
      'qinghuaci 茶具',
      '青花瓷大碗',
      '青花瓷茶壶',
    ]);
    expect(await names('青花瓷')).toEqual(['青花瓷大碗', '青花瓷茶壶']);
    await publish({ 紫砂茶壶: 1, 紫砂功夫茶壶: 50, 大号紫砂茶壶: 7, 'zscha hu': 90 });
    expect(await names('紫砂茶壶')).toEqual(['紫砂茶壶', '大号紫砂茶壶', '紫砂功夫茶壶']);
    expect(await names('zsch')).toEqual(['zscha hu', '大号紫砂茶壶', '紫砂茶壶']);
  });

  it('are first the goods of exactly that number or merchant code, in each order', async () => {
    await publish({ 'XK-2077 收纳盒': 900, 无名收纳盒: 1 });
    const [good] = await api.query<{ id: number; no: string }>(
      "UPDATE goods SET goods_no = 'G261128' || lpad(id::text, 6, '0') WHERE name = '无名收纳盒' RETURNING id, goods_no AS no",
    );
    const id = good?.id ?? 0;
    const no = good?.no ?? '';
    await api.query(
      `INSERT INTO sku (sku_no, good_id, name, merchant_code, supply_price, weight, sort) VALUES ($1, $2, '', 'XK-2077', 100, 100, 0)`,
      [`${no}-1`, id],
    );
    const ids = async (keyword: string, more = '') => (await find(keyword, more)).list.map((each) => each.id);
    for (const keyword of [no, ` ${no.toLowerCase()}`, `${no}-1`]) expect(await ids(keyword)).toEqual([id]);
    expect(await ids(no, '&sort=3')).toEqual([id]);
    const named = (await find('XK-2077')).list.map(({ name }) => name);
    expect(named).toEqual(['无名收纳盒', 'XK-2077 收纳盒']);
    expect(await ids('XK-2077', '&sort=2')).toHaveLength(2);
    expect((await find(no.slice(0, -1))).total).toBe(0);
    await api.query('UPDATE goods SET status = 2 WHERE id = $1', [id]);
    expect([await ids(no), (await find('XK-2077')).total]).toEqual([[], 1]);
  });

  it('is followed by what sounds similar where that is asked for and hardly anything is found', async () => {
    const names = async (keyword: string) =>
      (await find(keyword, '&similar=true')).list.map(({ name, similar }) => [name, similar]);
    expect((await find('波璃水杯')).total).toBe(0);
    expect((await names('波璃水杯'))[0]).toEqual(['加厚耐热玻璃水杯 350ml', true]);
    expect((await names('毛绒小雄'))[0]).toEqual(['毛绒小熊公仔 25cm', true]);
    expect((await names('maorongxaioxiong'))[0]).toEqual(['毛绒小熊公仔 25cm', true]);
    expect((await names('bolishiubei'))[0]).toEqual(['加厚耐热玻璃水杯 350ml', true]);
    expect((await names('毛绒小熊'))[0]).toEqual(['毛绒小熊公仔 25cm', false]);
    // Another character in the place of one, which sounds otherwise.
    await publish({ 双层隔热琉光盏: 3, 琉光灯: 8 });
    expect((await find('琉光展')).total).toBe(0);
    expect(await names('琉光怀')).toEqual([
      ['琉光灯', true],
      ['双层隔热琉光盏', true],
    ]);
    expect((await names('玻璃怀')).map(([name]) => name)).toContain('加厚耐热玻璃水杯 350ml');
    expect(await names('wqxzvkjj')).toEqual([]);
    const { list, total } = await find('毛绒小雄', '&similar=true&categoryId=1');
    expect([list, total]).toEqual([[], 0]);
  });

  it('is read on by a cursor across equal ranks, and by number from either end', async () => {
    await publish(Object.fromEntries(Array.from({ length: 23 }, (_, at) => [`同名竹篮${at}`, at % 2])));
    const whole = (await find('同名竹篮')).list.map(({ id }) => id);
    expect(whole).toHaveLength(23);
    const read: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Found = await find('同名竹篮', `&pageSize=4${cursor && `&cursor=${cursor}`}`);
      read.push(...page.list.map(({ id }) => id));
      expect(page.total).toBe(23);
      cursor = page.nextCursor;
    }
    expect(read).toEqual(whole);
    const last = await find('同名竹篮', '&page=-1&pageSize=4');
    expect(last.list.map(({ id }) => id)).toEqual(whole.slice(-4));
    expect((await find('同名竹篮', '&page=9&pageSize=4')).total).toBe(23);
    const other = await buyer.call(
      'GET',
      `/goods/list?sort=2&cursor=${(await find('同名竹篮', '&pageSize=4')).nextCursor}`,
    );
    expect(other.data.errorKey).toBe('CURSOR_INVALID');
  });

  it('takes hostile keywords literally', async () => {
    const hostile = fc.array(
      fc.constantFrom('%', '_', '\\', "'", '"', '杯', 'a', ' ', ':', '(', '{', ',', '熊', '\t'),
      {
        minLength: 1,
        maxLength: 60,
      },
    );
    await fc.assert(
      fc.asyncProperty(hostile, fc.boolean(), async (signs, similar) => {
        const path = `/goods/list?pageSize=5&keyword=${encodeURIComponent(signs.join(''))}&similar=${similar}`;
        expect((await buyer.call('GET', path)).http).toBe(200);
      }),
      { numRuns: 60 },
    );
    await publish({ '100%_棉 T恤': 1, 一百棉: 1 });
    expect((await find('100%_棉')).list.map(({ name }) => name)).toEqual(['100%_棉 T恤']);
    expect((await find('wqzvkj'.repeat(10), '&similar=true')).total).toBe(0);
  });
});
