import { describe, expect, it } from 'vitest';
import { isNewer } from './notices.rules.ts';

describe('isNewer', () => {
  const at = (id: number, publishedAt: number) => ({ id, publishedAt });

  it.each([
    ['a later one', at(1, 200), at(2, 100), true],
    ['an earlier one', at(2, 100), at(1, 200), false],
    ['the higher number of one instant', at(2, 100), at(1, 100), true],
    ['the lower number of one instant', at(1, 100), at(2, 100), false],
    ['itself', at(1, 100), at(1, 100), false],
    ['any, after none', at(1, 100), null, true],
    ['none', undefined, at(1, 100), false],
    ['none, after none', undefined, null, false],
  ])('isNewer: %s', (_, one, other, newer) => {
    expect(isNewer(one, other)).toBe(newer);
  });
});
