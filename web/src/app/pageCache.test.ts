import type { Location } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type CachedPages, evictPage, initialPages, resetPages, visit } from './pageCache.ts';

function place(address: string): Location {
  const { pathname, search } = new URL(address, 'http://web');
  return { pathname, search, hash: '', state: null, key: address };
}

function walk(...addresses: string[]): CachedPages {
  const [first = '/', ...rest] = addresses;
  return rest.reduce((pages, address) => visit(pages, place(address)), initialPages(place(first)));
}

const said = (pages: CachedPages) =>
  pages.map(({ id, location, arrival }) => `${id} ${location.pathname}${location.search} ${arrival}`);

it.each([
  ['a kept page waits behind the next', ['/', '/goodsInfo/3'], ['2 /goodsInfo/3 new', '1 / within']],
  [
    'and is found again as it was left',
    ['/search?keyword=a', '/goodsInfo/3', '/search?keyword=a'],
    ['1 /search?keyword=a back'],
  ],
  ['other pages go when they are left', ['/me', '/', '/me'], ['3 /me new', '2 / new']],
  ['from one passing page to the next', ['/me', '/collect'], ['1 /collect new']],
  ['a passing page that shows something else', ['/collect', '/collect?page=2'], ['1 /collect?page=2 within']],
  ['narrowing moves a search on', ['/search', '/search/8?stock=1'], ['1 /search/8?stock=1 within']],
  [
    'another search stands beside the one that was left',
    ['/search?keyword=a', '/me', '/search'],
    ['3 /search new', '1 /search?keyword=a within'],
  ],
  [
    'and moving to what was left goes back to it',
    ['/search?keyword=a', '/me', '/search', '/search?keyword=a'],
    ['1 /search?keyword=a back', '3 /search new'],
  ],
  [
    'a tab is within the order list',
    ['/orderCenter', '/orderCenter?tab=all'],
    ['1 /orderCenter?tab=all within'],
  ],
  [
    'to another tab than the one that was left',
    ['/orderCenter?tab=afterSale', '/me', '/orderCenter'],
    ['1 /orderCenter new'],
  ],
  [
    'the parcels of an order are a page of their own',
    ['/packageCenter', '/packageCenter/7'],
    ['2 /packageCenter/7 new', '1 /packageCenter within'],
  ],
])('%s', (_, addresses, expected) => {
  expect(said(walk(...addresses))).toEqual(expected);
});

it('keeps six at most and lets the one go that was left first', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7];
  expect(walk(...ids.map((id) => `/packageCenter/${id}`)).map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2]);
});

it('leaves only the page in view to another person, and the home page anew', () => {
  expect(said(resetPages(walk('/', '/orderCenter')))).toEqual(['2 /orderCenter new']);
  expect(said(resetPages(walk('/orderCenter', '/')))).toEqual(['3 / new']);
});

it('lets a page that broke go when it is left', () => {
  const broken = evictPage(walk('/', '/orderCenter'), 2);
  expect(said(visit(broken, place('/me')))).toEqual(['2 /me new', '1 / within']);
  expect(said(evictPage(walk('/', '/orderCenter'), 1))).toEqual(['2 /orderCenter new']);
});
