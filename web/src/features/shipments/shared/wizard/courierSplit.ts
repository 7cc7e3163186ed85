import type { Region, RegionCodes } from '../../../../fields/region.ts';
import type { Delivery } from '../../../../shop/delivery.ts';

/** A second courier of a warehouse, for the regions that the chosen one does not serve well. */
export interface CourierSplit {
  courierId: number;
  /** The smallest regions, such as districts, that it serves. */
  areaCodes: readonly string[];
}

export interface SplitAdvice<Row> extends CourierSplit {
  /** What would go by the second courier. */
  rows: readonly Row[];
  /** Of these, how many go where the chosen one does not go at all. */
  banned: number;
  /** Fen less for the others, which the chosen one charges extra for. */
  saving: number;
  /** Provinces that are concerned. */
  provinces: readonly string[];
}

interface Request<Row> {
  rows: readonly Row[];
  courierId: number | null;
  /** The others that may be advised. */
  others: readonly number[];
  /** What a courier takes for a row; null where that is not known. */
  deliveryOf: (courierId: number, row: Row) => Delivery | null;
}

interface Area<Row> {
  code: string;
  rows: readonly Row[];
  isBanned: boolean;
  /** Fen of all rows; where nobody goes none. */
  total: number;
}

/**
 * The second courier that helps most rows which the chosen one does not reach or charges extra for; null where none
 * does better. A region goes to it only when it gets there, and, where both do, for less.
 */
export function adviseSplit<Row extends Region>(request: Request<Row>): SplitAdvice<Row> | null {
  const { rows, courierId, others, deliveryOf } = request;
  if (courierId === null) return null;
  const areaBy = (
    id: number,
    code: string,
    inside: readonly Row[],
  ): (Area<Row> & { extra: number }) | null => {
    const deliveries = inside.map((row) => deliveryOf(id, row));
    if (deliveries.includes(null)) return null;
    const open = deliveries.flatMap((one) => (one?.kind === 'open' ? [one] : []));
    const sum = (of: 'total' | 'remoteFee') => open.reduce((all, one) => all + one[of], 0);
    const isBanned = open.length < inside.length;
    return { code, rows: inside, isBanned, total: sum('total'), extra: sum('remoteFee') };
  };
  const troubled = [...Map.groupBy(rows, areaOf)].flatMap(([code, inside]) => {
    const now = areaBy(courierId, code, inside);
    return now && (now.isBanned || now.extra > 0) ? [now] : [];
  });
  const advices = others
    .filter((id) => id !== courierId)
    .map((id) => {
      const better = troubled.flatMap((now) => {
        const then = areaBy(id, now.code, now.rows);
        return then && !then.isBanned && (now.isBanned || then.total < now.total) ? [{ now, then }] : [];
      });
      return adviceOf(id, better);
    });
  return advices.reduce<SplitAdvice<Row> | null>(
    (best, one) => (one.rows.length > (best?.rows.length ?? 0) ? one : best),
    null,
  );
}

function adviceOf<Row extends Region>(
  courierId: number,
  better: readonly { now: Area<Row>; then: Area<Row> }[],
): SplitAdvice<Row> {
  const rows = better.flatMap(({ now }) => now.rows);
  return {
    courierId,
    areaCodes: better.map(({ now }) => now.code),
    rows,
    banned: better.reduce((sum, { now }) => sum + (now.isBanned ? now.rows.length : 0), 0),
    saving: better.reduce((sum, { now, then }) => sum + (now.isBanned ? 0 : now.total - then.total), 0),
    provinces: [...new Set(rows.map(({ province }) => province))],
  };
}

/** The smallest region that is known, as a code. */
function areaOf({ provinceCode, cityCode, districtCode }: RegionCodes): string {
  return districtCode || cityCode || provinceCode;
}

/** By which courier each row goes. */
export function courierFor<Id extends number | null>(courierId: Id, split: CourierSplit | null) {
  const far = new Set(split?.areaCodes);
  return (row: RegionCodes) => (split && far.has(areaOf(row)) ? split.courierId : courierId);
}

/** A split with more regions. */
export function widened(split: CourierSplit | null, { courierId, areaCodes }: CourierSplit): CourierSplit {
  return { courierId, areaCodes: [...new Set([...(split?.areaCodes ?? []), ...areaCodes])] };
}
