import { describe, expect, it } from 'vitest';
import { anyGoods } from '../../shop/goodsQuery.ts';
import { readMobileQuery, writeMobileQuery } from './mobileQuery.ts';

describe('the goods query of the mobile site', () => {
  it.each([
    ['', anyGoods],
    ['?category=8', { ...anyGoods, categoryId: 8 }],
    [
      '?keyword=%E6%9D%AF&sort=2&category=99999',
      { ...anyGoods, keyword: '杯', sort: 'SALES', categoryId: 99999 },
    ],
  ] as const)('mobileQuery reads back what it wrote for %j', (search, query) => {
    expect(readMobileQuery(new URLSearchParams(search))).toEqual(query);
    expect(writeMobileQuery(query)).toBe(search);
  });

  it('mobileQuery ignores invalid parameters', () => {
    expect(readMobileQuery(new URLSearchParams('category=abc&sort=x'))).toEqual(anyGoods);
  });
});
