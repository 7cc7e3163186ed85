import { describe, expect, it } from 'vitest';
import type { MarkUp } from './markUpForm.ts';
import { amountProblemText, amountsWords, membersNamed, removalWords } from './markUps.text.ts';

const row: MarkUp = {
  ...{ id: 1, userId: 7, userPhone: '138******02', nickName: '小雨', goodId: null, goodName: null },
  ...{ profit: 30, courierProfit: 10, enabled: true, remark: '', updatedAt: '2026-11-21T10:00:00+08:00' },
};

it.each([
  [30, 10, '¥0.30/件 + ¥0.10/包裹'],
  [30, 0, '¥0.30/件'],
  [0, 10, '¥0.10/包裹'],
  [0, 0, '不加价'],
])('the amounts %i and %i fen are worded %s', (profit, courierProfit, words) => {
  expect(amountsWords({ profit, courierProfit })).toBe(words);
});

it('membersNamed names one member or the first of many with their count', () => {
  const member = { userId: 7, nickName: '小雨', phone: '138******02' };
  expect(membersNamed([member])).toBe('小雨（138******02）');
  expect(membersNamed([member, { ...member, userId: 8 }])).toBe('小雨（138******02）等 2 位会员');
  expect(membersNamed([])).toBe('');
});

describe('the confirmation before amounts are removed', () => {
  it.each([
    ['on all goods', [row], '将删除小雨在全部商品上的加价。'],
    ['on one of the goods', [{ ...row, goodId: 5, goodName: '纸杯' }], '将删除小雨在「纸杯」上的加价。'],
    ['of many', [row, { ...row, id: 2 }], '将删除小雨等的 2 条加价。'],
  ])('the confirmation names the rows: %s', (_, rows, words) => {
    expect(removalWords(rows).startsWith(words)).toBe(true);
  });
});

it.each([
  [{ code: 'required' } as const, '请填写金额'],
  [{ code: 'wrong' } as const, '请填写金额，最多两位小数'],
  [{ code: 'max', max: 80 } as const, '利润不能超过0.80元'],
  [{ code: 'refused', msg: '该商品已下架' } as const, '该商品已下架'],
  [undefined, null],
])('the problem text for %o is worded', (problem, words) => {
  expect(amountProblemText(problem)).toBe(words);
});
