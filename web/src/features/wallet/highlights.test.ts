import { expect, it } from 'vitest';
import { type Day, highlightsOf } from './highlights.ts';

const day = (date: string, moneyIn: number, moneyOut: number): Day => ({
  ...{ date, moneyIn, moneyOut, balance: 0 },
});

it('highlights gives the sums and the best days and none without movements', () => {
  const days = [day('2026-11-19', 10_000, 0), day('2026-11-20', 0, 5_000), day('2026-11-21', 0, 0)];
  expect(highlightsOf(days)).toEqual({
    ...{ sumIn: 10_000, sumOut: 5_000, mostIn: days[0], mostOut: days[1] },
  });
  expect(highlightsOf([day('2026-11-21', 0, 0)])).toEqual({
    ...{ sumIn: 0, sumOut: 0, mostIn: null, mostOut: null },
  });
});
