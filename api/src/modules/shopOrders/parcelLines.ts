import { MAX_LINES } from '../shipments/shipments.schemas.ts';
import type { Pieces, Reason } from './linkedContents.ts';

/** A combination, with the pieces of it that each warehouse has. */
export type Offer = {
  skuId: number;
  skuName: string;
  goodId: number;
  goodName: string;
  pic: string;
  sellerId: number;
  /** First fees of couriers by its goods' own freight template, in fen; without those of the warehouse count. */
  ownFees: { courierId: number; firstFee: number }[];
  /** Goods and combination. */
  onSale: boolean;
  /** Fen that a piece costs the buyer before price steps, without freight. */
  price: number;
  /** Pieces of the goods in a parcel. */
  minNum: number;
  maxNum: number;
  /** By the id of the warehouse, in the order of preference. */
  available: Available[];
  /** What a bundle is made of, which has the stock; empty for a combination with stock of its own. */
  parts: { skuId: number; num: number; available: Available[] }[];
};
type Available = { warehouseId: number; pieces: number };

/** A warehouse that can ship now; couriers by their first fee, in fen. */
export type Warehouse = {
  id: number;
  name: string;
  couriers: { id: number; name: string; firstFee: number }[];
};

export type Line = { offer: Offer; num: number };
export type Place = { warehouse: Warehouse; courier: Warehouse['couriers'][number] };
/** What goes out from where, as one parcel, and for which lines of its order; null for all of its orders. */
export type Source = Place & { lines: Line[]; lineIds: string[] | null; isEnough: boolean };
/** Pieces left of combinations by warehouse, given what was planned before. Bundles have none, but their parts. */
export type Stock = Map<number, Map<number, number>>;

export function stockOf(offers: readonly Offer[]): Stock {
  const stocked = offers.flatMap((offer): Pick<Offer, 'skuId' | 'available'>[] =>
    offer.parts.length > 0 ? offer.parts : [offer],
  );
  return new Map(
    stocked.map(({ skuId, available }) => [
      skuId,
      new Map(available.map(({ warehouseId, pieces }) => [warehouseId, pieces])),
    ]),
  );
}

/** Whether a warehouse holds a combination at all; of a bundle, every part. */
export function holds(stock: Stock, warehouseId: number, offer: Offer): boolean {
  return [...takenBy([{ offer, num: 1 }]).keys()].every((skuId) => stock.get(skuId)?.has(warehouseId));
}

/** Whether a warehouse has what these lines take together. */
export function hasEnough(stock: Stock, warehouseId: number, lines: readonly Line[]): boolean {
  return [...takenBy(lines)].every(([skuId, num]) => (stock.get(skuId)?.get(warehouseId) ?? 0) >= num);
}

export function take(stock: Stock, warehouseId: number, lines: readonly Line[]): void {
  for (const [skuId, num] of takenBy(lines)) {
    const left = stock.get(skuId);
    left?.set(warehouseId, (left.get(warehouseId) ?? 0) - num);
  }
}

/** What lines take of the stock: bundles take their parts. */
function takenBy(lines: readonly Line[]): Pieces {
  const pieces: Pieces = new Map();
  for (const { offer, num } of lines)
    for (const part of offer.parts.length > 0 ? offer.parts : [{ skuId: offer.skuId, num: 1 }])
      pieces.set(part.skuId, (pieces.get(part.skuId) ?? 0) + part.num * num);
  return pieces;
}

/** The courier that is named, else the shop's default if the warehouse works with it, else its cheapest for these lines. */
export function courierOf(
  { couriers }: Warehouse,
  lines: readonly Pick<Line, 'offer'>[],
  courierId: number | null,
  defaultCourierId: number | null,
): Place['courier'] | undefined {
  if (courierId !== null) return couriers.find(({ id }) => id === courierId);
  const named = couriers.find(({ id }) => id === defaultCourierId);
  return named ?? couriers.toSorted((one, other) => firstFeeOf(one, lines) - firstFeeOf(other, lines))[0];
}

/** The dearest first fee that goods of a parcel have counts for all of it. */
function firstFeeOf({ id, firstFee }: Place['courier'], lines: readonly Pick<Line, 'offer'>[]): number {
  const fees = lines.map(
    ({ offer }) => offer.ownFees.find(({ courierId }) => courierId === id)?.firstFee ?? firstFee,
  );
  return fees.length > 0 ? Math.max(...fees) : firstFee;
}

export function linesOf(pieces: Pieces, bySku: ReadonlyMap<number, Offer>): Line[] | Reason {
  const lines: Line[] = [];
  for (const [skuId, num] of pieces) {
    const offer = bySku.get(skuId);
    if (!offer?.onSale)
      return { reasonCode: 'GOODS_UNMAPPED', msg: `关联的商品已下架${offer ? `：${titleOf(offer)}` : ''}` };
    lines.push({ offer, num });
  }
  return lines;
}

/** Why a parcel cannot hold so many; null when it can. */
export function wrongNumber(lines: readonly Line[]): Reason | null {
  if (lines.length > MAX_LINES) return refused(`一个包裹最多${MAX_LINES}种规格，这里有${lines.length}种`);
  for (const ofGood of Map.groupBy(lines, ({ offer }) => offer.goodId).values()) {
    const { minNum = 1, maxNum = 1, goodName = '' } = ofGood[0]?.offer ?? {};
    const num = ofGood.reduce((sum, line) => sum + line.num, 0);
    if (num >= minNum && num <= maxNum) continue;
    const named = lines.length > ofGood.length ? `商品【${goodName}】` : '';
    return refused(`${named}每个包裹的数量应为${minNum}到${maxNum}件，这里是${num}件`);
  }
  return null;
}

export function titleOf({ goodName, skuName }: Offer): string {
  return skuName ? `${goodName} ${skuName}` : goodName;
}

export function refused(msg: string): Reason {
  return { reasonCode: 'ORDER_REFUSED', msg };
}
