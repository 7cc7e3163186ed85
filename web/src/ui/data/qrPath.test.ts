import fc from 'fast-check';
import { expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

/** The squares that a path of `qrPath` darkens. */
function squaresOf(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, right, left]) => {
    expect(left).toBe(right);
    return Array.from({ length: Number(right) }, (_, at) => `${Number(x) + at},${y}`);
  });
}

it('draws each run of dark squares once', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

it('darkens what is dark and nothing else', () => {
  const rows = fc.array(fc.array(fc.boolean(), { maxLength: 12 }), { maxLength: 12 });
  fc.assert(
    fc.property(rows, (matrix) => {
      const dark = matrix.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x},${y}`] : [])));
      expect(squaresOf(qrPath(matrix))).toEqual(dark);
    }),
  );
});
