import { describe, expect, it } from 'vitest';
import { pathOf, readLink } from './links.ts';

describe('a link of the home page', () => {
  it.each([
    [{ kind: 'none', value: '' }, ''],
    [{ kind: 'category', value: '8' }, '/search/8'],
    [{ kind: 'search', value: '茶杯 & "瓷"' }, `/search?keyword=${encodeURIComponent('茶杯 & "瓷"')}`],
    [{ kind: 'good', value: '12' }, '/goodsInfo/12'],
    [{ kind: 'page', value: '/warehouseStore/3' }, '/warehouseStore/3'],
  ] as const)('is written from %j as %j and read back', (chosen, path) => {
    expect(pathOf(chosen)).toBe(path);
    expect(readLink(path)).toEqual(chosen);
  });

  it('holds no sign that the service refuses in a path', () => {
    expect(pathOf({ kind: 'search', value: "it's (new)" })).toBe('/search?keyword=it%27s%20%28new%29');
  });

  it.each(['category', 'search', 'good', 'page'] as const)('is not complete without its %s', (kind) => {
    expect(pathOf({ kind, value: ' ' })).toBeNull();
  });
});
