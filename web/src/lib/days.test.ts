import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daySpans, mondayOf, sameDayIn, typedDay, weeksOf } from './days.ts';

describe('days', () => {
  it('are counted over months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
    expect([addMonths('2026-12-15', 1), addMonths('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01']);
  });

  it('are the same in another month, or the last one of a shorter month', () => {
    expect([sameDayIn('2026-11-22', -1), sameDayIn('2026-12-05', 1)]).toEqual(['2026-10-22', '2027-01-05']);
    expect([sameDayIn('2028-01-31', 1), sameDayIn('2026-03-31', -1)]).toEqual(['2028-02-29', '2026-02-28']);
    expect([mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23']);
  });

  it.each([
    ['2026-11-21', '2026-11-21'],
    [' 2026/1/5 ', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['20261121', '2026-11-21'],
    ['2026-02-30', ''],
    ['26-11-21', ''],
    ['2026-13', ''],
    ['', ''],
  ])('are read as they are typed: %s', (text, day) => {
    expect(typedDay(text)).toBe(day);
  });

  it('of a month stand in whole weeks from Monday', () => {
    const weeks = weeksOf('2026-11-21');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([6, '2026-10-26', '2026-12-06']);
    expect(weeksOf('2027-02-01').map((week) => week[0])).toEqual([
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-02-22',
    ]);
  });

  it('that are asked for often end today, or with the month before', () => {
    const spans = Object.values(daySpans).map((span) => Object.values(span('2026-03-01')).join(' '));
    expect(spans).toEqual([
      '2026-03-01 2026-03-01',
      '2026-02-28 2026-02-28',
      '2026-02-23 2026-03-01',
      '2026-01-31 2026-03-01',
      '2026-03-01 2026-03-01',
      '2026-02-01 2026-02-28',
    ]);
  });
});
