import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenToYuan, formatMoney, formatSignedMoney, parseYuan } from './money.ts';

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
