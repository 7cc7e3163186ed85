import { describe, expect, it } from 'vitest';
import { isIdCard } from './idCard.ts';

const today = new Date('2026-11-21T00:00:00Z');

describe('the validation of identity card numbers', () => {
  it.each([
    ['11010519491231002X', true, 'the example of the standard'],
    ['440524188001010014', false, 'a year that no living person was born in'],
    ['110105194912310021', false, 'another check sign'],
    ['11010519491231002x', false, 'a small x: the caller makes it great'],
    ['110105199902310027', false, 'the 31st of February'],
    ['110105202712310020', false, 'born after today'],
    ['1101051949123100', false, 'too short'],
    ['011010519491231002', false, 'no such region'],
  ])('answers for %s with %s: %s', (number, expected) => {
    expect(isIdCard(number, today)).toBe(expected);
  });
});
