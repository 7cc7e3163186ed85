import { expect, it } from 'vitest';
import { localExpiry } from './statusPolling.ts';

it.each([
  ['2026-11-21T10:00:00+08:00', '2026-11-21T10:30:00+08:00'],
  ['2026-11-21T10:29:00+08:00', '2026-11-21T10:30:00+08:00'],
  ['2026-11-21T12:00:00+08:00', '2026-11-21T12:30:00+08:00'],
  ['2026-11-21T08:00:00+08:00', '2026-11-21T08:30:00+08:00'],
])('localExpiry at %s is %s', (now, end) => {
  expect(localExpiry('2026-11-21T10:30:00+08:00', Date.parse(now))).toBe(Date.parse(end));
});
