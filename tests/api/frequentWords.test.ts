import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoodFacetsDto } from '../../api/src/modules/goods/goods.schemas.ts';
import { searchTextOf } from '../../api/src/shared/searchText.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';

type Page = {
  list: { name: string; monthSold: number }[];
  total: number;
  totalIsExact: boolean;
  nextCursor: string | null;
};

let api: TestApi;
let buyer: Person;
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer();
});
afterAll(() => api.close());

const search = async (query: Record<string, string | number>) =>
  (
    await buyer.call<Page>(
      'GET',
      `/goods/list?${new URLSearchParams({ pageSize: '100', ...query } as Record<string, string>)}`,
    )
  ).data;
const facets = async (keyword: string, more = '') =>
  (await buyer.call<GoodFacetsDto>('GET', `/goods/facets?keyword=${encodeURIComponent(keyword)}${more}`))
    .data;

/** Goods that are called so, each with what it sold in the last thirty days; the first ones of a list were there first. */
async function publish(goods: [name: string, sold: number][]): Promise<void> {
  await api.query(
    `INSERT INTO goods (goods_no, name, search_text, category_id, seller_id, pics, supply_price, weight, month_sold)
     SELECT 'W' || nextval(pg_get_serial_sequence('goods', 'id')), name, text, 8, (SELECT min(id) FROM account WHERE kind = 2), '[]', 100 + n, 100, sold
       FROM unnest($1::text[], $2::text[], $3::integer[]) WITH ORDINALITY u (name, text, sold, n)`,
    [goods.map(([name]) => name), goods.map(([name]) => searchTextOf(name)), goods.map(([, sold]) => sold)],
  );
  await api.query('SELECT keep_best_selling()');
}

const numbered = (word: string, from: number, to: number, sold: (n: number) => number) =>
  Array.from({ length: to - from }, (_, at): [string, number] => [`${word} ${from + at}号`, sold(from + at)]);

async function readOn(query: Record<string, string | number>): Promise<Page['list']> {
  const read: Page['list'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page = await search({ ...query, ...(cursor && { cursor }) });
    read.push(...page.list);
    cursor = page.nextCursor;
  }
  return read;
}

describe('a word that more goods have than are looked at', () => {
  it('finds those that sold most and those that are called so, wherever they are, and fills up with others', async () => {
    await publish([
      ...numbered('竹编果篮', 0, 340, () => 0),
      ...numbered('竹编果篮', 340, 350, (n) => n),
      ['竹编果篮', 0],
    ]);
    const read = await readOn({ keyword: '竹编果篮' });
    expect(read.slice(0, 11).map(({ name }) => name)).toEqual([
      '竹编果篮',
      ...Array.from({ length: 10 }, (_, at) => `竹编果篮 ${349 - at}号`),
    ]);
    expect(read).toHaveLength(300);
    expect(new Set(read.map(({ name }) => name)).size).toBe(300);
    const { total, totalIsExact } = await search({ keyword: '竹编果篮' });
    expect([total, totalIsExact]).toEqual([300, false]);
  });

  it('finds the best-selling ones alone where those are enough', async () => {
    await publish([
      ...numbered('麻绳挂篮', 0, 50, () => 0),
      ...numbered('麻绳挂篮', 50, 400, (n) => 1_000 + n),
    ]);
    const read = await readOn({ keyword: '麻绳挂篮' });
    expect(read.map(({ monthSold }) => monthSold)).toEqual(
      Array.from({ length: 300 }, (_, at) => 1_399 - at),
    );
  });

  it('is listed whole in every other order', async () => {
    await publish(numbered('柳条提篮', 0, 320, (n) => n % 7));
    const { total, totalIsExact } = await search({ keyword: '柳条提篮', sort: 5 });
    expect([total, totalIsExact]).toEqual([320, true]);
    expect(await readOn({ keyword: '柳条提篮', sort: 5 })).toHaveLength(320);
  });

  it('is narrowed before it is cut: what few of its goods have is found and counted exactly', async () => {
    await publish(numbered('藤编圆篮', 0, 330, (n) => n % 5));
    const some = await search({ keyword: '藤编圆篮', minPrice: 421 });
    expect([some.total, some.totalIsExact]).toEqual([10, true]);
    const all = await facets('藤编圆篮');
    expect([all.isExact, all.prices.reduce((sum, { count }) => sum + count, 0)]).toEqual([false, 300]);
    await publish([['藤编圆篮带盖', 1]]);
    const few = await facets('藤编圆篮带盖');
    expect([few.isExact, few.prices.map(({ count }) => count)]).toEqual([true, [1]]);
  });

  it('finds goods by the name that they have, whatever their name was when the best-selling ones were kept', async () => {
    await publish([['芦苇收纳篮', 5_000]]);
    await api.query("UPDATE goods SET name = $1, search_text = $2 WHERE name = '芦苇收纳篮'", [
      '蒲草收纳篮',
      searchTextOf('蒲草收纳篮'),
    ]);
    const names = async (keyword: string) => (await search({ keyword })).list.map(({ name }) => name);
    expect([await names('芦苇'), await names('蒲草')]).toEqual([[], ['蒲草收纳篮']]);
    await api.query('SELECT keep_best_selling()');
    const kept = await api.query(
      "SELECT b.search_text FROM best_selling_good b JOIN goods g ON g.id = b.good_id WHERE g.name = '蒲草收纳篮'",
    );
    expect(kept).toEqual([{ search_text: searchTextOf('蒲草收纳篮') }]);
    await api.query("UPDATE goods SET status = 2 WHERE name = '蒲草收纳篮'");
    expect(await names('蒲草')).toEqual([]);
  });
});
