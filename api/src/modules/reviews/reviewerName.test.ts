import { describe, expect, it } from 'vitest';
import { reviewerName } from './reviewerName.ts';

describe('the name of a reviewer', () => {
  it.each([
    ['会员0001', '会***'],
    ['小熊杂货铺', '小***'],
    ['Anna', 'A***'],
    ['𠮷野', '𠮷***'],
    ['13800000001', '匿***'],
    ['<b>x', '匿***'],
    ['', '匿***'],
  ])('of %j is %j', (nickName, shown) => {
    expect(reviewerName(nickName)).toBe(shown);
  });
});
