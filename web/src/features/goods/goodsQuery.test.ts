import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedVariables, type GoodsQuery, readGoodsQuery, writeGoodsQuery } from './goodsQuery.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((list) => list.join(''));

const queries: fc.Arbitrary<GoodsQuery> = fc.record({
  categoryId: fc.option(fc.integer({ min: 0, max: 999_999 })),
  areaCode: fc.oneof(fc.constant(''), digits(2), digits(4)),
  sort: fc.constantFrom('GENERAL', 'SALES', 'PRICE_UP', 'PRICE_DOWN', 'NEWEST'),
  keyword: fc.string({ maxLength: 60 }).map((text) => text.trim()),
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
    const params = new URLSearchParams('category=abc&area=1&sort=99&keyword=%20');
    expect(readGoodsQuery(params)).toEqual({ categoryId: null, areaCode: '', sort: 'GENERAL', keyword: '' });
  });

  it('leaves the defaults out of the address and of the call', () => {
    const plain = readGoodsQuery(new URLSearchParams());
    expect(writeGoodsQuery(plain)).toBe('');
    expect(feedVariables(plain, 2)).toEqual({ filter: {}, sort: 'GENERAL', page: 2, pageSize: 30 });
  });
});
