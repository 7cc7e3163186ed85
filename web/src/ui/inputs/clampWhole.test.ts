import { expect, it } from 'vitest';
import { clampWhole } from './clampWhole.ts';

it.each([
  ['5', 5],
  [' 12 ', 12],
  ['７', 7],
  ['0', 1],
  ['-3', 1],
  ['1000', 99],
  ['', 2],
  ['1.5', 2],
  ['abc', 2],
])('reads %j as %i', (text, number) => {
  expect(clampWhole(text, 2, 1, 99)).toBe(number);
});
