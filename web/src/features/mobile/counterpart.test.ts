import { describe, expect, it } from 'vitest';
import { desktopCounterpart, mobileCounterpart } from './counterpart.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://shop.example');
  return { pathname, search };
};

describe('the mobile page for a desktop page', () => {
  it.each([
    ['/', '/h5'],
    ['/goodsInfo/12', '/h5/goods/12'],
    ['/goodsInfo/12/3', '/h5/goods/12'],
    ['/goodsInfo/abc', '/h5'],
    ['/?keyword=%E6%9D%AF&area=33', '/h5/search?keyword=%E6%9D%AF'],
    ['/search', '/h5/search'],
    ['/search?keyword=cup&sort=2', '/h5/search?keyword=cup&sort=2'],
    ['/search/8?sort=2', '/h5?sort=2&category=8'],
    ['/orderCenter?tab=pendingPayment', '/h5/orders'],
    ['/packageCenter/9', '/h5/orders'],
    ['/me', '/h5/me'],
    ['/buyer/wallet', '/h5/me'],
    ['/shipments/3/-1/byHand?wid=1', '/h5'],
    ['/join?sort=2', '/h5'],
  ])('the counterpart of %s is %s', (desktop, mobile) => {
    expect(mobileCounterpart(at(desktop))).toBe(mobile);
  });
});

describe('the desktop page for a mobile page', () => {
  it.each([
    ['/h5', '/'],
    ['/h5?category=8', '/'],
    ['/h5/goods/12', '/goodsInfo/12'],
    ['/h5/search?keyword=%E6%9D%AF', '/search?keyword=%E6%9D%AF'],
    ['/h5/search', '/'],
    ['/h5/orders?tab=afterSale', '/orderCenter'],
    ['/h5/me', '/me'],
  ])('the counterpart of %s is %s', (mobile, desktop) => {
    expect(desktopCounterpart(at(mobile))).toBe(desktop);
  });
});
