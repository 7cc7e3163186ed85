import { expect, it } from 'vitest';
import { placeLink } from './placeLink.ts';

it('placeLink leads visitors to a category on the home page, and others to the search', () => {
  expect(placeLink('/search/8', true)).toEqual({ pathname: '/', search: '?category=8' });
  expect(placeLink('/search/8', false)).toBe('/search/8');
});

it('placeLink leaves any other path as it is, and is null for none', () => {
  expect([placeLink('/goodsInfo/3', true), placeLink('', true)]).toEqual(['/goodsInfo/3', null]);
});
