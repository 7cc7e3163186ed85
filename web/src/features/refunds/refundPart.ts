import type { ChosenParcelFieldsFragment } from '../../graphql/generated/graphql.ts';

/** What is known of a parcel's pieces. */
export type DivisibleParcel = Pick<ChosenParcelFieldsFragment, 'outputStatus'> &
  Partial<Pick<ChosenParcelFieldsFragment, 'items' | 'mergeId'>>;

/** So many pieces of each combination, by its id; those that are missing stay all in. */
export type Pieces = Readonly<Record<number, number>>;

/** Whether some of what is in it may be refunded. A merged one is one unit, and while it is issued nothing changes in it. */
export function isDivisible({ items = [], mergeId, outputStatus }: DivisibleParcel): boolean {
  return piecesIn(items) > 1 && !mergeId && outputStatus !== 'ISSUING';
}

/** What is refunded of a parcel, with the fen that it cost; null where that is all of it. */
export function partOf({ items = [] }: Pick<DivisibleParcel, 'items'>, pieces: Pieces | undefined) {
  if (!pieces) return null;
  const chosen = items.map(({ skuId, quantity: of, goodsFee }) => ({
    ...{ skuId, of, quantity: pieces[skuId] ?? of },
    fen: Math.floor((goodsFee * (pieces[skuId] ?? of)) / of),
  }));
  if (chosen.every(({ quantity, of }) => quantity === of)) return null;
  return {
    items: chosen.flatMap(({ skuId, quantity, of }) => (quantity > 0 ? [{ skuId, quantity, of }] : [])),
    fen: chosen.reduce((sum, { fen }) => sum + fen, 0),
  };
}

function piecesIn(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
