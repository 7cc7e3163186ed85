import { describe, expect, it } from 'vitest';
import {
  afterMerging,
  afterSplitting,
  byPieces,
  MOST_CHOSEN,
  namedParcels,
  piecesOf,
  withOrders,
  withoutIds,
  withoutOrders,
} from './chosenOrders.ts';

const alone = { id: 12, mergeId: null, num: 1 };
const one = { id: 13, mergeId: 91, num: 1 };
const other = { id: 14, mergeId: 91, num: 2 };

describe('the choice of orders', () => {
  it('takes an order in once, with the parcel that it belongs to now', () => {
    expect(withOrders([alone, { ...one, mergeId: null }], [one])).toEqual([alone, one]);
  });

  it('takes no more than can be shipped as one decision', () => {
    const many = Array.from({ length: MOST_CHOSEN + 5 }, (_, id) => ({ id, mergeId: null, num: 1 }));
    const chosen = withOrders([], many);
    expect([chosen.length, chosen.at(-1)?.id]).toEqual([MOST_CHOSEN, MOST_CHOSEN - 1]);
  });

  it('takes a merged parcel out as a whole, and others alone', () => {
    expect(withoutOrders([alone, one, other], [one])).toEqual([alone]);
    expect(withoutOrders([alone, one, other], [alone])).toEqual([one, other]);
    expect(withoutIds([alone, one, other], [13])).toEqual([alone, other]);
  });

  it('follows merging and splitting', () => {
    const merged = afterMerging(
      [alone, { id: 15, mergeId: null, num: 1 }],
      [{ mergeId: 92, shopOrderIds: [15, 16] }],
    );
    expect(merged).toEqual([alone, { id: 15, mergeId: 92, num: 1 }]);
    expect(afterSplitting([alone, one, other], 91)).toEqual([
      alone,
      { ...one, mergeId: null },
      { ...other, mergeId: null },
    ]);
  });

  it('tells the parcels apart by the pieces that the customers bought', () => {
    const three = { id: 15, mergeId: null, num: 3 };
    expect([...byPieces([alone, one, other, three])]).toEqual([
      [1, [alone]],
      [3, [one, other, three]],
    ]);
    expect(piecesOf([{ num: 2 }, { num: 1 }])).toBe(3);
  });

  it('names every parcel once', () => {
    expect(namedParcels([alone, one, other])).toEqual({ mergeIds: [91], shopOrderIds: [12] });
  });
});
