import { expect, it } from 'vitest';
import { homeSearch, readHomeCategory } from './homeQuery.ts';

it.each([
  [null, ''],
  [8, '?category=8'],
  [99_999, '?category=99999'],
  [1_234_567_890, '?category=1234567890'],
])('homeQuery writes the category %s as %j and reads it back', (id, search) => {
  expect(homeSearch(id)).toBe(search);
  expect(readHomeCategory(new URLSearchParams(search))).toBe(id);
});

it.each(['abc', '-1', '1.5', '12345678901234567'])('homeQuery reads the category %s as none', (category) => {
  expect(readHomeCategory(new URLSearchParams({ category }))).toBeNull();
});
