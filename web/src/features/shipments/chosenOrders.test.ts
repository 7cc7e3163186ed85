import { describe, expect, it } from 'vitest';
import {
  afterMerging,
  afterSplitting,
  MOST_CHOSEN,
  namedParcels,
  withChoice,
  withoutIds,
} from './chosenOrders.ts';

const alone = { id: 12, mergeId: null };
const one = { id: 13, mergeId: 91 };
const other = { id: 14, mergeId: 91 };

describe('the choice of orders', () => {
  it('takes an order in once, with the parcel that it belongs to now', () => {
    expect(withChoice([alone, { ...one, mergeId: null }], [one], true)).toEqual([alone, one]);
  });

  it('takes no more than can be shipped as one decision', () => {
    const many = Array.from({ length: MOST_CHOSEN + 5 }, (_, id) => ({ id, mergeId: null }));
    const chosen = withChoice([], many, true);
    expect([chosen.length, chosen.at(-1)?.id]).toEqual([MOST_CHOSEN, MOST_CHOSEN - 1]);
  });

  it('takes a merged parcel out as a whole, and others alone', () => {
    expect(withChoice([alone, one, other], [one], false)).toEqual([alone]);
    expect(withChoice([alone, one, other], [alone], false)).toEqual([one, other]);
    expect(withoutIds([alone, one, other], [13])).toEqual([alone, other]);
  });

  it('follows merging and splitting', () => {
    const merged = afterMerging(
      [alone, { id: 15, mergeId: null }],
      [{ mergeId: 92, shopOrderIds: [15, 16] }],
    );
    expect(merged).toEqual([alone, { id: 15, mergeId: 92 }]);
    expect(afterSplitting([alone, one, other], 91)).toEqual([
      alone,
      { id: 13, mergeId: null },
      { id: 14, mergeId: null },
    ]);
  });

  it('names every parcel once', () => {
    expect(namedParcels([alone, one, other])).toEqual({ mergeIds: [91], shopOrderIds: [12] });
  });
});
