import { describe, expect, it } from 'vitest';
import { lacksCourier } from './knownCouriers.ts';

describe('couriers unknown to a platform', () => {
  it.each([
    [3, 'JTSD', true],
    [2, 'JTSD', false],
    [3, 'YTO', false],
    [3, 'SOMEBODY', false],
  ] as const)('on platform %i, %s: %s', (platform, code, expected) => {
    expect(lacksCourier(platform, code)).toBe(expected);
  });
});
