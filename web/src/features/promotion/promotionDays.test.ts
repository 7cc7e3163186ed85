import { expect, it } from 'vitest';
import { sumsOf } from './promotionDays.ts';

const day = (date: string, profit: number, invited = 0, parcels = 0) => ({ date, profit, invited, parcels });

it('the daily sums are totalled and the first best day is named', () => {
  const days = [day('2026-11-19', 5, 1), day('2026-11-20', 120, 0, 2), day('2026-11-21', 120, 3, 4)];
  expect(sumsOf(days)).toEqual({ profit: 245, invited: 4, parcels: 6, best: days[1] });
});

it('no best day is named when nothing was earned', () => {
  expect(sumsOf([day('2026-11-21', 0, 2)])).toEqual({ profit: 0, invited: 2, parcels: 0, best: null });
  expect(sumsOf([]).best).toBeNull();
});
