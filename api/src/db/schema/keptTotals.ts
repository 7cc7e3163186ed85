import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref } from './columns.ts';

/**
 * The lists of accounts with many rows, whose totals are kept: of orders, parcels and refunds. Totals cover the rows up to an
 * id; those after it are few and counted when they are asked for. The row of owner 0 says up to which order accounts were
 * looked at.
 */
export const keptLists = pgTable(
  'kept_list',
  {
    ownerId: ref().notNull(),
    list: text().notNull(),
    /** Whose column the owner stands in: that of suppliers or that of buyers. */
    isSeller: boolean().notNull().default(false),
    /** The last id that the totals cover. */
    coveredId: ref().notNull().default(0),
    /** Changes of rows up to this id are recorded; beyond `coveredId` so that the totals can be extended. */
    recordedId: ref().notNull().default(0),
    /** Transactions before this one may not have known of `recordedId`; null while that is `coveredId`. */
    knownFrom: ref(),
  },
  (t) => [
    primaryKey({ name: 'kept_list_once', columns: [t.ownerId, t.list] }),
    check('kept_list_name', sql`${t.list} IN ('orders', 'parcels', 'refunds')`),
    check('kept_list_covered', sql`${t.coveredId} <= ${t.recordedId}`),
  ],
);

/** How many rows of a list have a value, such as a status, and between which ids they lie. */
export const keptTotals = pgTable(
  'kept_total',
  {
    ownerId: ref().notNull(),
    list: text().notNull(),
    facet: text().notNull(),
    value: ref().notNull(),
    rows: ref().notNull(),
    firstId: ref().notNull(),
    lastId: ref().notNull(),
  },
  (t) => [primaryKey({ name: 'kept_total_once', columns: [t.ownerId, t.list, t.facet, t.value] })],
);

/** What has changed of covered rows since it was last added to the totals. Append-only, so that nobody waits for another. */
export const keptChanges = pgTable(
  'kept_change',
  {
    ownerId: ref().notNull(),
    list: text().notNull(),
    facet: text().notNull(),
    rowId: ref().notNull(),
    /** Null for a row that came in. */
    before: ref(),
    after: ref(),
  },
  (t) => [index('kept_change_list').on(t.ownerId, t.list, t.rowId)],
);
