import { expect, it } from 'vitest';
import { sumsOf } from './promotionDays.ts';

const day = (date: string, profit: number, invited = 0, parcels = 0) => ({ date, profit, invited, parcels });

it('sums the days, and names the first of those that brought most', () => {
  const days = [day('2026-11-19', 5, 1), day('2026-11-20', 120, 0, 2), day('2026-11-21', 120, 3, 4)];
  expect(sumsOf(days)).toEqual({ profit: 245, invited: 4, parcels: 6, best: days[1] });
});

it('names none where nothing was earned', () => {
  expect(sumsOf([day('2026-11-21', 0, 2)])).toEqual({ profit: 0, invited: 2, parcels: 0, best: null });
  expect(sumsOf([]).best).toBeNull();
});
