import type { Region } from '../areas/areas.ts';
import type { OrderFacts } from '../pricing/orderFacts.repository.ts';
import type { ParcelPrice } from '../pricing/parcelPrice.ts';
import type { SiteSettings } from '../settings/settings.ts';
import type { Recipient } from './recipients.types.ts';

export type PricedRow = Omit<Recipient, 'num'> & {
  row: number;
  /** Pieces of this parcel. */
  num: number;
  region: Region | null;
  goes: boolean;
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

/** What was asked for as one order; its rows may have different numbers of pieces until `splitByNum`. */
export type PricedOrder = Sums & {
  facts: CheckedFacts;
  platform: number;
  /** The shop of the orders and its write-back; null for other recipients. */
  shop: { id: number; autoSend: boolean; remoteAddressId: string | null } | null;
  /** The waybill software. */
  software: SiteSettings['softwares'][number];
  rows: PricedRow[];
  promisedShipAt: Date | null;
  /** Who rests today: the warehouse, the courier. */
  restingToday: string[];
};

/** An order to be placed: all of its rows can go and have `num` pieces. */
export type PlaceableOrder = PricedOrder & { num: number };

export function sumsOf(rows: readonly PricedRow[]): Sums {
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

/** Pieces of the rows that can go. */
export function piecesOf({ rows }: PricedOrder): number {
  return rows.reduce((sum, { goes, num }) => sum + (goes ? num : 0), 0);
}

/** The orders that the rows become that can go: one per number of pieces, in the order of their first rows. */
export function splitByNum(priced: PricedOrder): PlaceableOrder[] {
  const eligible = priced.rows.filter((row) => row.goes);
  return [...Map.groupBy(eligible, ({ num }) => num)].map(([num, rows]) => ({
    ...priced,
    ...sumsOf(rows),
    num,
    rows,
  }));
}
