import { expect, it } from 'vitest';
import { quarterOf } from './quarters.ts';

it('a quarter begins and ends at midnight in Shanghai and is reported within the month after it', () => {
  expect(quarterOf('2026Q1')).toEqual({
    from: new Date('2025-12-31T16:00:00Z'),
    to: new Date('2026-03-31T16:00:00Z'),
    dueOn: '2026-04-30',
  });
  expect(quarterOf('2026Q4')).toEqual({
    from: new Date('2026-09-30T16:00:00Z'),
    to: new Date('2026-12-31T16:00:00Z'),
    dueOn: '2027-01-31',
  });
});
