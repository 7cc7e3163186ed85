import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoodFacetsDto } from '../../api/src/modules/goods/goods.schemas.ts';
import { searchTextOf } from '../../api/src/shared/searchText.ts';
import { type Person, type Shop, startApi, type TestApi } from '../support/api.ts';

type Query = Record<string, string | number | boolean>;

let api: TestApi;
let buyer: Person;
let invited: Person;
let shops: Shop[];
beforeAll(async () => {
  api = await startApi();
  buyer = await api.buyer({ level: 3 });
  invited = await api.buyer();
  shops = [await api.shop(), await api.shop(), await api.shop(), await api.shop()];
  await api.query('UPDATE account SET super_id = $1 WHERE id = $2', [buyer.accountId, invited.accountId]);
  await seedMarket();
}, 60_000);
afterAll(() => api.close());

const ids = () => shops.map(({ warehouseId }) => warehouseId);

/** Eighty goods with the same word in their names, and everything else of them by turns. */
async function seedMarket(): Promise<void> {
  const [one, two, three, closed] = shops;
  if (!one || !two || !three || !closed) throw new Error('there are four shops');
  const seller = one.seller.accountId;
  const names = Array.from({ length: 80 }, (_, at) => `编织挂毯 ${at}`);
  await api.query(
    `INSERT INTO goods (goods_no, name, search_text, category_id, seller_id, pics, supply_price, weight, platforms, created_at)
     SELECT 'F' || n, name, text, 8 + n % 2, $3, '[]', 100 + n * 137 % 9000, 100,
            CASE n % 3 WHEN 0 THEN '{}' WHEN 1 THEN '{1,3}' ELSE '{2}' END::smallint[], now() - n * interval '1 day'
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY u (name, text, n)`,
    [names, names.map(searchTextOf), seller],
  );
  await api.query(`INSERT INTO good_property (good_id, name, sort) SELECT id, p, 0 FROM goods, unnest('{颜色,尺码,100%:材质}'::text[]) p
    WHERE goods_no ~ '^F[0-9]+$' AND (p <> '尺码' OR id % 4 = 0)`);
  await api.query(`INSERT INTO good_property_value (property_id, name, sort)
    SELECT p.id, v, 0 FROM good_property p JOIN goods g ON g.id = p.good_id, unnest('{红色,蓝色,"棉,麻"}'::text[]) WITH ORDINALITY u (v, n)
     WHERE g.goods_no ~ '^F[0-9]+$' AND (g.id + n + length(p.name)) % 3 > 0`);
  // Of two combinations, of which one may be off sale, the pieces are in other warehouses, and bundles have those of other goods.
  await api.query(`INSERT INTO sku (sku_no, good_id, value_ids, supply_price, weight, status)
    SELECT 'FS' || id || '-' || n, id, array_fill(1, ARRAY[n]), supply_price + n, 100, 1 + (id % 7 = n)::integer
      FROM goods, generate_series(0, 1) n WHERE goods_no ~ '^F[0-9]+$' AND (n = 0 OR id % 3 = 0)`);
  await api.query(
    `INSERT INTO good_stock (good_id, sku_id, warehouse_id, quantity, locked)
     SELECT k.good_id, k.id, w, 5, CASE (k.id + w) % 3 WHEN 0 THEN 5 ELSE k.id % 4 END
       FROM sku k, unnest($1::bigint[]) w WHERE k.sku_no LIKE 'FS%' AND (k.id + w) % 4 > 0 AND k.good_id % 10 <> 1`,
    [ids()],
  );
  await api.query(`WITH made AS (
      INSERT INTO sku (sku_no, good_id, value_ids, supply_price, weight, status, part_count)
      SELECT 'FB' || id, id, '{9}', supply_price + 9, 100, 1 + (id % 3 = 0)::integer, 1 FROM goods WHERE goods_no ~ '^F[0-9]+$' AND id % 5 = 1
      RETURNING id, good_id)
    INSERT INTO sku_part (sku_id, part_sku_id, num, sort) SELECT m.id, k.id, 3, 0 FROM made m JOIN sku k ON k.sku_no = 'FS' || m.good_id + 1 || '-0'`);
  await api.query(
    "UPDATE warehouse SET status = 2, province_code = '51', province = '四川省', city_code = '5101', city = '成都市' WHERE id = $1",
    [closed.warehouseId],
  );
  await api.query(
    "UPDATE warehouse SET province_code = '44', province = '广东省', city_code = '4401', city = '广州市' WHERE id = $1",
    [two.warehouseId],
  );
  await api.query("UPDATE warehouse SET work_days = '1000000', sunday_rest = true WHERE id = $1", [
    three.warehouseId,
  ]);
  await api.query(
    `INSERT INTO area_rule (warehouse_id, courier_id, area_code, type, reason)
     VALUES ($1, NULL, '33', 3, ''), ($1, NULL, '44', 3, ''), ($1, NULL, '44', 1, ''), ($2, $3, '33', 3, ''), ($2, NULL, '3301', 2, '')`,
    [one.warehouseId, two.warehouseId, two.courierId],
  );
  const [list] = await api.query<{ id: number }>(
    "INSERT INTO price_list (seller_id, name, levels) VALUES ($1, 'a', '{3}') RETURNING id",
    [seller],
  );
  await api.query(
    `INSERT INTO price_list_entry (list_id, good_id, supply_price) SELECT $1, id, 40 FROM goods WHERE goods_no ~ '^F[0-9]+$' AND id % 5 = 0`,
    [list?.id],
  );
  await api.query(
    'INSERT INTO user_profit (agent_id, user_id, profit, courier_profit) VALUES ($1, $2, 450, 0)',
    [buyer.accountId, invited.accountId],
  );
}

