import { expect, it } from 'vitest';
import { presetDays } from './spans.ts';

it.each([
  ['week', '2026-11-15', '2026-11-21'],
  ['month', '2026-10-23', '2026-11-21'],
  ['thisMonth', '2026-11-01', '2026-11-21'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
] as const)('the period %s is %s to %s in Asia/Shanghai', (preset, from, to) => {
  expect(presetDays(preset, new Date('2026-11-20T16:30:00Z'))).toEqual({ from, to });
});
