import type { ParcelSplit } from './autoDraft.ts';
import { parcelKey } from './plannedParcels.ts';

/** From where parcels go, and by which courier unless they are split from the others. */
export interface Route {
  warehouseId: number;
  courierId: number;
}

interface Parcels extends Route {
  mergeIds: readonly number[];
  shopOrderIds: readonly number[];
}

/** What is split from the parcels of a route. */
export function splitOf(splits: readonly ParcelSplit[], route: Route): ParcelSplit | null {
  return splits.find((one) => isOf(one, route)) ?? null;
}

/** The split whose parcels go by a route. */
export function splitTo(splits: readonly ParcelSplit[], route: Route): ParcelSplit | undefined {
  return splits.find((one) => one.warehouseId === route.warehouseId && one.courierId === route.courierId);
}

/** The splits with another one of the same route, or with none. */
export function withSplit(
  splits: readonly ParcelSplit[],
  route: Route,
  split: ParcelSplit | null,
): ParcelSplit[] {
  const others = splits.filter((one) => !isOf(one, route));
  return split ? [...others, split] : others;
}

function isOf({ warehouseId, fromId }: ParcelSplit, route: Route): boolean {
  return warehouseId === route.warehouseId && fromId === route.courierId;
}

/** The parcels of an order apart by their courier. */
export function apart<Part extends Parcels>(part: Part, splits: readonly ParcelSplit[]): Part[] {
  const split = splitOf(splits, part);
  if (!split) return [part];
  const keys = new Set(split.parcels);
  const only = (isMoved: boolean): Part => ({
    ...part,
    courierId: isMoved ? split.courierId : part.courierId,
    mergeIds: part.mergeIds.filter((mergeId) => keys.has(parcelKey({ mergeId })) === isMoved),
    shopOrderIds: part.shopOrderIds.filter((shopOrderId) => keys.has(parcelKey({ shopOrderId })) === isMoved),
  });
  return [only(false), only(true)].filter(
    ({ mergeIds, shopOrderIds }) => mergeIds.length + shopOrderIds.length > 0,
  );
}
