import { expect, it } from 'vitest';
import { counterpart } from './counterpart.ts';

it.each([
  ['/h5', '/'],
  ['/h5?category=8', '/?category=8'],
  ['/h5/goods/12', '/goodsInfo/12'],
  ['/h5/goods/abc', '/404'],
  ['/h5/search', '/search'],
  ['/h5/search?keyword=%E6%9D%AF&sort=2', '/search?keyword=%E6%9D%AF&sort=2'],
  ['/h5/search?keyword=cup&category=8', '/search/8?keyword=cup'],
  ['/h5/orders', '/orderCenter'],
  ['/h5/orders?tab=afterSale', '/orderCenter?tab=afterSale'],
  ['/h5/me', '/me'],
  ['/h5/nothing', '/404'],
])('an address of the former mobile site, %s, leads to %s', (address, page) => {
  const { pathname, search } = new URL(address, 'https://shop.example');
  expect(counterpart({ pathname, search })).toBe(page);
});