const search = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
const facets = async (person: Person, query: Query) =>
  (await person.call<GoodFacetsDto>('GET', `/goods/facets?${search(query)}`)).data;
const total = async (person: Person, query: Query) =>
  (await person.call<{ total: number }>('GET', `/goods/list?pageSize=1&${search(query)}`)).data.total;

const pair = (name: string, value: string) => `${encodeURIComponent(name)}:${encodeURIComponent(value)}`;

/** Every value that is counted, with what it would narrow the list to, and the count. */
function valuesOf(query: Query, answer: GoodFacetsDto): [Query, number][] {
  const { minPrice: _min, maxPrice: _max, ...unpriced } = query;
  const chosen = String(query.properties ?? '')
    .split(',')
    .filter(Boolean);
  return [
    ...answer.prices.map(({ minPrice, maxPrice, count }): [Query, number] => [
      { ...unpriced, minPrice, ...(maxPrice !== null && { maxPrice }) },
      count,
    ]),
    ...answer.areas.map(({ code, count }): [Query, number] => [{ ...query, areaCode: code }, count]),
    ...answer.couriers.map(({ id, count }): [Query, number] => [{ ...query, courierId: id }, count]),
    ...answer.freeTo.map(({ code, count }): [Query, number] => [{ ...query, freeTo: code }, count]),
    ...answer.platforms.map(({ platform, count }): [Query, number] => [{ ...query, platform }, count]),
    ...answer.properties.flatMap(({ name, values }) => {
      const others = chosen.filter((one) => !one.startsWith(`${encodeURIComponent(name)}:`));
      return values.map((value): [Query, number] => [
        { ...query, properties: [...others, pair(name, value.name)].join(',') },
        value.count,
      ]);
    }),
    [{ ...query, isNew: true }, answer.newCount],
    [{ ...query, fast: true }, answer.fastCount],
    [{ ...query, inStock: true }, answer.inStockCount],
  ];
}

/** Mostly not chosen: of nearly all at once nothing is left to count. */
const maybe = <T>(key: string, ...values: T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...values).map((value) => ({ [key]: value })) },
  );

describe('facets', () => {
  it('count of each value what the list has with it and the other facets, for everybody at their own prices', async () => {
    const [one, two] = shops;
    const queries = fc
      .tuple(
        maybe('minPrice', 0, 200, 2000),
        maybe('maxPrice', 499, 4999),
        maybe('areaCode', '33', '4401'),
        maybe('courierId', one?.courierId ?? 0, two?.courierId ?? 0),
        maybe('freeTo', '33', '3301', '44'),
        maybe('platform', 1, 2),
        maybe('inStock', true),
        maybe('isNew', true),
        maybe('fast', true),
        maybe('categoryId', 8),
        maybe('warehouseId', ...ids()),
        maybe('properties', pair('颜色', '红色'), `${pair('颜色', '红色')},${pair('100%:材质', '棉,麻')}`),
      )
      .map((parts) => Object.assign({ keyword: '编织挂毯' }, ...parts) as Query);
    await fc.assert(
      fc.asyncProperty(queries, fc.constantFrom(0, 1), async (query, who) => {
        const person = who ? invited : buyer;
        const answer = await facets(person, query);
        const values = valuesOf(query, answer);
        const expected = await Promise.all(values.map(([narrowed]) => total(person, narrowed)));
        expect(values.map(([narrowed, count]) => [search(narrowed).toString(), count])).toEqual(
          values.map(([narrowed], at) => [search(narrowed).toString(), expected[at]]),
        );
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('have every value that there is, and prices of the viewer', async () => {
    const query = { keyword: '编织挂毯' };
    const answer = await facets(buyer, query);
    expect(answer.isExact).toBe(true);
    expect(answer.prices.reduce((sum, { count }) => sum + count, 0)).toBe(80);
    expect(answer.properties.map(({ name }) => name)).toEqual(['100%:材质', '颜色', '尺码']);
    expect(answer.freeTo.map(({ code, name }) => [code, name])).toEqual([['33', '浙江省']]);
    expect(answer.areas.map(({ code }) => code)).toEqual(expect.arrayContaining(['44', '4401']));
    const least = (person: Person) => facets(person, query).then(({ prices }) => prices[0]?.count);
    expect([await least(buyer), await least(invited)]).toEqual([
      await total(buyer, { ...query, maxPrice: 499 }),
      await total(invited, { ...query, minPrice: 500, maxPrice: 999 }),
    ]);
  });

  it('keep what is chosen with 0 and refuse properties that are none', async () => {
    const chosen = await facets(buyer, { keyword: '编织挂毯', properties: pair('产地', '月球') });
    expect(chosen.properties[0]).toEqual({ name: '产地', values: [{ name: '月球', count: 0 }] });
    const refused = await buyer.call('GET', `/goods/facets?properties=${encodeURIComponent('颜色:%')}`);
    expect([refused.http, refused.data.errorKey]).toEqual([400, 'BAD_PARAM']);
  });
});
