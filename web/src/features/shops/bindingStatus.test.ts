import { expect, it } from 'vitest';
import { bindingStatusOf } from './bindingStatus.ts';

it.each([
  ['ACTIVE', 30, 'good'],
  ['ACTIVE', 4, 'good'],
  ['ACTIVE', 3, 'expiring'],
  ['EXPIRING', 0, 'expiring'],
  ['EXPIRED', 0, 'expired'],
  ['DISABLED', 90, 'disabled'],
] as const)('standingOf for a shop that is %s with %i days left is %s', (status, daysLeft, bindingStatus) => {
  expect(bindingStatusOf({ status, daysLeft })).toBe(bindingStatus);
});
