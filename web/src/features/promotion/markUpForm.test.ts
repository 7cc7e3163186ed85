import { describe, expect, it } from 'vitest';
import { refusal } from '../../lib/refusal.ts';
import { amountProblems, amountRefusal, amountsOf, typedAmounts } from './markUpForm.ts';

const limits = { maxProfit: 50, maxCourierProfit: 100 };

describe('typed amounts', () => {
  it.each([
    ['0.30', '0.1', { profit: 30, courierProfit: 10 }],
    ['0', '', { profit: 0, courierProfit: 0 }],
    ['￥０．５', ' ', { profit: 50, courierProfit: 0 }],
    ['', '1', null],
    ['1', '一元', null],
    ['-1', '', null],
  ])('the amounts %o and %o are parsed as %o', (profit, courierProfit, amounts) => {
    const parsed = () => amountsOf({ profit, courierProfit });
    if (amounts) expect(parsed()).toEqual(amounts);
    else expect(parsed).toThrow('no amounts');
  });

  it('amounts are formatted in yuan', () => {
    expect(typedAmounts({ profit: 5, courierProfit: 100 })).toEqual({
      ...{ profit: '0.05', courierProfit: '1.00' },
    });
  });

  it.each([
    ['0.50', '1.00', {}],
    ['0', '', {}],
    ['', '', { profit: { code: 'required' } }],
    ['0.51', '1.01', { profit: { code: 'max', max: 50 }, courierProfit: { code: 'max', max: 100 } }],
    ['0.123', 'x', { profit: { code: 'wrong' }, courierProfit: { code: 'wrong' } }],
  ])('the amounts %o and %o have the problems %o', (profit, courierProfit, problems) => {
    expect(amountProblems({ profit, courierProfit }, limits)).toEqual(problems);
  });

  it('amounts have no upper bound while the limit is unknown', () => {
    expect(amountProblems({ profit: '999', courierProfit: '999' }, null)).toEqual({});
  });
});

describe('refused amounts', () => {
  it.each(['profit', 'courierProfit'])('a refusal is shown at the %s that it names', (field) => {
    const refused = refusal('PROFIT_RANGE', '利润不能超过', { field, max: 50 });
    expect(amountRefusal(refused)).toEqual({ [field]: { code: 'refused', msg: '利润不能超过' } });
  });

  it('another refusal is not mapped to a field', () => {
    const other = refusal('INVITEE_ONLY', '只能设置自己邀请的用户');
    expect(amountRefusal(other)).toBeNull();
  });
});
