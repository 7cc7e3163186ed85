import { expect, it } from 'vitest';
import { courierFeeText, restDaysText } from './courierFee.ts';

it('says what the first and each further weight costs', () => {
  const fees = { firstWeight: 1000, firstFee: 280, stepWeight: 500, stepFee: 100 };
  expect(courierFeeText(fees)).toBe('首重 1 kg ¥2.80，续重 0.5 kg ¥1.00');
});

it.each([
  ['1111111', false, ''],
  ['1111111', true, '周日'],
  ['1111110', true, '周六、周日'],
  ['1011111', false, '周一'],
])('reads the working days %s, Sunday off %s', (workDays, sundayRest, text) => {
  expect(restDaysText({ workDays, sundayRest })).toBe(text);
});
