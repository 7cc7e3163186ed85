/** So many pieces of a combination in a parcel. */
export interface Item {
  skuId: number;
  quantity: number;
}

/** How many pieces these are together. */
export function piecesIn(items: readonly Item[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
