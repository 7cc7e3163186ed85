import { describe, expect, it } from 'vitest';
import { isDay, isInstant } from './instants.ts';

describe('an instant', () => {
  it.each([
    '2026-11-21T10:00:00+08:00',
    '2026-11-21t02:00:00.123456z',
    '2026-11-21 10:00:00+08:00',
    '1900-01-01T00:00:00Z',
    '2999-12-31T23:59:59Z',
  ])('accepts %s', (text) => expect(isInstant(text)).toBe(true));

  it.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '1900-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    '2999-12-31T23:59:59-12:00',
    '2026-02-30T00:00:00Z',
    '2026-11-21T24:30:00Z',
    '2026-11-21T10:00:00',
    '2026-11-21',
    '',
  ])('refuses %j', (text) => expect(isInstant(text)).toBe(false));
});

describe('a day', () => {
  it.each(['1900-01-01', '2028-02-29', '2999-12-31'])('accepts %s', (text) => expect(isDay(text)).toBe(true));

  it.each(['0000-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2026-02-29', '2026-13-01', ''])(
    'refuses %j',
    (text) => expect(isDay(text)).toBe(false),
  );
});
