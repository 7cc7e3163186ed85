import { expect, it } from 'vitest';
import { leftText } from './dueCountdown.text.ts';

it.each([
  [0, '即将自动同意'],
  [30, '1 分钟后自动同意'],
  [3_600, '1 小时后自动同意'],
  [172_799, '47 小时 59 分后自动同意'],
  [172_800, '48 小时后自动同意'],
  [431_999, '4 天 23 小时后自动同意'],
  [432_000, '5 天后自动同意'],
])('%i seconds are left in words', (seconds, words) => {
  expect(leftText(seconds, '自动同意')).toBe(words);
});
