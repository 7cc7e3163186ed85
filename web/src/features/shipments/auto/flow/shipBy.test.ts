import { expect, it } from 'vitest';
import { hoursUntil } from './shipBy.ts';

const now = Date.parse('2026-12-01T10:00:00Z');

it('counts the hours until an order is to be sent where they are few, and tells what is over', () => {
  const until = [
    '2026-12-02T10:00:00Z',
    '2026-12-02T09:59:59Z',
    '2026-12-01T10:59:00Z',
    '2026-12-01T09:59:59Z',
  ];
  expect(until.map((shipBy) => hoursUntil(shipBy, now))).toEqual([null, 23, 0, -1]);
});
