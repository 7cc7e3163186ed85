import { expect, it } from 'vitest';
import { readGoodsQuery } from '../../shop/goodsAddress.ts';
import { anyGoods } from '../../shop/goodsQuery.ts';
import { homeSearch, isPart, readHomeQuery } from './homeQuery.ts';
import { shelfAddresses, zoneAddress, zoneBounds } from './homeShelves.ts';

it.each([
  [null, ''],
  [8, '?category=8'],
  [99_999, '?category=99999'],
  [1_234_567_890, '?category=1234567890'],
])('homeQuery writes the category %s as %j and reads it back', (id, search) => {
  expect(homeSearch(id)).toBe(search);
  const query = readHomeQuery(new URLSearchParams(search));
  expect(query).toEqual({ ...anyGoods, categoryId: id });
  expect(isPart(query)).toBe(id !== null);
});

it.each(['abc', '-1', '1.5', '12345678901234567'])('homeQuery reads the category %s as none', (category) => {
  expect(readHomeQuery(new URLSearchParams({ category })).categoryId).toBeNull();
});

it.each([...Object.values(shelfAddresses), ...zoneBounds.map((_, at) => zoneAddress(at))])(
  'reads the list at %s as the search page does',
  (address) => {
    const query = readHomeQuery(new URLSearchParams(address));
    expect(query).toEqual(readGoodsQuery(new URLSearchParams(address)));
    expect(isPart(query)).toBe(true);
  },
);

it('leaves no price out between zones', () => {
  const zones = zoneBounds.map((_, at) => readHomeQuery(new URLSearchParams(zoneAddress(at))));
  expect(zones.map(({ minPrice, maxPrice }) => [minPrice, maxPrice])).toEqual([
    [null, 499],
    [500, 999],
    [1_000, 1_999],
    [2_000, 4_999],
    [5_000, null],
  ]);
});

it.each(['abc', '-1', '1.234', '', '12345678'])('reads the price %j as no bound', (min) => {
  expect(readHomeQuery(new URLSearchParams({ min })).minPrice).toBeNull();
});
