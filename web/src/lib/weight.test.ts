import { describe, expect, it } from 'vitest';
import { gramsOf, inUnit, weightText } from './weight.ts';

/** Every weight that goods may have, the coarse ones and some of the fine ones. */
const WEIGHTS = Array.from({ length: 50_000 }, (_, at) => at + 1).filter(
  (grams) => grams % 7 === 0 || grams % 100 === 0 || grams < 1_100,
);

describe('weights', () => {
  it('stand in the field so that they are read back', () => {
    for (const grams of WEIGHTS) {
      const { weight, weightUnit } = weightText(grams);
      expect(gramsOf(weight, weightUnit)).toBe(grams);
    }
  });

  it('are the same in either unit', () => {
    for (const grams of WEIGHTS) {
      const kilograms = inUnit(String(grams), 'g', 'kg');
      expect(gramsOf(kilograms, 'kg')).toBe(grams);
      expect(inUnit(kilograms, 'kg', 'g')).toBe(String(grams));
    }
  });

  it.each([
    ['180', 'g', 180],
    ['１８０', 'g', 180],
    [' 1 500 ', 'g', 1500],
    ['0.18', 'kg', 180],
    ['1.', 'kg', 1000],
    ['0.001', 'kg', 1],
    ['0', 'g', 0],
  ] as const)('%s in %s are %i grams', (text, unit, grams) => {
    expect(gramsOf(text, unit)).toBe(grams);
  });

  it.each([
    ['', 'g'],
    ['1.5', 'g'],
    ['-1', 'g'],
    ['1e3', 'g'],
    ['0.0001', 'kg'],
    ['.5', 'kg'],
    ['1,5', 'kg'],
    ['半斤', 'kg'],
  ] as const)('%o in %s is none, and stays as it is in the other unit', (text, unit) => {
    expect([gramsOf(text, unit), inUnit(text, unit, unit === 'g' ? 'kg' : 'g')]).toEqual([null, text]);
  });

  it.each([
    [180, { weight: '180', weightUnit: 'g' }],
    [1000, { weight: '1', weightUnit: 'kg' }],
    [2500, { weight: '2.5', weightUnit: 'kg' }],
    [1005, { weight: '1005', weightUnit: 'g' }],
    [50_000, { weight: '50', weightUnit: 'kg' }],
  ])('%i grams stand as %o', (grams, stood) => {
    expect(weightText(grams)).toEqual(stood);
  });
});
