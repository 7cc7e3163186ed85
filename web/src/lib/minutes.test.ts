import { expect, it } from 'vitest';
import { minuteOf, momentOf } from './minutes.ts';

it('a minute of Shanghai is a moment, and back', () => {
  expect(momentOf('2026-11-30T08:00')).toBe('2026-11-30T08:00:00+08:00');
  expect(minuteOf('2026-11-30T00:00:00.000Z')).toBe('2026-11-30T08:00');
  expect([momentOf(''), minuteOf(null)]).toEqual([null, '']);
});
