import { describe, expect, it } from 'vitest';
import {
  afterMerging,
  afterSplitting,
  byPieces,
  MAX_CHOSEN,
  namedParcels,
  piecesOf,
  withOrders,
  withoutIds,
  withoutOrders,
} from './chosenOrders.ts';

const alone = { id: 12, mergeId: null, quantity: 1 };
const one = { id: 13, mergeId: 91, quantity: 1 };
const other = { id: 14, mergeId: 91, quantity: 2 };

describe('chosen orders', () => {
  it('withOrders adds an order once with its current parcel', () => {
    expect(withOrders([alone, { ...one, mergeId: null }], [one])).toEqual([alone, one]);
  });

  it('withOrders stops at the limit of one batch', () => {
    const many = Array.from({ length: MAX_CHOSEN + 5 }, (_, id) => ({ id, mergeId: null, quantity: 1 }));
    const chosen = withOrders([], many);
    expect([chosen.length, chosen.at(-1)?.id]).toEqual([MAX_CHOSEN, MAX_CHOSEN - 1]);
  });

  it('withoutOrders removes a merged parcel as a whole and others singly', () => {
    expect(withoutOrders([alone, one, other], [one])).toEqual([alone]);
    expect(withoutOrders([alone, one, other], [alone])).toEqual([one, other]);
    expect(withoutIds([alone, one, other], [13])).toEqual([alone, other]);
  });

  it('the choice follows merging and splitting', () => {
    const merged = afterMerging(
      [alone, { id: 15, mergeId: null, quantity: 1 }],
      [{ mergeId: 92, shopOrderIds: [15, 16] }],
    );
    expect(merged).toEqual([alone, { id: 15, mergeId: 92, quantity: 1 }]);
    expect(afterSplitting([alone, one, other], 91)).toEqual([
      alone,
      { ...one, mergeId: null },
      { ...other, mergeId: null },
    ]);
  });

  it('the parcels are grouped by the pieces bought', () => {
    const three = { id: 15, mergeId: null, quantity: 3 };
    expect([...byPieces([alone, one, other, three])]).toEqual([
      [1, [alone]],
      [3, [one, other, three]],
    ]);
    expect(piecesOf([{ quantity: 2 }, { quantity: 1 }])).toBe(3);
  });

  it('every parcel is listed once', () => {
    expect(namedParcels([alone, one, other])).toEqual({ mergeIds: [91], shopOrderIds: [12] });
  });
});
