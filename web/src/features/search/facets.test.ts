import { describe, expect, it } from 'vitest';
import { anyGoods } from '../../shop/goodsQuery.ts';
import { chosenOf, countWords, priceWords, toggled } from './facets.ts';

describe('facets in words', () => {
  it('say how many, at least how many, or nothing', () => {
    expect([countWords(0, true), countWords(12, true), countWords(1000, true)]).toEqual(['0', '12', '999+']);
    expect([countWords(0, false), countWords(12, false), countWords(1000, false)]).toEqual([
      '',
      '12+',
      '999+',
    ]);
  });

  it('say ranges of prices', () => {
    expect([
      priceWords(0, 499),
      priceWords(500, 999),
      priceWords(50_000, null),
      priceWords(150, 1250),
    ]).toEqual(['¥5 以下', '¥5–10', '¥500 以上', '¥1.50–12.50']);
  });

  it('name what is chosen, each with the way back', () => {
    const query = { ...anyGoods, isNew: true, properties: [{ name: '颜色', value: '红色' }] };
    expect(chosenOf(query, undefined)).toEqual([
      { key: 'new', name: '新品', without: { isNew: false } },
      { key: 'property 颜色:红色', name: '颜色：红色', without: { properties: [] } },
    ]);
    expect(toggled(query, '颜色', '蓝色')).toHaveLength(2);
  });
});
