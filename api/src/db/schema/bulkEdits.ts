import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { goods, skus } from './catalogue.ts';
import { at, createdAt, id, ref } from './columns.ts';

/** What one edit makes of its values: REST `change` of a bulk edit. */
type Change = { mode: number; value: number; rounding?: number; warehouseId?: number };

/** What an edit changed of goods besides, for its undo. */
type Kept = { status: number; auditReason: string; version: number };

/** Many goods that a supplier has changed at once (批量修改单). */
export const bulkEdits = pgTable(
  'bulk_edit',
  {
    id: id(),
    editNo: text().notNull().unique(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    /** REST `bulkEditKind`. */
    kind: smallint().notNull(),
    change: jsonb().$type<Change>().notNull(),
    /** Goods and rows that were changed. */
    goodsCount: integer().notNull(),
    rowCount: integer().notNull(),
    createdAt: createdAt(),
    undoneAt: at(),
    /** Rows that were given back; null while it is not undone. */
    undoneCount: integer(),
  },
  (t) => [
    index('bulk_edit_seller').on(t.sellerId, t.id),
    check('bulk_edit_undone', sql`(${t.undoneAt} IS NULL) = (${t.undoneCount} IS NULL)`),
  ],
);

export const bulkEditLines = pgTable(
  'bulk_edit_line',
  {
    editId: ref()
      .notNull()
      .references(() => bulkEdits.id),
    /** From 1 within its edit. */
    place: integer().notNull(),
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    /** Null where goods were changed as a whole. */
    skuId: ref().references(() => skus.id),
    before: bigint({ mode: 'number' }).notNull(),
    after: bigint({ mode: 'number' }).notNull(),
    kept: jsonb().$type<Kept>(),
    /** REST `undoReason`: why the undo left it as it was; null otherwise. */
    undoReason: smallint(),
    /** What the undo found; null where it was gone, and without an undo. */
    undoFound: bigint({ mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.editId, t.place] })],
);
