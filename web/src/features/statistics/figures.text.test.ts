import { expect, it } from 'vitest';
import { formatRate, formatSeconds } from './figures.text.ts';

it.each([
  [null, '—', '—'],
  [0, '0%', '不到 1 分钟'],
  [1250, '12.5%', '20 分钟'],
  [10_000, '100%', '2 小时 46 分钟'],
  [90_000, '900%', '1 天 1 小时'],
  [172_800, '1728%', '2 天'],
])('%j is shown as a rate %s, and as a time %s', (value, rate, time) => {
  expect([formatRate(value), formatSeconds(value)]).toEqual([rate, time]);
});
