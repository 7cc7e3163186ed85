import { describe, expect, it } from 'vitest';
import { type CashOutLimits, cleanedAccount, feeOf, maxWithdrawable, obstacleOf } from './cashOut.rules.ts';

const limits: CashOutLimits = {
  ...{ withdrawable: 50_000, min: 1_000, max: 5_000_000, feeRate: 60, leftToday: 3 },
  ...{ realName: '张三', paused: false, auditing: null },
};
const auditing = {} as NonNullable<CashOutLimits['auditing']>;

it.each([
  [0, 60, 0],
  [1, 60, 1],
  [1_000, 60, 6],
  [1_001, 60, 7],
  [10_000, 60, 60],
  [5_000_000, 60, 30_000],
  [4_999_999, 60, 30_000],
  [12_345, 0, 0],
])('feeOf charges a cash-out of %i fen at a rate of %i a fee of %i fen', (amount, rate, fee) => {
  expect(feeOf(amount, rate)).toBe(fee);
});

it.each([
  [{}, 50_000],
  [{ withdrawable: 6_000_000 }, 5_000_000],
])('mostOf with %o is %i fen', (change, most) => {
  expect(maxWithdrawable({ ...limits, ...change })).toBe(most);
});

it.each([
  [{}, null],
  [{ withdrawable: 1_000 }, null],
  [{ withdrawable: 999 }, 'tooLittle'],
  [{ withdrawable: 0, leftToday: 0 }, 'noneLeft'],
  [{ leftToday: 0, auditing }, 'auditing'],
  [{ auditing, paused: true }, 'paused'],
])('obstacleOf reports for limits %o the obstacle %s', (change, obstacle) => {
  expect(obstacleOf({ ...limits, ...change })).toBe(obstacle);
});

describe('payee accounts', () => {
  it.each([
    ['BANK', '6222 0200-1234 5678', '6222020012345678'],
    ['BANK', '６２２２０２００１２３４５６７８', '6222020012345678'],
    ['ALIPAY', ' li-si@example.com ', 'li-si@example.com'],
    ['WECHAT', ' wx_li-si ', 'wx_li-si'],
  ] as const)('a payee account of %s typed as %o is submitted as %o', (accountType, typed, sent) => {
    expect(cleanedAccount(accountType, typed)).toBe(sent);
  });
});
