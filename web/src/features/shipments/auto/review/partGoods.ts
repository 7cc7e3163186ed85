import { type Composed, partsOf } from '../flow/batchInput.ts';

/** What every parcel of a part is sent. */
export interface SentGoods {
  /** Of the goods; empty before it was read. */
  name: string;
  /** Pieces a parcel. */
  num: number;
}

/** The goods of every part of the batch, in its order; `oneName` is of those that go to all. */
export function partGoods(draft: Composed, oneName: string): SentGoods[] {
  const names = new Map(draft.plan?.parts.map(({ goodId, goodName }) => [goodId, goodName]));
  return partsOf(draft).map(({ goodId, num }) => ({
    name: draft.mode === 'mapped' ? (names.get(goodId) ?? '') : oneName,
    num,
  }));
}
