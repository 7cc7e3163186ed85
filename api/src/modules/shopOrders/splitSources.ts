import { joined, type Unit } from './linkedContents.ts';
import {
  courierOf,
  hasEnough,
  type Line,
  linesOf,
  type Offer,
  type Place,
  type Stock,
  type Warehouse,
  wrongNumber,
} from './parcelLines.ts';

export type SplitPlaces = {
  bySku: ReadonlyMap<number, Offer>;
  /** In the order of preference. */
  warehouses: readonly Warehouse[];
  stock: Stock;
  defaultCourierId: number | null;
};

/** What goes out in one of an order's parcels. */
type Group = { warehouse: Warehouse; units: Unit[] };

const MAX_PARCELS_OF_ORDER = 5;
/** Orders that are harder to divide are left to a person. */
const MAX_STEPS = 5_000;

/**
 * The parcels of an order whose lines do not go out as one: as few as it takes, from warehouses that have enough; of equally
 * many those whose first lines come from preferred warehouses. Null when there are none.
 */
export function splitSources(
  units: readonly Unit[],
  places: SplitPlaces,
): (Place & { lines: Line[]; lineIds: string[] })[] | null {
  let steps = 0;

  function divided(at: number, groups: readonly Group[], most: number): readonly Group[] | null {
    const unit = units[at];
    if (!unit) return groups.every((group) => parcelOf(group, places) !== null) ? groups : null;
    for (const warehouse of places.warehouses) {
      steps += 1;
      if (steps > MAX_STEPS) return null;
      if (!canSend(warehouse, [...unitsFrom(warehouse, groups), unit], places)) continue;
      const found = withUnit({ warehouse, units: [unit] }, groups, most)
        .map((next) => divided(at + 1, next, most))
        .find((each) => each !== null);
      if (found) return found;
    }
    return null;
  }

  for (let most = 2; most <= Math.min(units.length, MAX_PARCELS_OF_ORDER); most += 1) {
    const groups = divided(0, [], most);
    if (groups) return groups.flatMap((group) => parcelOf(group, places) ?? []);
  }
  return null;
}

/** The ways of putting one more unit into parcels: into one of its warehouse, or into a new one. */
function withUnit(added: Group, groups: readonly Group[], most: number): Group[][] {
  const [unit] = added.units;
  if (!unit || (unit.warehouseId !== null && unit.warehouseId !== added.warehouse.id)) return [];
  const into = groups.flatMap((group, index) =>
    group.warehouse === added.warehouse && goTogether([...group.units, unit])
      ? [groups.map((each, at) => (at === index ? { ...each, units: [...each.units, unit] } : each))]
      : [],
  );
  return groups.length < most ? [...into, [...groups, added]] : into;
}

function goTogether(units: readonly Unit[]): boolean {
  return new Set(units.map(({ courierId }) => courierId).filter((id) => id !== null)).size <= 1;
}

function unitsFrom(warehouse: Warehouse, groups: readonly Group[]): Unit[] {
  return groups.filter((group) => group.warehouse === warehouse).flatMap(({ units }) => units);
}

function canSend({ id }: Warehouse, units: readonly Unit[], { bySku, stock }: SplitPlaces): boolean {
  const lines = linesOf(joined(units).pieces, bySku);
  return !('reasonCode' in lines) && hasEnough(stock, id, lines);
}

/** The parcel of a group; null when it cannot go out. */
function parcelOf({ warehouse, units }: Group, { bySku, defaultCourierId }: SplitPlaces) {
  const { pieces, courierId, lineIds } = joined(units);
  const lines = linesOf(pieces, bySku);
  if ('reasonCode' in lines || wrongNumber(lines)) return null;
  const courier = courierOf(warehouse, lines, courierId, defaultCourierId);
  if (!courier) return null;
  const sellers = new Set(lines.map(({ offer }) => offer.sellerId));
  return sellers.size === 1 ? { warehouse, courier, lines, lineIds } : null;
}
