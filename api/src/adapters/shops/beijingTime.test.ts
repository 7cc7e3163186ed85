import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { beijingTime, fromBeijingTime } from './beijingTime.ts';

describe('Beijing time', () => {
  it.each(['UTC', 'Asia/Shanghai', 'America/New_York'])(
    'is formatted and parsed on a machine in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      const moment = new Date('2026-01-01T16:00:00Z');
      expect(beijingTime(moment)).toBe('2026-01-02 00:00:00');
      expect(fromBeijingTime('2026-01-02 00:00:00')).toEqual(moment);
    },
  );

  it.each([
    '',
    '2026-01-02',
    '2026-01-02T00:00:00',
    '2026-13-02 00:00:00',
    '0001-01-01 00:00:00',
    '1970-01-01 00:00:00',
    1,
  ])('is not parsed from %j', (text) => {
    expect(fromBeijingTime(text)).toBeNull();
  });
});
