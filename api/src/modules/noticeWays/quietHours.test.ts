import { describe, expect, it } from 'vitest';
import { shanghaiIso } from '../../shared/clock.ts';
import { nextAt, sendableAt } from './quietHours.ts';

const at = (time: string) => new Date(`2026-11-30T${time}+08:00`);
const hours = (from: string, to: string) => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { quietFrom: minutes(from), quietTo: minutes(to) };
};

describe('quiet hours', () => {
  it.each([
    ['22:00', '08:00', '21:59:59', '2026-11-30T21:59:59+08:00'],
    ['22:00', '08:00', '22:00:00', '2026-12-01T08:00:00+08:00'],
    ['22:00', '08:00', '00:30:00', '2026-11-30T08:00:00+08:00'],
    ['22:00', '08:00', '08:00:00', '2026-11-30T08:00:00+08:00'],
    ['12:00', '14:30', '12:00:00', '2026-11-30T14:30:00+08:00'],
    ['12:00', '14:30', '14:30:00', '2026-11-30T14:30:00+08:00'],
    ['09:00', '09:00', '09:00:00', '2026-11-30T09:00:00+08:00'],
  ])('from %s to %s let what is ready at %s go at %s', (from, to, now, then) => {
    expect(shanghaiIso(sendableAt(at(now), hours(from, to)))).toBe(then);
  });

  it('hold nothing back where there are none', () => {
    expect(sendableAt(at('03:00:00'), { quietFrom: null, quietTo: null })).toEqual(at('03:00:00'));
  });
});

describe('the next digest', () => {
  it.each([
    ['08:59:59', '2026-11-30T09:00:00+08:00'],
    ['09:00:00', '2026-12-01T09:00:00+08:00'],
    ['23:59:59', '2026-12-01T09:00:00+08:00'],
  ])('after %s is at %s', (now, then) => {
    expect(shanghaiIso(nextAt(at(now), 9 * 60))).toBe(then);
  });
});
