import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdCard } from './idCard.ts';

// The example of GB 11643.
const NUMBER = '11010519491231002X';

describe('identity card numbers', () => {
  it.each([
    ['11010519491231002X', true],
    ['110105194912310021', false],
    ['11010519491231002x', false],
    // Born in 1880: the check sign is right, no living holder has it.
    ['440524188001010014', false],
    ['11010519491331002X', false],
    ['1101051949123100', false],
    ['01010519491231002X', false],
    ['', false],
  ])('isIdCard classifies %s as %s', (number, is) => {
    expect(isIdCard(number)).toBe(is);
  });

  it('isIdCard rejects a number with any one digit changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (place, off) => {
        const digit = (Number(NUMBER[place]) + off) % 10;
        expect(isIdCard(NUMBER.slice(0, place) + digit + NUMBER.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('isIdCard rejects a number with two neighbouring digits swapped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), (place) => {
        const [one, two] = [NUMBER[place], NUMBER[place + 1]];
        fc.pre(one !== two);
        expect(isIdCard(`${NUMBER.slice(0, place)}${two}${one}${NUMBER.slice(place + 2)}`)).toBe(false);
      }),
    );
  });
});
