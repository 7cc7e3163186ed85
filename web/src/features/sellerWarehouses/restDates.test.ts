import { expect, it } from 'vitest';
import { daysBetween, monthsOf } from './restDates.ts';

it('daysBetween lists the days across a month boundary', () => {
  expect(daysBetween('2027-01-30', '2027-02-01')).toEqual(['2027-01-30', '2027-01-31', '2027-02-01']);
  expect(daysBetween('2027-02-06', '2027-02-06')).toEqual(['2027-02-06']);
  expect([daysBetween('2027-02-06', '2027-02-05'), daysBetween('', '')]).toEqual([[], []]);
  expect(daysBetween('2027-01-01', '2029-01-01')).toHaveLength(60);
});

it('monthsOf groups days by month', () => {
  expect(monthsOf(['2027-01-31', '2027-02-01', '2027-02-06'])).toEqual([
    { month: '2027-01', days: ['2027-01-31'] },
    { month: '2027-02', days: ['2027-02-01', '2027-02-06'] },
  ]);
});
