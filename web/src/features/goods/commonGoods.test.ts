import { expect, it } from 'vitest';
import { commonGoodsOf, needsFirstPage } from './commonGoods.ts';

const rows = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at);

it('commonGoodsOf picks the second page when it has twenty rows', () => {
  const answers = { second: rows(20, 31), first: undefined };
  expect([needsFirstPage(answers), commonGoodsOf(answers)]).toEqual([false, rows(20, 31)]);
});

it('commonGoodsOf picks the first page when the second has fewer rows', () => {
  expect(needsFirstPage({ second: rows(19, 31) })).toBe(true);
  expect(commonGoodsOf({ second: rows(19, 31), first: undefined })).toBeUndefined();
  expect(commonGoodsOf({ second: rows(19, 31), first: rows(30, 1) })).toEqual(rows(30, 1));
});

it('commonGoodsOf answers undefined until the second page is loaded', () => {
  expect(needsFirstPage({ second: undefined })).toBe(false);
  expect(commonGoodsOf({ second: undefined, first: rows(30, 1) })).toBeUndefined();
});
