import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { PropertyValues } from '../../adapters/shops/listingPlatform.ts';
import { goods } from './catalogue.ts';
import { at, createdAt, fen, id, ref } from './columns.ts';
import { shops } from './shops.ts';

/**
 * Goods that are put up in a shop of a buyer's, as they asked for it. The id is part of the number that the shop's platform
 * has them by, so a row stays the same through all attempts.
 */
export const shopListings = pgTable(
  'shop_listing',
  {
    id: id(),
    shopId: ref()
      .notNull()
      .references(() => shops.id),
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    title: text().notNull(),
    /** The platform's, as its name was when it was chosen. */
    categoryId: text().notNull(),
    categoryName: text().notNull(),
    properties: jsonb().$type<PropertyValues[]>().notNull(),
    freightId: text().notNull(),
    /** Of the shop's service for its customers. */
    phone: text().notNull(),
    /** The price: so many hundredths of what a piece costs, and so many fen more, ending as `ListingEnding` says. */
    times: integer().notNull(),
    plus: fen().notNull(),
    ending: smallint().notNull(),
    /** Percent of the price that are left at least; below it the goods are not put up. */
    floor: smallint().notNull(),
    /** False: as a draft of the shop. */
    onSale: boolean().notNull(),
    /** 0 waiting, 1 put up, 2 failed. */
    state: smallint().notNull().default(0),
    /** Why the last attempt failed, as a reason code, and what the platform said; '' when it did not. */
    code: text().notNull().default(''),
    words: text().notNull().default(''),
    attempts: smallint().notNull().default(0),
    /** The platform was asked and has not answered: it may have the goods. */
    outcomeUnknown: boolean().notNull().default(false),
    dueAt: at(),
    leaseUntil: at(),
    /** What the platform calls the goods; '' before it has them. */
    remoteGoodId: text().notNull().default(''),
    /** Fen, of the combination that costs least and of the one that costs most; null before. */
    priceFrom: fen(),
    priceTo: fen(),
    listedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('shop_listing_once').on(t.shopId, t.goodId),
    index('shop_listing_due').on(t.shopId, t.dueAt, t.id).where(sql`${t.dueAt} IS NOT NULL`),
    index('shop_listing_newest').on(t.shopId, t.id.desc()),
    index('shop_listing_state').on(t.shopId, t.state, t.id.desc()),
    check('shop_listing_price', sql`${t.times} > 0 AND ${t.plus} >= 0 AND ${t.floor} BETWEEN 0 AND 99`),
  ],
);
