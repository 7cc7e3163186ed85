import { withFallback } from '../shopOrders/fallbacks.ts';
import { type BoughtItem, joined, type Link, unitsOf } from '../shopOrders/linkedContents.ts';
import {
  courierOf,
  hasEnough,
  holds,
  type Line,
  linesOf,
  type Offer,
  type Stock,
  type Warehouse,
  wrongNumber,
} from '../shopOrders/parcelLines.ts';

/** Where a parcel may go out from instead, before its price. */
export type OpenWay = {
  warehouseId: number;
  courierId: number;
  isFallback: boolean;
  items: { skuId: number; num: number }[];
};

type Stopped = {
  warehouseId: number;
  courierId: number;
  items: { skuId: number; num: number }[];
  /** What its shop's orders say, with the links; nothing for other parcels. */
  bought: readonly BoughtItem[];
};
type Facts = {
  bySku: ReadonlyMap<number, Offer>;
  warehouses: readonly Warehouse[];
  stock: Stock;
  links: readonly Link[];
  isBanned: (warehouseId: number, courierId: number) => boolean;
};

/**
 * The other ways of a parcel: its own goods from each warehouse that has them, by its own courier where that goes there, else by
 * the cheapest; only where there is none, what the fallbacks of its links name.
 */
export function openWays(stopped: Stopped, facts: Facts): OpenWay[] {
  const own = waysWith(stopped.items, stopped, facts);
  if (own.length > 0) return own.map((way) => ({ ...way, isFallback: false }));
  const fallback = fallbackOf(stopped, facts.links);
  return fallback ? waysWith(fallback, stopped, facts).map((way) => ({ ...way, isFallback: true })) : [];
}

/** What the fallbacks of all links of a parcel name; null where one has none, or nothing is linked. */
function fallbackOf({ bought }: Stopped, links: readonly Link[]): Stopped['items'] | null {
  const able = links.filter(({ fallback }) => fallback !== null);
  const units = bought.length === 0 || able.length === 0 ? [] : unitsOf(bought, links.map(withFallback));
  if ('reasonCode' in units || units.length === 0) return null;
  return [...joined(units).pieces].map(([skuId, num]) => ({ skuId, num }));
}

function waysWith(
  items: Stopped['items'],
  { warehouseId, courierId }: Stopped,
  { bySku, warehouses, stock, isBanned }: Facts,
): Omit<OpenWay, 'isFallback'>[] {
  const lines = linesOf(new Map(items.map(({ skuId, num }) => [skuId, num])), bySku);
  if ('reasonCode' in lines || wrongNumber(lines) || !isOfOneSupplier(lines)) return [];
  return warehouses.flatMap((warehouse) => {
    const isSame = warehouse.id === warehouseId;
    // What it holds already is there where it stays.
    const enough = isSame
      ? lines.every(({ offer }) => holds(stock, warehouse.id, offer))
      : hasEnough(stock, warehouse.id, lines);
    const couriers = warehouse.couriers.filter(
      ({ id }) => !(isSame && id === courierId) && !isBanned(warehouse.id, id),
    );
    const courier = enough ? courierOf({ ...warehouse, couriers }, lines, null, courierId) : undefined;
    return courier ? [{ warehouseId: warehouse.id, courierId: courier.id, items }] : [];
  });
}

function isOfOneSupplier(lines: readonly Line[]): boolean {
  return new Set(lines.map(({ offer }) => offer.sellerId)).size === 1;
}
