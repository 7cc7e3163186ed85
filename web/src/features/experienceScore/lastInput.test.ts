import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { createLastInput, startingInput } from './lastInput.ts';

describe('the last score input', () => {
  it('the last score input is restored unchanged', () => {
    const last = createLastInput(memoryStorage());
    const input = { ...startingInput, bonus: 2, weights: { goods: 40, logistics: 60 } };
    expect(last.load()).toBeNull();
    last.save(input);
    expect(last.load()).toEqual(input);
  });

  it.each([
    ['a score out of bounds', { ...startingInput, scores: { ...startingInput.scores, goods: 101 } }],
    ['a part of a point', { ...startingInput, scores: { ...startingInput.scores, service: 80.5 } }],
    ['weights above a hundred', { ...startingInput, weights: { goods: 60, logistics: 41 } }],
    ['no weights', { ...startingInput, weights: null }],
    ['a bonus in words', { ...startingInput, bonus: '2' }],
  ])('the last score input is discarded when stored with %s', (_, damaged) => {
    const storage = memoryStorage();
    storage.setItem('chengcang.experienceScore', JSON.stringify({ v: 1, data: damaged }));
    expect(createLastInput(storage).load()).toBeNull();
  });
});
