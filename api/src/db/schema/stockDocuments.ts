import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { skus, warehouses } from './catalogue.ts';
import { at, createdAt, id, ref } from './columns.ts';

/** Pieces that a supplier moves from one of its warehouses to another (调拨单). */
export const stockTransfers = pgTable(
  'stock_transfer',
  {
    id: id(),
    transferNo: text().notNull().unique(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    fromWarehouseId: ref()
      .notNull()
      .references(() => warehouses.id),
    toWarehouseId: ref()
      .notNull()
      .references(() => warehouses.id),
    note: text().notNull().default(''),
    /** REST `transferStatus`. */
    status: smallint().notNull(),
    createdAt: createdAt(),
    finishedAt: at(),
  },
  (t) => [
    index('stock_transfer_seller').on(t.sellerId, t.id),
    index('stock_transfer_sent').on(t.sellerId).where(sql`${t.status} = 10`),
    check('stock_transfer_moves', sql`${t.fromWarehouseId} <> ${t.toWarehouseId}`),
    check('stock_transfer_ended', sql`(${t.status} > 10) = (${t.finishedAt} IS NOT NULL)`),
  ],
);

export const stockTransferLines = pgTable(
  'stock_transfer_line',
  {
    transferId: ref()
      .notNull()
      .references(() => stockTransfers.id),
    skuId: ref()
      .notNull()
      .references(() => skus.id),
    /** Pieces that were sent. */
    num: integer().notNull(),
    /** Pieces that arrived; null before, and where it was cancelled. */
    received: integer(),
    /** REST `transferReason`: why fewer arrived. */
    reason: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.transferId, t.skuId] }),
    check('stock_transfer_line_pieces', sql`${t.num} > 0 AND ${t.received} BETWEEN 0 AND ${t.num}`),
    check(
      'stock_transfer_line_reason',
      sql`coalesce(${t.received} < ${t.num}, false) = (${t.reason} IS NOT NULL)`,
    ),
  ],
);

/** What was counted at a warehouse (盘点单). */
export const stocktakes = pgTable(
  'stocktake',
  {
    id: id(),
    stocktakeNo: text().notNull().unique(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    warehouseId: ref()
      .notNull()
      .references(() => warehouses.id),
    note: text().notNull().default(''),
    /** REST `stocktakeStatus`. */
    status: smallint().notNull(),
    createdAt: createdAt(),
    finishedAt: at(),
  },
  (t) => [
    index('stocktake_seller').on(t.sellerId, t.id),
    check('stocktake_ended', sql`(${t.status} > 10) = (${t.finishedAt} IS NOT NULL)`),
  ],
);

export const stocktakeLines = pgTable(
  'stocktake_line',
  {
    stocktakeId: ref()
      .notNull()
      .references(() => stocktakes.id),
    skuId: ref()
      .notNull()
      .references(() => skus.id),
    /** Pieces on hand by the book when it was counted; the difference to it is what is posted. */
    book: integer().notNull(),
    counted: integer().notNull(),
    /** REST `stocktakeReason`; null without a difference. */
    reason: smallint(),
    countedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.stocktakeId, t.skuId] }),
    check('stocktake_line_pieces', sql`${t.book} >= 0 AND ${t.counted} >= 0`),
  ],
);
