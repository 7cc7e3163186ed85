import { describe, expect, it } from 'vitest';
import { type CourierCalendar, promisedShipAt, restsToday } from './workDays.ts';

const everyDay: CourierCalendar = {
  workDays: '1111111',
  sundayRest: false,
  restDates: [],
  cutoffTime: '18:00',
};
/** 2026-11-20 is a Friday. */
const friday = (time: string) => new Date(`2026-11-20T${time}:00+08:00`);
const iso = (at: Date | null) => at?.toISOString() ?? null;

describe('promisedShipAt', () => {
  it('promises the same day before the earlier of the two cut-offs', () => {
    expect(iso(promisedShipAt(everyDay, '16:00', friday('15:59')))).toBe('2026-11-20T08:00:00.000Z');
  });

  it('promises the next day from the cut-off on', () => {
    expect(iso(promisedShipAt(everyDay, '16:00', friday('16:00')))).toBe('2026-11-21T08:00:00.000Z');
  });

  it('passes over a resting Saturday, a resting Sunday and a holiday', () => {
    const calendar = { ...everyDay, workDays: '1111110', sundayRest: true, restDates: ['2026-11-23'] };
    expect(iso(promisedShipAt(calendar, '18:00', friday('20:00')))).toBe('2026-11-24T10:00:00.000Z');
  });

  it('reads the day of the week in Shanghai, not in UTC', () => {
    const noSaturday = { ...everyDay, workDays: '1111110' };
    expect(restsToday(noSaturday, new Date('2026-11-20T16:30:00Z'))).toBe(true);
    expect(restsToday(noSaturday, new Date('2026-11-20T15:30:00Z'))).toBe(false);
  });

  it('takes the leading flag as no statement about Sunday', () => {
    const sunday = new Date('2026-11-22T12:00:00+08:00');
    expect(restsToday({ ...everyDay, workDays: '1000000' }, sunday)).toBe(false);
    expect(restsToday({ ...everyDay, sundayRest: true }, sunday)).toBe(true);
  });

  it('promises nothing when the courier never works', () => {
    expect(
      promisedShipAt({ ...everyDay, workDays: '1000000', sundayRest: true }, '18:00', friday('10:00')),
    ).toBeNull();
  });
});
