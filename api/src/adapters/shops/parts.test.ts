import { describe, expect, it } from 'vitest';
import { afterPart, cursorOf, isWithin, partOf, placeOf, since } from './parts.ts';

const at = (ms: number) => new Date(ms);
const window = { from: at(1_000), to: at(1_025) };

describe('the parts of a window', () => {
  it('cover it exactly once', () => {
    expect([0, 1, 2, 3, -1].map((part) => partOf(window, 10, part))).toEqual([
      { from: at(1_000), to: at(1_010) },
      { from: at(1_010), to: at(1_020) },
      { from: at(1_020), to: at(1_025) },
      null,
      null,
    ]);
    const moments = Array.from({ length: 27 }, (_, index) => at(999 + index));
    const held = moments.map(
      (moment) =>
        [0, 1, 2].filter((part) => {
          const found = partOf(window, 10, part);
          return found && isWithin(found, moment);
        }).length,
    );
    expect(held).toEqual([0, ...Array(25).fill(1), 0]);
  });

  it('are none for an empty window', () => {
    expect(partOf({ from: at(5), to: at(5) }, 10, 0)).toBeNull();
    expect(partOf({ from: at(5), to: at(4) }, 10, 0)).toBeNull();
  });

  it('end where the window ends, also after a full last part', () => {
    const even = { from: at(0), to: at(20) };
    expect(partOf(even, 10, 1)).toEqual({ from: at(10), to: at(20) });
    expect(partOf(even, 10, 2)).toBeNull();
    expect([afterPart(even, 10, 0), afterPart(even, 10, 1)]).toEqual(['1:', null]);
  });
});

describe('the reach of a platform', () => {
  it.each([
    [900, 1_000, 1_025],
    [1_000, 1_000, 1_025],
    [1_010, 1_010, 1_025],
  ])('from %i on reaches from %i to %i', (reach, from, to) => {
    expect(since(at(reach), window)).toEqual({ from: at(from), to: at(to) });
  });

  it.each([1_025, 2_000])('from %i on is empty', (reach) => {
    expect(since(at(reach), window)).toBeNull();
  });
});

describe('a cursor of window parts', () => {
  it.each([
    [null, { part: 0, mark: '' }],
    ['1:', { part: 1, mark: '' }],
    ['2:a:b\n', { part: 2, mark: 'a:b\n' }],
  ])('is parsed from %j', (cursor, place) => {
    expect(placeOf(cursor, 'x', window, 10)).toEqual(place);
    if (cursor !== null) expect(cursorOf(place)).toBe(cursor);
  });

  it.each(['', ':', 'x:', '1', '-1:', '3:', '12345:', ' 1:'])('is refused for %j', (cursor) => {
    expect(() => placeOf(cursor, 'x', window, 10)).toThrow('x invalid: CURSOR');
  });
});
