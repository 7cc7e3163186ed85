import { stepsPer } from '../../shared/statuses.ts';
import type { Region } from '../areas/areas.ts';
import type { OrderFacts } from '../pricing/orderFacts.repository.ts';
import { type ParcelPrice, parcelPrice } from '../pricing/parcelPrice.ts';
import {
  countPieces,
  type PieceCounts,
  type PricedPiece,
  piecesFor,
  priceParts,
  supplyPriceAt,
} from '../pricing/supplyPrice.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { takenBy } from './bundles.ts';
import { type Line, titleOf } from './orderLines.ts';
import type { Recipient } from './recipients.types.ts';

/** A recipient and what goes to it, before its price. */
export type ReadRow = Omit<Recipient, 'num' | 'items'> & {
  row: number;
  lines: Line[];
  region: Region | null;
  /** Of its area, in fen. */
  remoteFee: number;
  freeFreight: boolean;
  goes: boolean;
};

/** `counted` and `price.lines` are in the order of `lines`. */
export type PricedRow = ReadRow & {
  /** The pieces that the price steps of a line go by. */
  counted: number[];
  price: ParcelPrice;
};

export type CheckedFacts = { [Part in keyof OrderFacts]: NonNullable<OrderFacts[Part]> };

/** Fen; of the rows that can go. */
type Sums = {
  goodsFee: number;
  courierFee: number;
  remoteFee: number;
  discountFee: number;
  totalFee: number;
  packageCount: number;
};

/** What was asked for as one order, before its prices: these depend on what is placed with it. */
export type ReadOrder = {
  facts: CheckedFacts;
  sellerId: number;
  platform: number;
  /** The shop of the orders and its write-back; null for other recipients. */
  shop: { id: number; autoSend: boolean; remoteAddressId: string | null } | null;
  /** The waybill software. */
  software: SiteSettings['softwares'][number];
  rows: ReadRow[];
  promisedShipAt: Date | null;
  /** Who rests today: the warehouse, the courier. */
  restingToday: string[];
};

export type PricedOrder = Sums & Omit<ReadOrder, 'rows'> & { rows: PricedRow[] };

/** An order to be placed: it has rows, and all of them can go. */
export type PlaceableOrder = PricedOrder & { rows: [PricedRow, ...PricedRow[]] };

/** Prices what is placed together: the pieces of all rows that can go count for steps by order. */
export function pricedTogether(orders: readonly ReadOrder[]): PricedOrder[] {
  const whole = wholeOf(orders);
  return orders.map((order) => {
    const rows = order.rows.map((row) => pricedRow(row, order.facts, whole));
    return { ...order, rows, ...sumsOf(rows) };
  });
}

/** The pieces of all rows that can go. */
export function wholeOf(orders: readonly { rows: readonly ReadRow[] }[]): PieceCounts {
  const going = orders.flatMap(({ rows }) => rows.filter((row) => row.goes));
  return countPieces(going.flatMap(({ lines }) => lines));
}

/** Prices a row, given the pieces of all that is placed with it. */
export function pricedRow(row: ReadRow, facts: CheckedFacts, whole: PieceCounts): PricedRow {
  const { lines, remoteFee, freeFreight } = row;
  const within = countPieces(lines);
  const counted = lines.map(({ sku }) => piecesFor(sku, sku.stepsPer === stepsPer.order ? whole : within));
  const price = parcelPrice({
    lines: lines.map(({ sku, num }, at) => ({
      ...sku,
      num,
      supplyPrice: supplyPriceAt(sku, counted[at] ?? num),
    })),
    agentFreight: Math.max(0, ...lines.map(({ sku }) => sku.agentFreight)),
    fees: facts.courier.fees,
    levelDiscount: facts.levelDiscount,
    remoteFee,
    freeFreight,
  });
  return { ...row, counted, price };
}

function sumsOf(rows: readonly PricedRow[]): Sums {
  const eligible = rows.filter((row) => row.goes);
  const sum = (part: 'goodsFee' | 'courierFee' | 'remoteFee' | 'discountFee' | 'packageFee') =>
    eligible.reduce((total, { price }) => total + price[part], 0);
  return {
    goodsFee: sum('goodsFee'),
    courierFee: sum('courierFee'),
    remoteFee: sum('remoteFee'),
    discountFee: sum('discountFee'),
    totalFee: sum('packageFee'),
    packageCount: eligible.length,
  };
}

/** Pieces in a parcel. */
export function piecesIn({ lines }: Pick<PricedRow, 'lines'>): number {
  return lines.reduce((sum, { num }) => sum + num, 0);
}

/**
 * What pieces of the rows that can go cost and why, by combination and price: of combinations that do not cost what
 * anybody pays, every price that is in force.
 */
export function pricedPieces({ rows }: Pick<PricedOrder, 'rows'>): PricedPiece[] {
  const pieces = new Map<string, PricedPiece>();
  for (const { goes, lines, counted, price } of rows) {
    for (const [at, { sku, num }] of goes ? lines.entries() : []) {
      const unitPrice = price.lines[at]?.unitPrice ?? 0;
      const key = `${sku.id} ${unitPrice}`;
      const parts = priceParts(sku, counted[at] ?? num);
      const known = pieces.get(key) ?? {
        skuId: sku.id,
        title: titleOf(sku),
        unitPrice,
        parts,
        pieces: 0,
        parcels: 0,
      };
      pieces.set(key, { ...known, pieces: known.pieces + num, parcels: known.parcels + 1 });
    }
  }
  const all = [...pieces.values()];
  const special = new Set(all.filter(({ parts }) => parts.length > 1).map(({ skuId }) => skuId));
  return all.filter(({ skuId }) => special.has(skuId));
}

/** What the rows take that can go, by the id of the combination. */
export function piecesOf({ rows }: Pick<PricedOrder, 'rows'>): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { goes, lines } of rows)
    if (goes) for (const { sku, num } of lines) pieces.set(sku.id, (pieces.get(sku.id) ?? 0) + num);
  return pieces;
}

/** What the rows that can go take of the stock: of bundles, what these are made of. */
export function stockPiecesOf(priced: Pick<PricedOrder, 'rows' | 'facts'>): Map<number, number> {
  const pieces = new Map<number, number>();
  const byId = new Map(priced.facts.skus.map((sku) => [sku.id, sku]));
  for (const [skuId, ordered] of piecesOf(priced))
    for (const { skuId: taken, num } of takenBy(byId.get(skuId) ?? { id: skuId, bundleParts: [] }))
      pieces.set(taken, (pieces.get(taken) ?? 0) + ordered * num);
  return pieces;
}

/** The order of the rows that can go; undefined where none can. */
export function placeable(priced: PricedOrder): PlaceableOrder | undefined {
  const [first, ...others] = priced.rows.filter((row) => row.goes);
  return first && { ...priced, rows: [first, ...others] };
}
