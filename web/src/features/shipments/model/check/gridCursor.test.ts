import { describe, expect, it } from 'vitest';
import { stepOf } from '../../shared/grid/gridRange.ts';
import { movedCursor, typedField } from './gridCursor.ts';

const ids = ['l2', 'l3', 'l4'];
const at = (id: string, column: number) => ({ id, column, draft: null });

describe('the cursor of the grid', () => {
  it.each([
    ['ArrowDown', at('l2', 1), at('l3', 1)],
    ['ArrowUp', at('l2', 1), at('l2', 1)],
    ['ArrowLeft', at('l3', 0), at('l3', 0)],
    ['End', at('l3', 2), at('l3', 7)],
    ['Home', at('l3', 5), at('l3', 0)],
    ['PageDown', at('l2', 3), at('l4', 3)],
  ])('the key %s keeps the cursor within the grid', (key, from, to) => {
    const step = stepOf(key);
    expect(step && movedCursor(from, ids, step)).toEqual(to);
  });

  it('the cursor restarts at the top when its row is removed', () => {
    expect(movedCursor(at('l9', 4), ids, [1, 0])).toEqual(at('l2', 0));
    expect(movedCursor(null, [], [1, 0])).toBeNull();
  });

  it('typing starts editing in all columns except region', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(typedField)).toEqual([
      ...['thirdOrderNo', 'name', 'phone', null, 'detail', 'num', 'specification'],
      'remark',
    ]);
  });
});
