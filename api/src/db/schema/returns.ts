import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { couriers } from './catalogue.ts';
import { at, createdAt, id, ref } from './columns.ts';
import { parcels } from './shipments.ts';

/** Where a warehouse wants goods back, as it was when they were asked for. */
export type ReturnAddress = {
  warehouseId: number;
  warehouseName: string;
  contact: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
};

/** A step of a returned parcel's way: its courier's words. */
export type ReturnTrace = { at: string; text: string };

/** A parcel that comes back to a supplier. One that no case is known of has no buyer (无主件). */
export const returnParcels = pgTable(
  'return_parcel',
  {
    id: id(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    /** The buyer whose cases it is of; null while nobody knows. */
    accountId: ref().references(() => accounts.id),
    /** Where it is to arrive, or has. */
    warehouseId: ref(),
    /** The parcel that was sent and comes back under its own number; null for one that was sent back under another. */
    packageId: ref().references(() => parcels.id),
    /** Null where it arrived before anybody had said by which it comes. */
    courierId: ref().references(() => couriers.id),
    waybillNo: text().notNull(),
    /** As with `order_package`. */
    traceState: smallint(),
    traceText: text().notNull().default(''),
    tracedAt: at(),
    trackedUntil: at(),
    traceCheckedAt: at(),
    /** All that the courier said, the newest first; erased with the receiver of what was sent. */
    traces: jsonb().$type<ReturnTrace[]>().notNull().default([]),
    /** When its courier says that it was delivered. */
    signedAt: at(),
    /** When the warehouse scanned it. */
    arrivedAt: at(),
    /** What the supplier writes about one that nobody knows. */
    note: text().notNull().default(''),
    /** When its supplier said that nothing more is to be done about one that nobody knows. */
    closedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('return_parcel_once').on(t.sellerId, t.waybillNo),
    index('return_parcel_seller').on(t.sellerId, t.id),
    index('return_parcel_stray').on(t.sellerId, t.id).where(sql`${t.accountId} IS NULL`),
    index('return_parcel_underway').on(t.sellerId, t.id).where(sql`${t.arrivedAt} IS NULL`),
    index('return_parcel_waybill').on(t.waybillNo),
    index('return_parcel_package').on(t.packageId).where(sql`${t.packageId} IS NOT NULL`),
    index('return_parcel_to_track')
      .on(sql`coalesce(${t.traceCheckedAt}, ${t.createdAt})`)
      .where(
        sql`${t.signedAt} IS NULL AND ${t.arrivedAt} IS NULL AND ${t.courierId} IS NOT NULL AND ${t.packageId} IS NULL`,
      ),
  ],
);

/** Parcels that are seen to come back, or must: a case is opened for each, and the row deleted. */
export const comingBack = pgTable('coming_back', {
  packageId: ref()
    .primaryKey()
    .references(() => parcels.id),
  /** REST `caseKind`: 8 its order was refunded at its shop, 9 its receiver did not take it. */
  kind: smallint().notNull(),
  createdAt: createdAt(),
});
