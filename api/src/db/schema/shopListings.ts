import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { PropertyValues } from '../../adapters/shops/listingPlatform.ts';
import { goods } from './catalogue.ts';
import { at, createdAt, fen, id, ref } from './columns.ts';
import { shops } from './shops.ts';

/** What a shop was given of goods, or what it would be given now. Pictures are addresses here. */
export type ListedContent = {
  /** Of the goods, as the title was made of. */
  name: string;
  title: string;
  pictures: string[];
  detail: string[];
  specs: { name: string; values: string[] }[];
  /** Only those for sale; `no` is their number here, and prices are fen a piece; an `own` one was set at the platform, and stays. */
  skus: { no: string; values: string[]; price: number; picture: string; own?: true }[];
};

/** What a shop had before the last change, and what that has changed; once a review has refused that, what was refused. */
export type ListedBefore = { content: ListedContent; changes: ListingChange[]; refused?: true };

export const LISTING_CHANGES = [
  'title',
  'pictures',
  'detail',
  'newSkus',
  'endedSkus',
  'skuNames',
  'price',
] as const;

/** What of goods has changed since they were put up, in words. */
export type ListingChange = { kind: (typeof LISTING_CHANGES)[number]; before: string; after: string };

/** What is to be sent of goods that a shop has: a sum of these. */
export const LISTING_EDITS = { content: 1, price: 2 } as const;

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
    /** What the platform said later, as `listingVerdicts`, and in its words; it is asked again at `verdictDueAt`. */
    verdict: smallint().notNull().default(0),
    verdictWords: text().notNull().default(''),
    verdictDueAt: at(),
    /** How often it was put up anew, as other goods at the platform, and what these were called before; '' for none. */
    renewals: smallint().notNull().default(0),
    renewedFrom: text().notNull().default(''),
    /** What the shop has of the goods; null where it is not known. */
    sent: jsonb().$type<ListedContent>(),
    /** Null before the first change. */
    before: jsonb().$type<ListedBefore>(),
    changes: jsonb().$type<ListingChange[]>().notNull().default([]),
    /** What of the changes is to be sent, as `LISTING_EDITS`; 0 for nothing. */
    edits: smallint().notNull().default(0),
    editedAt: at(),
    /** Something has happened that `changes` may depend on; `looks` counts how often. */
    lookDue: boolean().notNull().default(true),
    looks: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('shop_listing_once').on(t.shopId, t.goodId),
    index('shop_listing_due').on(t.shopId, t.dueAt, t.id).where(sql`${t.dueAt} IS NOT NULL`),
    index('shop_listing_newest').on(t.shopId, t.id.desc()),
    index('shop_listing_state').on(t.shopId, t.state, t.id.desc()),
    index('shop_listing_verdict_due').on(t.shopId, t.verdictDueAt).where(sql`${t.verdictDueAt} IS NOT NULL`),
    index('shop_listing_verdict').on(t.shopId, t.verdict, t.id.desc()).where(sql`${t.verdict} > 1`),
    index('shop_listing_remote').on(t.remoteGoodId).where(sql`${t.remoteGoodId} <> ''`),
    index('shop_listing_good').on(t.goodId),
    index('shop_listing_look').on(t.id).where(sql`${t.lookDue} AND ${t.state} = 1`),
    index('shop_listing_changed').on(t.shopId, t.id.desc()).where(sql`${t.changes} <> '[]'`),
    index('shop_listing_edits').on(t.shopId).where(sql`${t.edits} <> 0`),
    index('shop_listing_stuck')
      .on(t.shopId, t.id.desc())
      .where(
        sql`${t.dueAt} IS NULL AND (${t.state} = 2 OR ${t.edits} <> 0 AND ${t.code} <> '') OR ${t.verdict} IN (3, 5)`,
      ),
    check('shop_listing_price', sql`${t.times} > 0 AND ${t.plus} >= 0 AND ${t.floor} BETWEEN 0 AND 99`),
  ],
);

/**
 * What goods that were put up depend on and has changed: the goods, what an account pays, or how a shop is kept. It stands here
 * until the rows are marked that it concerns.
 */
export const shopListingChanges = pgTable('shop_listing_change', {
  id: id(),
  goodId: ref(),
  accountId: ref(),
  shopId: ref(),
});
