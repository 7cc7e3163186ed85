import { describe, expect, it } from 'vitest';
import { marqueeSeconds } from './marqueeSeconds.ts';

describe('marqueeSeconds', () => {
  it.each([
    [[], 8],
    [['停'], 8.3],
    [['明日停收', '运费调整'], 10.4],
    [['a'.repeat(100)], 38],
    [['春节🧧'], 8.9],
  ])('marqueeSeconds for %j is %d s', (texts, seconds) => {
    expect(marqueeSeconds(texts)).toBe(seconds);
  });
});
