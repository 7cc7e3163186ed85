import { describe, expect, it } from 'vitest';
import { baseFee, restDays, restsOn, WEEK, weekdayOf } from './courier.ts';

const fees = { firstWeight: 1000, firstFee: 280, stepWeight: 500, stepFee: 90 };
const days = { weekdays: WEEK.slice(0, 5), restDates: ['2026-11-23'] };

describe('what a courier takes', () => {
  it.each([
    [0, 280],
    [1000, 280],
    [1001, 370],
    [1500, 370],
    [1501, 460],
  ])('for %i g: %i fen', (grams, fee) => {
    expect(baseFee(fees, grams)).toBe(fee);
  });
});

describe('when a courier rests', () => {
  it('knows the days of the week, Monday first', () => {
    expect(restDays(days)).toEqual(['SATURDAY', 'SUNDAY']);
    expect(restDays({ weekdays: ['SUNDAY', 'TUESDAY'] })).toEqual([
      ...['MONDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'],
    ]);
    expect(restDays({ weekdays: WEEK })).toEqual([]);
  });

  it('knows the day of the week of every day', () => {
    const november = ['23', '24', '25', '26', '27', '28', '29'].map((day) => weekdayOf(`2026-11-${day}`));
    expect(november).toEqual(WEEK);
  });

  it.each([
    ['2026-11-20T23:59:00+08:00', false],
    ['2026-11-20T16:30:00Z', true],
    ['2026-11-22T12:00:00+08:00', true],
    ['2026-11-23T08:00:00+08:00', true],
    ['2026-11-24T08:00:00+08:00', false],
  ])('at %s: %s', (at, rests) => {
    expect(restsOn(days, Date.parse(at))).toBe(rests);
  });
});
