import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPage, writeSearch } from './page.ts';

it('reads back the page that it wrote', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (page) => {
      expect(readPage(new URLSearchParams(writeSearch({}, page)))).toBe(page);
    }),
  );
});

it.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=99999999'])(
  'takes %j for the first',
  (search) => {
    expect(readPage(new URLSearchParams(search))).toBe(1);
  },
);

it('leaves the defaults out', () => {
  expect([writeSearch({ tab: undefined, q: '' }), writeSearch({ tab: 'in' }, 2)]).toEqual([
    '',
    '?tab=in&page=2',
  ]);
});
