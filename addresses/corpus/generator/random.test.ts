import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('the random source', () => {
  it('draws the same numbers on every machine', () => {
    const random = createRandom('橙仓');
    expect([
      random.int(1, 1000),
      random.int(1, 1000),
      random.digits(6),
      random.shuffle([1, 2, 3, 4]),
    ]).toEqual([74, 538, '962597', [1, 3, 2, 4]]);
  });

  it('draws open words of a half that the other half does not draw', () => {
    const words = Array.from({ length: 11 }, (_, i) => i);
    const drawn = (half: 'dev' | 'held') => {
      const random = createRandom('halves', half);
      return new Set(Array.from({ length: 500 }, () => random.word(words)));
    };
    expect([...drawn('dev')].toSorted((a, b) => a - b)).toEqual([0, 2, 4, 6, 8, 10]);
    expect([...drawn('held')].toSorted((a, b) => a - b)).toEqual([1, 3, 5, 7, 9]);
  });

  it('draws numbers of the length that was asked for, without a leading zero', () => {
    const random = createRandom('digits');
    const numbers = Array.from({ length: 200 }, () => random.digits(19));
    expect(numbers.filter((digits) => !/^[1-9]\d{18}$/.test(digits))).toEqual([]);
  });
});
