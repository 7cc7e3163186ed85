import { describe, expect, it } from 'vitest';
import { isWhole, readId } from './page.ts';

describe('an id in an address', () => {
  it.each([
    ['7', 7],
    ['2147483648', 2147483648],
    ['9999999999', 9999999999],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', null],
    ['99999999999999999999', null],
    ['0', null],
    ['-1', null],
    ['1x', null],
    ['', null],
  ])('%s is %s', (text, id) => {
    expect(readId(text)).toBe(id);
  });

  it('is whole where it could be counted', () => {
    expect(['0', '4294967296', '1e3', ' 1'].map(isWhole)).toEqual([true, true, false, false]);
  });
});
