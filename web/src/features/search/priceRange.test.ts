import { describe, expect, it } from 'vitest';
import { rangeOf, typedRange, wrongBounds } from './priceRange.ts';

describe('typed price ranges', () => {
  it.each([
    ['1.5', '20', { min: 150, max: 2000 }],
    ['20', '1.5', { min: 150, max: 2000 }],
    ['', '9.9', { min: null, max: 990 }],
    ['0.29', '', { min: 29, max: null }],
    ['', '', { min: null, max: null }],
  ])('the range %s to %s is parsed as %o fen', (min, max, range) => {
    expect(wrongBounds({ min, max })).toEqual([]);
    expect(rangeOf({ min, max })).toEqual(range);
  });

  it.each([
    ['abc', '2', ['min']],
    ['1', '1.005', ['max']],
    ['-1', '2000000', ['min', 'max']],
  ])('the range %s to %s is invalid at %s', (min, max, ends) => {
    expect(wrongBounds({ min, max })).toEqual(ends);
  });

  it('a price range is formatted as it is typed', () => {
    expect(typedRange({ min: null, max: 0 })).toEqual({ min: '', max: '0' });
    expect(typedRange({ min: 1200, max: 1250 })).toEqual({ min: '12', max: '12.50' });
  });
});
