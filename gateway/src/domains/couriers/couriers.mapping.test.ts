import { expect, it } from 'vitest';
import { weekdaysOf, weekFlagsOf } from './couriers.mapping.ts';

it('a week is the same as days and as flags, whichever days it has', () => {
  const flags = Array.from({ length: 64 }, (_, days) => `1${days.toString(2).padStart(6, '0')}`);
  const weeks = flags.flatMap((workDays) => [
    { workDays, sundayRest: true },
    { workDays, sundayRest: false },
  ]);
  expect(weeks.map((week) => weekFlagsOf(weekdaysOf(week)))).toEqual(weeks);
});

it('days of a week are answered from Monday, and taken in any order', () => {
  expect(weekdaysOf({ workDays: '1010001', sundayRest: false })).toEqual([2, 6, 0]);
  expect(weekFlagsOf([0, 6, 2, 6])).toEqual({ workDays: '1010001', sundayRest: false });
  expect(weekFlagsOf([])).toEqual({ workDays: '1000000', sundayRest: true });
});
