import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNarrowed, readGoodsQuery, readPrice, writeGoodsQuery } from './goodsAddress.ts';
import { anyGoods, feedVariables, type GoodsQuery } from './goodsQuery.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));
const price = fc.option(fc.integer({ min: 0, max: 100_000_000 }));

const queries: fc.Arbitrary<GoodsQuery> = fc.record({
  categoryId: fc.constant(null),
  warehouseId: fc.constant(null),
  areaCode: fc.oneof(fc.constant(''), digits(2), digits(4)),
  keyword: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  minPrice: price,
  maxPrice: price,
  inStock: fc.boolean(),
  courierId: fc.option(fc.integer({ min: 1, max: 99 })),
  freeTo: fc.oneof(fc.constant(''), digits(2), digits(4)),
  isNew: fc.boolean(),
  fast: fc.boolean(),
  platform: fc.option(fc.constantFrom('TAOBAO', 'WECHAT_CHANNELS')),
  properties: fc.array(
    fc.record({
      name: fc.string({ minLength: 1 }).filter((name) => !name.includes(':')),
      value: fc.string({ minLength: 1 }),
    }),
    { maxLength: 3 },
  ),
  sort: fc.constantFrom('GENERAL', 'SALES', 'PRICE_UP', 'PRICE_DOWN', 'NEWEST'),
});

describe('the goods query in the address', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readGoodsQuery(new URLSearchParams(writeGoodsQuery(query)))).toEqual(query);
      }),
    );
  });

  it('takes nonsense for nothing', () => {
    const params = new URLSearchParams('area=1&sort=99&keyword=%20&min=-1&max=1.005&stock=yes');
    expect(readGoodsQuery(params)).toEqual(anyGoods);
  });

  it('writes prices in yuan', () => {
    const query: GoodsQuery = { ...anyGoods, keyword: '杯', minPrice: 150, maxPrice: 2000, inStock: true };
    expect(writeGoodsQuery(query)).toBe('?keyword=%E6%9D%AF&min=1.50&max=20.00&stock=1');
  });

  it.each([
    ['0.29', 29],
    ['１２', 1200],
    ['1000000', 100_000_000],
    ['1000000.01', null],
    ['', null],
    ['1e3', null],
  ])('reads the price %j as %s', (text, fen) => {
    expect(readPrice(text)).toBe(fen);
  });

  it('leaves the defaults out of the address and of the call', () => {
    expect(writeGoodsQuery(anyGoods)).toBe('');
    expect(feedVariables(anyGoods, 2)).toEqual({ filter: {}, sort: 'GENERAL', page: 2, pageSize: 30 });
  });

  it('asks for all that narrows', () => {
    const query: GoodsQuery = {
      categoryId: 99_999,
      warehouseId: 3,
      areaCode: '33',
      keyword: '杯',
      minPrice: 0,
      maxPrice: 500,
      inStock: true,
      courierId: 2,
      freeTo: '33',
      isNew: true,
      fast: true,
      platform: 'JD',
      properties: [{ name: '颜色', value: '红色' }],
      sort: 'SALES',
    };
    const { sort, ...filter } = query;
    expect(feedVariables(query, 1)).toEqual({
      filter: { ...filter, similar: true },
      sort,
      page: 1,
      pageSize: 30,
    });
  });

  it.each([
    [{ keyword: '杯', sort: 'SALES', warehouseId: 1 }, false],
    [{ categoryId: 8 }, true],
    [{ minPrice: 0 }, true],
    [{ inStock: true }, true],
    [{ properties: [{ name: '颜色', value: '红色' }] }, true],
  ] as const)('%o narrows: %s', (change, narrowed) => {
    expect(isNarrowed({ ...anyGoods, ...change })).toBe(narrowed);
  });
});
