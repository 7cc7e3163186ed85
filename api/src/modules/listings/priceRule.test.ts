import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  heldAbove,
  isBelowFloor,
  LISTING_ENDINGS,
  type ListingEnding,
  leastPriceOf,
  marginOf,
  priceBy,
} from './priceRule.ts';

const rule = (ending: ListingEnding, more: object = {}) => ({
  times: 150,
  plus: 0,
  ending,
  floor: 0,
  ...more,
});

describe('the price of goods in a shop', () => {
  it.each([
    [0, 1_001, 1_502],
    [1, 1_001, 1_510],
    [2, 1_001, 1_600],
    [3, 1_001, 1_590],
    [4, 1_001, 1_599],
    // What ends so already stays.
    [1, 1_000, 1_500],
    [2, 1_000, 1_500],
    [3, 1_060, 1_590],
    [4, 1_066, 1_599],
  ] as const)('with ending %i is, of %i fen at one and a half times, %i fen', (ending, cost, price) => {
    expect(priceBy(rule(ending), cost)).toBe(price);
  });

  it('has an amount more, before its ending', () => {
    expect(priceBy(rule(3, { times: 100, plus: 500 }), 1_250)).toBe(1_790);
  });

  it('is never below what the rule says, and less than a yuan above it', () => {
    fc.assert(
      fc.property(
        fc.record({ times: fc.integer({ min: 1, max: 10_000 }), plus: fc.nat(100_000), floor: fc.nat(99) }),
        fc.constantFrom(...LISTING_ENDINGS),
        fc.integer({ min: 1, max: 10_000_000 }),
        (amounts, ending, cost) => {
          const least = (cost * amounts.times) / 100 + amounts.plus;
          const price = priceBy({ ...amounts, ending }, cost);
          expect(price).toBeGreaterThanOrEqual(least);
          expect(price).toBeLessThan(least + 101);
        },
      ),
    );
  });

  it('leaves a margin, or too little of it', () => {
    expect(marginOf(1_500, 1_000)).toBe(33);
    expect(marginOf(1_000, 1_500)).toBe(-50);
    const third = rule(0, { floor: 33 });
    expect([isBelowFloor(third, 1_500, 1_000), isBelowFloor(third, 1_490, 1_000)]).toEqual([false, true]);
    expect(isBelowFloor(rule(0), 1_000, 1_000)).toBe(false);
    expect(isBelowFloor(rule(0), 999, 1_000)).toBe(true);
  });

  it.each(LISTING_ENDINGS)('is the least with an ending of %s that leaves a margin', (ending) => {
    for (const floor of [0, 10, 33, 90])
      for (const cost of [1, 99, 1_000, 123_456]) {
        const price = leastPriceOf({ floor, ending }, cost);
        expect(isBelowFloor({ floor }, price, cost)).toBe(false);
        const step = { 0: 1, 1: 10, 2: 100, 3: 100, 4: 100 }[ending];
        expect(price - step <= 0 || isBelowFloor({ floor }, price - step, cost)).toBe(true);
      }
  });
});

describe('a price that a margin rule raises by itself', () => {
  const sold = (price: number, least: number) => ({ price, least, raiseLimit: 20 });
  it.each([
    ['is that of its own rule where that leaves enough', 1_990, sold(1_690, 1_900), 1_990],
    ['follows its own rule downwards as far as enough is left', 1_090, sold(2_000, 1_000), 1_090],
    ['is no less than leaves enough', 1_990, sold(1_690, 2_000), 2_000],
    ['is no less than now where it is not raised as far', 1_590, sold(1_690, 3_000), 1_690],
    ['is that of its own rule where it is not raised', 1_590, undefined, 1_590],
  ])('%s', (_what, byRule, held, price) => {
    expect(heldAbove(byRule, held)).toBe(price);
    // Sent, it is not changed once more.
    if (held) expect(heldAbove(byRule, { ...held, price })).toBe(price);
  });
});
