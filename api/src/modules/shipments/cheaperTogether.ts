import type { PieceCounts } from '../pricing/supplyPrice.ts';
import { contentRefusal, type Line } from './orderLines.ts';
import { type PricedOrder, type PricedRow, pricedRow, wholeOf } from './pricedOrder.ts';
import { type CheaperTogetherDto, MAX_LINES } from './shipments.schemas.ts';

/** Parcels to one receiver that are tried for one more, so that thousands of them stay quick. */
const MAX_OPEN = 10;

type Place = { order: PricedOrder; part: number; row: PricedRow };
/** What would be one parcel: its places, and the row that it would be. */
type Joined = { places: Place[]; row: PricedRow };

/**
 * Parcels of orders that are placed together, to one receiver from one warehouse by one courier, which cost less as one:
 * those that save most first. `parts` are the places of the orders in what was asked for. Each parcel is in one of them at
 * most, so that all may be joined, and the total is then less by the sum of what they save.
 */
export function cheaperTogether(
  orders: readonly PricedOrder[],
  parts: readonly number[] = orders.map((_, at) => at),
): CheaperTogetherDto[] {
  const whole = wholeOf(orders);
  const places = orders.flatMap((order, at) =>
    order.rows
      // Which orders of a shop go into one parcel is said there, because each is told its number.
      .filter(({ goes, fromShop }) => goes && !fromShop)
      .map((row): Place => ({ order, part: parts[at] ?? at, row })),
  );
  const groups = Map.groupBy(places, keyOf).values();
  return [...groups]
    .filter(({ length }) => length > 1)
    .flatMap((group) => joinedOf(group, whole))
    .map(({ places: joined, row }) => ({
      parcels: joined.map(({ part, row: { row: at } }) => ({ part, row: at })),
      saving: joined.reduce((sum, { row: { price } }) => sum + price.packageFee, -row.price.packageFee),
    }))
    .toSorted((one, other) => other.saving - one.saving);
}

/** What of a group is cheaper as one parcel: each goes to the first that may hold it and that makes it cheaper. */
function joinedOf(group: readonly Place[], whole: PieceCounts): Joined[] {
  const parcels: Joined[] = [];
  for (const place of group) {
    const open = parcels.slice(-MAX_OPEN);
    const joined = open.map((parcel) => joinedWith(parcel, place, whole));
    const at = joined.findIndex((one) => one !== null);
    const one = joined[at];
    if (one) parcels[parcels.length - open.length + at] = one;
    else parcels.push({ places: [place], row: place.row });
  }
  return parcels.filter(({ places }) => places.length > 1);
}

/** A parcel with what is in another; null where that may not be, or costs no less. */
function joinedWith({ places, row }: Joined, place: Place, whole: PieceCounts): Joined | null {
  const { order } = place;
  const thirdOrderNos = [...new Set([...row.thirdOrderNos, ...place.row.thirdOrderNos])];
  // A parcel that is typed has one number at most; another one would be lost.
  if (thirdOrderNos.length > 1) return null;
  const lines = sumOf([...row.lines, ...place.row.lines]);
  if (lines.length > MAX_LINES || contentRefusal(lines)) return null;
  const joined = pricedRow({ ...row, lines, thirdOrderNos }, order.facts, whole);
  const isCheaper = joined.price.packageFee < row.price.packageFee + place.row.price.packageFee;
  return isCheaper ? { places: [...places, place], row: joined } : null;
}

function sumOf(lines: readonly Line[]): Line[] {
  return [...Map.groupBy(lines, ({ sku }) => sku.id).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, num: others.reduce((sum, { num }) => sum + num, first.num) }] : [],
  );
}

function keyOf({ order, row: { receiver } }: Place): string {
  const { facts, sellerId, platform } = order;
  const { receiverName, receiverPhone, provinceCode, cityCode, districtCode, address } = receiver;
  return JSON.stringify([
    ...[facts.warehouse.id, facts.courier.id, sellerId, platform],
    ...[receiverName, receiverPhone, provinceCode, cityCode, districtCode, address],
  ]);
}
