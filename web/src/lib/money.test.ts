import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenToYuan, formatMoney, formatSignedMoney, parseYuan, splitFen } from './money.ts';

const fen = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

describe('money', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [100, '1.00'],
    [1260, '12.60'],
    [-1260, '-12.60'],
    [2_900_000_000_000, '29000000000.00'],
  ])('writes %i fen as %s', (amount, text) => {
    expect(fenToYuan(amount)).toBe(text);
  });

  it('puts the sign before the currency mark', () => {
    expect([formatMoney(1260), formatMoney(-1260), formatSignedMoney(1260), formatSignedMoney(0)]).toEqual([
      '¥12.60',
      '-¥12.60',
      '+¥12.60',
      '¥0.00',
    ]);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (amount) => {
    expect(() => fenToYuan(amount)).toThrow(RangeError);
  });

  it.each([
    ['12.6', 1260],
    ['12.', 1200],
    ['¥1,234.05', 123_405],
    ['¥ 8', 800],
    ['１２．５', 1250],
    ['0.29', 29],
    ['1.005', null],
    ['-1', null],
    ['1,2', null],
    ['', null],
    ['.5', null],
    ['1e3', null],
  ])('reads %j as %s', (text, amount) => {
    expect(parseYuan(text)).toBe(amount);
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fen, (amount) => {
        const abs = Math.abs(amount);
        expect(parseYuan(fenToYuan(abs))).toBe(abs);
        expect(parseYuan(formatMoney(abs))).toBe(abs);
      }),
    );
  });

  it('keeps the digits of the fen', () => {
    fc.assert(
      fc.property(fen, (amount) => {
        const digits = fenToYuan(amount).replace(/[-.]/g, '').replace(/^0+/, '');
        expect(digits).toBe(String(Math.abs(amount)).replace(/^0$/, ''));
      }),
    );
  });

  it('answers with fen or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseYuan(text);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});

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
