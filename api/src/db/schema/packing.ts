import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { warehouses } from './catalogue.ts';
import { at, createdAt, id, ref } from './columns.ts';
import { parcels } from './shipments.ts';

/** Parcels of one warehouse that are picked and packed together (波次). */
export const waves = pgTable(
  'wave',
  {
    id: id(),
    /** The day in Shanghai and which of the supplier's it is on that day. */
    waveNo: text().notNull(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    warehouseId: ref()
      .notNull()
      .references(() => warehouses.id),
    createdAt: createdAt(),
    closedAt: at(),
  },
  (t) => [unique('wave_once').on(t.sellerId, t.waveNo), index('wave_seller').on(t.sellerId, t.id)],
);

export const waveParcels = pgTable(
  'wave_parcel',
  {
    waveId: ref()
      .notNull()
      .references(() => waves.id),
    /** From 1 on: which compartment of the trolley it is packed from. */
    place: smallint().notNull(),
    packageId: ref()
      .notNull()
      .references(() => parcels.id),
    /** As long as its wave is. */
    isOpen: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ name: 'wave_parcel_place', columns: [t.waveId, t.place] }),
    uniqueIndex('one_open_wave').on(t.packageId).where(sql`${t.isOpen}`),
    check('wave_parcel_places', sql`${t.place} BETWEEN 1 AND 500`),
  ],
);

/** What was done with a parcel at a packing bench (发货台). */
export const packings = pgTable(
  'packing',
  {
    packageId: ref()
      .primaryKey()
      .references(() => parcels.id),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    /** The bench that has it open or packed it, by a number of its browser; null where none has. */
    bench: text(),
    openedAt: at(),
    /** Why it was put aside last; empty where it was not. */
    skipReason: text().notNull().default(''),
    packedAt: at(),
    /** What the packer is called; empty where nobody said. */
    packedBy: text().notNull().default(''),
  },
  (t) => [index('packing_seller').on(t.sellerId, t.packageId)],
);

/** What a supplier tells its packers about parcels of a buyer. The buyer never sees it. */
export const buyerNotes = pgTable(
  'buyer_note',
  {
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    text: text().notNull(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'buyer_note_once', columns: [t.sellerId, t.accountId] }),
    index('buyer_note_account').on(t.accountId),
  ],
);
