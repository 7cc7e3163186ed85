import { expect, it } from 'vitest';
import { WEEK } from '../lib/courier.ts';
import { courierFeeText, restDaysText } from './courierFee.ts';

it('says what the first and each further weight costs', () => {
  const fees = { firstWeight: 1000, firstFee: 280, stepWeight: 500, stepFee: 100 };
  expect(courierFeeText(fees)).toBe('首重 1 kg ¥2.80，续重 0.5 kg ¥1.00');
});

it.each([
  [WEEK, ''],
  [WEEK.slice(0, 6), '周日'],
  [WEEK.slice(0, 5), '周六、周日'],
  [WEEK.slice(1), '周一'],
])('names the days that are missing of %s', (weekdays, text) => {
  expect(restDaysText({ weekdays })).toBe(text);
});
