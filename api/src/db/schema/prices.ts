import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { goods, skus } from './catalogue.ts';
import { at, createdAt, fen, id, ref } from './columns.ts';

/**
 * What goods cost from so many pieces on, for all pieces: of one combination, or of all of them together where none is
 * named. A combination with steps of its own has no others.
 */
export const priceSteps = pgTable(
  'price_step',
  {
    id: id(),
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    skuId: ref().references(() => skus.id),
    minPieces: integer().notNull(),
    supplyPrice: fen().notNull(),
  },
  (t) => [
    unique('price_step_once').on(t.goodId, t.skuId, t.minPieces).nullsNotDistinct(),
    check('price_step_amounts', sql`${t.minPieces} > 1 AND ${t.supplyPrice} > 0`),
  ],
);

/** Prices that a supplier has agreed on with some buyers, from one time to another. */
export const priceLists = pgTable(
  'price_list',
  {
    id: id(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    /** All buyers of these levels, beside those who are named. */
    levels: smallint().array().notNull().default(sql`'{}'`),
    startAt: at(),
    endAt: at(),
    /** Counts its changes: who edits an older one is told. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [index('price_list_seller').on(t.sellerId, t.id)],
);

export const priceListBuyers = pgTable(
  'price_list_buyer',
  {
    listId: ref()
      .notNull()
      .references(() => priceLists.id, { onDelete: 'cascade' }),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
  },
  (t) => [
    primaryKey({ name: 'price_list_buyer_once', columns: [t.listId, t.accountId] }),
    index('price_list_buyer_account').on(t.accountId),
  ],
);

/** What goods cost by a list: one of their combinations, or all of them where none is named. */
export const priceListEntries = pgTable(
  'price_list_entry',
  {
    id: id(),
    listId: ref()
      .notNull()
      .references(() => priceLists.id, { onDelete: 'cascade' }),
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    skuId: ref().references(() => skus.id),
    supplyPrice: fen().notNull(),
  },
  (t) => [
    unique('price_list_entry_once').on(t.listId, t.goodId, t.skuId).nullsNotDistinct(),
    index('price_list_entry_good').on(t.goodId),
    check('price_list_entry_amount', sql`${t.supplyPrice} > 0`),
  ],
);

/** How often what prices are made of has changed, by its source (`goods:12`); see `priceVersions.sql`. */
export const priceVersions = pgTable('price_version', {
  source: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});
