import { expect, it } from 'vitest';
import { fieldOf } from './headerNames.ts';

it.each([
  ['规格', 'specification'],
  ['商品规格（选填）', 'specification'],
  ['商品属性', 'specification'],
  ['颜色/尺码', 'specification'],
  ['件数', 'num'],
  ['买家留言', 'remark'],
  ['商品编码', undefined],
])('the header %s is read as %s', (header, field) => {
  expect(fieldOf(header)?.field).toBe(field);
});
