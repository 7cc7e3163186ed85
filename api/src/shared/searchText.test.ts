import { expect, it } from 'vitest';
import { searchTextOf } from './searchText.ts';

it.each([
  ['毛绒小熊公仔 25cm', '毛绒小熊公仔 25cm mrxxgz25cm maorongxiaoxionggongzai25cm'],
  ['重庆火锅底料', '重庆火锅底料 cqhgdl chongqinghuoguodiliao'],
  ['USB-C 数据线', 'usb-c 数据线 usb-csjx usb-cshujuxian'],
])('the search text of %s contains %s', (name, expected) => {
  expect(searchTextOf(name)).toBe(expected);
});
