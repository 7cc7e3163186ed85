import { expect, it } from 'vitest';
import { isSpan, presetQuery } from './reportsQuery.ts';

const now = new Date('2026-03-01T00:30:00+08:00');

it.each([
  ['', '', true],
  ['2026-03-01', '', true],
  ['2026-03-02', '', false],
  ['2024-03-01', '2026-03-01', true],
  ['2024-02-29', '2026-03-01', false],
  ['2026-02-02', '2026-02-01', false],
  ['', '2020-01-01', true],
])('says whether there is a report from %j to %j', (from, to, is) => {
  expect(isSpan({ from, to }, now)).toBe(is);
});

it('counts spans by the days of Shanghai, and a year in months', () => {
  expect(presetQuery('week', now)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(presetQuery('lastMonth', now)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(presetQuery('year', now)).toEqual({ from: '2025-03-02', to: '2026-03-01', unit: 'MONTH' });
});
