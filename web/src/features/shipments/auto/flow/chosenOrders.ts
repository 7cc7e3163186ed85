import type { ChosenOrder } from './autoDraft.ts';

/** Most orders of a shop that can be shipped as one decision. */
export const MAX_CHOSEN = 1_000;

type Orders = readonly ChosenOrder[];

/** The choice with these orders put in. */
export function withOrders(chosen: Orders, orders: Orders): Orders {
  const ids = new Set(orders.map(({ id }) => id));
  return [...chosen.filter(({ id }) => !ids.has(id)), ...orders].slice(0, MAX_CHOSEN);
}

/** The choice with these orders taken out; who takes out one of a merged parcel takes out all of it. */
export function withoutOrders(
  chosen: Orders,
  orders: readonly Pick<ChosenOrder, 'id' | 'mergeId'>[],
): Orders {
  const ids = new Set(orders.map(({ id }) => id));
  const mergeIds = new Set(orders.flatMap(({ mergeId }) => mergeId ?? []));
  return chosen.filter(({ id, mergeId }) => !ids.has(id) && !(mergeId !== null && mergeIds.has(mergeId)));
}

/** The choice without these orders. */
export function withoutIds(chosen: Orders, ids: readonly number[]): Orders {
  return chosen.filter(({ id }) => !ids.includes(id));
}

/** The choice after orders were made one parcel. */
export function afterMerging(chosen: Orders, groups: readonly MergedGroup[]): Orders {
  const mergeOf = new Map(
    groups.flatMap(({ mergeId, shopOrderIds }) => shopOrderIds.map((id) => [id, mergeId])),
  );
  return chosen.map((order) => ({ ...order, mergeId: mergeOf.get(order.id) ?? order.mergeId }));
}

/** The choice after a merged parcel was taken apart. */
export function afterSplitting(chosen: Orders, mergeId: number): Orders {
  return chosen.map((order) => (order.mergeId === mergeId ? { ...order, mergeId: null } : order));
}

/** Several orders that are one parcel now. */
export interface MergedGroup {
  mergeId: number;
  shopOrderIds: readonly number[];
}

/** The choice as requests name it: merged parcels, and orders that go alone. */
export function namedParcels(chosen: Orders): { mergeIds: number[]; shopOrderIds: number[] } {
  return {
    mergeIds: [...new Set(chosen.flatMap(({ mergeId }) => mergeId ?? []))],
    shopOrderIds: chosen.flatMap(({ id, mergeId }) => (mergeId === null ? id : [])),
  };
}

/** The choice by how many pieces the customers bought a parcel; those of a merged parcel together. */
export function byPieces(chosen: Orders): Map<number, ChosenOrder[]> {
  const ofMerge = new Map<number, number>();
  for (const { mergeId, quantity } of chosen)
    if (mergeId !== null) ofMerge.set(mergeId, (ofMerge.get(mergeId) ?? 0) + quantity);
  const groups = new Map<number, ChosenOrder[]>();
  for (const order of chosen) {
    const pieces = (order.mergeId !== null && ofMerge.get(order.mergeId)) || order.quantity;
    groups.set(pieces, [...(groups.get(pieces) ?? []), order]);
  }
  return groups;
}

/** The pieces that an order of the shop is for. */
export function piecesOf(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
