import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shanghaiParts } from '../../shared/clock.ts';
import { promisedShipAt, restsToday, type WorkCalendar } from './workDays.ts';

const everyDay: WorkCalendar = {
  workDays: '1111111',
  sundayRest: false,
  restDates: [],
  cutoffTime: '18:00',
};
const until16: WorkCalendar = { ...everyDay, cutoffTime: '16:00' };
/** 2026-11-20 is a Friday. */
const friday = (time: string) => new Date(`2026-11-20T${time}:00+08:00`);
const iso = (at: Date | null) => at?.toISOString() ?? null;

describe('promisedShipAt', () => {
  it('promises the same day before the earlier of the two cut-offs', () => {
    const promised = '2026-11-20T08:00:00.000Z';
    expect(iso(promisedShipAt([everyDay, until16], friday('15:59')))).toBe(promised);
    expect(iso(promisedShipAt([until16, everyDay], friday('15:59')))).toBe(promised);
  });

  it('promises the next day from the cut-off on', () => {
    expect(iso(promisedShipAt([everyDay, until16], friday('16:00')))).toBe('2026-11-21T08:00:00.000Z');
  });

  it('skips a resting Saturday, a resting Sunday and a holiday', () => {
    const calendar = { ...everyDay, workDays: '1111110', sundayRest: true, restDates: ['2026-11-23'] };
    expect(iso(promisedShipAt([calendar, everyDay], friday('20:00')))).toBe('2026-11-24T10:00:00.000Z');
  });

  it('skips days on which either of the two rests', () => {
    const courier = { ...everyDay, workDays: '1111110' };
    const warehouse = { ...until16, sundayRest: true, restDates: ['2026-11-23', '2026-11-20'] };
    expect(iso(promisedShipAt([courier, warehouse], friday('10:00')))).toBe('2026-11-24T08:00:00.000Z');
  });

  it('uses the weekday in Shanghai, not in UTC', () => {
    const noSaturday = { ...everyDay, workDays: '1111110' };
    expect(restsToday(noSaturday, new Date('2026-11-20T16:30:00Z'))).toBe(true);
    expect(restsToday(noSaturday, new Date('2026-11-20T15:30:00Z'))).toBe(false);
  });

  it('does not interpret the leading flag as a statement about Sunday', () => {
    const sunday = new Date('2026-11-22T12:00:00+08:00');
    expect(restsToday({ ...everyDay, workDays: '1000000' }, sunday)).toBe(false);
    expect(restsToday({ ...everyDay, sundayRest: true }, sunday)).toBe(true);
  });

  it('promises nothing when the two never work on the same day', () => {
    const mondays = { ...everyDay, workDays: '1100000', sundayRest: true };
    const tuesdays = { ...everyDay, workDays: '1010000', sundayRest: true };
    expect(iso(promisedShipAt([mondays, everyDay], friday('10:00')))).toBe('2026-11-23T10:00:00.000Z');
    expect(promisedShipAt([mondays, tuesdays], friday('10:00'))).toBeNull();
  });
});

describe('any two work calendars', () => {
  const DAY_MS = 24 * 3_600_000;
  const start = Date.parse('2026-11-20T00:00:00+08:00');
  const calendar = fc.record({
    workDays: fc
      .array(fc.constantFrom('0', '1'), { minLength: 6, maxLength: 6 })
      .map((flags) => `1${flags.join('')}`),
    sundayRest: fc.boolean(),
    restDates: fc
      .uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 })
      .map((days) => days.map((day) => shanghaiParts(new Date(start + day * DAY_MS)).date)),
    cutoffTime: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
  });
  const moment = fc.integer({ min: 0, max: 14 * 1440 }).map((minute) => new Date(start + minute * 60_000));

  it('promise the earlier cut-off of the first day after now on which both work', () => {
    fc.assert(
      fc.property(calendar, calendar, moment, (one, other, at) => {
        const [cutoff] = [one.cutoffTime, other.cutoffTime].toSorted();
        const days = Array.from({ length: 60 }, (_, day) => new Date(at.getTime() + day * DAY_MS));
        const cutoffs = days
          .filter((day) => !restsToday(one, day) && !restsToday(other, day))
          .map((day) => new Date(`${shanghaiParts(day).date}T${cutoff}:00+08:00`));
        expect(promisedShipAt([one, other], at)).toEqual(cutoffs.find((each) => each > at) ?? null);
      }),
    );
  });

  it('promise the same in either order', () => {
    fc.assert(
      fc.property(calendar, calendar, moment, (one, other, at) => {
        expect(promisedShipAt([one, other], at)).toEqual(promisedShipAt([other, one], at));
      }),
    );
  });
});
