import { describe, expect, it } from 'vitest';
import { readSearch, searchAddress } from './searchQuery.ts';

describe('searchQuery', () => {
  it.each([
    [{ kind: 'goods', text: '' }, '/search'],
    [{ kind: 'goods', text: '保温杯' }, '/search?keyword=%E4%BF%9D%E6%B8%A9%E6%9D%AF'],
    [{ kind: 'warehouse', text: '' }, '/search?kind=2'],
    [{ kind: 'warehouse', text: 'a&b' }, '/search?kind=2&keyword=a%26b'],
  ] as const)('searchQuery writes %o as %s and reads it back', (search, address) => {
    expect(searchAddress(search)).toBe(address);
    expect(readSearch(new URL(address, 'http://shop').searchParams)).toEqual(search);
  });

  it('searchQuery falls back to all goods for invalid parameters', () => {
    const params = new URLSearchParams('kind=warehouse&keyword=%20%20');
    expect(readSearch(params)).toEqual({ kind: 'goods', text: '' });
  });
});
