import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitFen } from './splitFen.ts';

describe('a split', () => {
  const sums = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  const whole = fc.integer({ min: 0, max: 1_000_000_000_000 });
  const weights = fc
    .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 })
    .filter((all) => sums(all) > 0);

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10_000_001, [1, 1, 1], [3_333_334, 3_333_334, 3_333_333]],
    [7, [2, 1], [5, 2]],
    [1, [1, 1_000], [0, 1]],
    [5, [0, 3, 0], [0, 5, 0]],
    [0, [1, 2], [0, 0]],
    [1_000_000_000_000, [999_999_999, 1], [999_999_999_000, 1_000]],
  ])('of %i by %j is %j', (fen, by, parts) => {
    expect(splitFen(fen, by)).toEqual(parts);
  });

  it('adds up to the whole, and no part is a fen away from its share', () => {
    fc.assert(
      fc.property(whole, weights, (fen, by) => {
        const parts = splitFen(fen, by);
        expect(sums(parts)).toBe(fen);
        parts.forEach((part, at) => {
          const product = BigInt(fen) * BigInt(by[at] ?? 0);
          const away = BigInt(part) * BigInt(sums(by)) - product;
          expect(away > -BigInt(sums(by)) && away < BigInt(sums(by))).toBe(true);
        });
      }),
      { numRuns: 10_000 },
    );
  });

  it('gives nothing for no weight, and no less for more', () => {
    fc.assert(
      fc.property(whole, weights, (fen, by) => {
        const parts = splitFen(fen, by);
        const byWeight = parts.map((part, at) => [by[at] ?? 0, part] as const).sort(([a], [b]) => a - b);
        byWeight.forEach(([weight, part], at) => {
          const [, before = 0] = byWeight[at - 1] ?? [];
          if (weight === 0) expect(part).toBe(0);
          if (weight > (byWeight[at - 1]?.[0] ?? 0)) expect(part).toBeGreaterThanOrEqual(before);
        });
      }),
    );
  });

  it.each([
    [-1, [1]],
    [0.5, [1]],
    [1, []],
    [1, [0, 0]],
    [1, [1, -1]],
    [1, [0.5]],
  ])('refuses %d by %j', (fen, by) => {
    expect(() => splitFen(fen, by)).toThrow(RangeError);
  });
});
