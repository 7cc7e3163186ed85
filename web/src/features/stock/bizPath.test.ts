import { expect, it } from 'vitest';
import { bizPath } from './bizPath.ts';

it.each([
  ['D261121100000000001', '/orderCenter?keyword=D261121100000000001'],
  ['P261121100000000001', '/packageCenter?keyword=P261121100000000001'],
  ['DB261121100000000001', '/seller/InventoryManagement?view=transfers'],
  ['PD261121100000000001', '/seller/InventoryManagement?view=stocktakes'],
  ['XG261121100000000001', '/seller/goodsManagement?tab=edits'],
  ['I261121100000000001', null],
  ['demo', null],
  ['', null],
])('bizPath for %o is %o', (bizNo, path) => expect(bizPath(bizNo)).toBe(path));
