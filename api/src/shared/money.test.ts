import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fenOfYuanText, yuanText } from './money.ts';

it('the formatted amount is parsed back to the same fen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => {
      expect(fenOfYuanText(yuanText(fen))).toBe(fen);
    }),
    { numRuns: 10_000 },
  );
});

it.each([
  ['0.29', 29],
  ['12.6', 1_260],
  ['12', 1_200],
  ['0.00', 0],
  ['', null],
  ['12.', null],
  ['.5', null],
  ['12.345', null],
  ['-1.00', null],
  ['1e3', null],
  ['0x10', null],
  [' 12', null],
  ['1,200.00', null],
  ['１２', null],
  ['1234567890', null],
  [12, null],
  [undefined, null],
])('the text %j is parsed as %j fen', (text, fen) => {
  expect(fenOfYuanText(text)).toBe(fen);
});
