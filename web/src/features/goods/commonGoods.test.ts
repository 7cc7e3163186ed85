import { expect, it } from 'vitest';
import { commonGoodsOf, needsFirstPage } from './commonGoods.ts';

const rows = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at);

it('are the second page when it has twenty', () => {
  const answers = { second: rows(20, 31), first: undefined };
  expect([needsFirstPage(answers), commonGoodsOf(answers)]).toEqual([false, rows(20, 31)]);
});

it('are the first page when the second has fewer', () => {
  expect(needsFirstPage({ second: rows(19, 31) })).toBe(true);
  expect(commonGoodsOf({ second: rows(19, 31), first: undefined })).toBeUndefined();
  expect(commonGoodsOf({ second: rows(19, 31), first: rows(30, 1) })).toEqual(rows(30, 1));
});

it('are not known before the second page is there', () => {
  expect(needsFirstPage({ second: undefined })).toBe(false);
  expect(commonGoodsOf({ second: undefined, first: rows(30, 1) })).toBeUndefined();
});
