import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowWindow } from './rowWindow.ts';

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

describe('the window of rendered rows', () => {
  it('up to a hundred rows are all rendered', () => {
    expect(rowWindow(Array(100).fill(44), 2000, 300)).toEqual({ first: 0, end: 100, above: 0, below: 0 });
  });

  it('the window covers the view and its spacers add up to the full height', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(44, 66), { minLength: 101, maxLength: 500 }),
        fc.nat(33_000),
        fc.integer({ min: 100, max: 900 }),
        (heights, scrolled, viewHeight) => {
          const whole = sum(heights);
          const scrollTop = Math.min(scrolled, Math.max(0, whole - viewHeight));
          const { first, end, above, below } = rowWindow(heights, scrollTop, viewHeight);
          expect(above + sum(heights.slice(first, end)) + below).toBe(whole);
          expect(above).toBeLessThanOrEqual(scrollTop);
          expect(whole - below).toBeGreaterThanOrEqual(Math.min(whole, scrollTop + viewHeight));
        },
      ),
    );
  });

  it('only a few of many rows are rendered', () => {
    const { first, end } = rowWindow(Array(500).fill(44), 10_000, 560);
    expect(end - first).toBeLessThan(60);
  });
});
