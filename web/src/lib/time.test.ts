import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTimestamp } from './time.ts';

const zoned = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

describe('time in Asia/Shanghai', () => {
  it('moves an instant to the Shanghai clock', () => {
    const iso = '2026-11-20T23:59:58.900Z';
    expect([formatDate(iso), formatDateTime(iso), formatTimestamp(iso)]).toEqual([
      '2026-11-21',
      '2026-11-21 07:59',
      '2026-11-21 07:59:58',
    ]);
  });

  it('reads an offset as it is written', () => {
    expect(formatTimestamp('2026-02-28T23:30:00+08:00')).toBe('2026-02-28 23:30:00');
  });

  it.each([null, undefined, '', 'yesterday', Number.NaN])('shows a dash for %s', (instant) => {
    expect([formatDate(instant), formatDateTime(instant), formatTimestamp(instant)]).toEqual(['—', '—', '—']);
  });

  it('agrees with the time zone database since summer time ended', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1992-01-01Z'), max: new Date('2100-01-01Z'), noInvalidDate: true }),
        (date) => {
          expect(formatTimestamp(date.getTime())).toBe(zoned.format(date));
        },
      ),
    );
  });
});
