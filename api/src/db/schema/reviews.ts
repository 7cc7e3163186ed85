import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { goods } from './catalogue.ts';
import { at, createdAt, id, ref } from './columns.ts';

/** What buyers say of goods that they received: one of each goods of an order. */
export const reviews = pgTable(
  'review',
  {
    id: id(),
    orderId: ref().notNull(),
    goodId: ref()
      .notNull()
      .references(() => goods.id),
    accountId: ref()
      .notNull()
      .references(() => accounts.id),
    sellerId: ref().notNull(),
    /** 1 to 5. */
    score: smallint().notNull(),
    text: text().notNull().default(''),
    /** Addresses of uploads. */
    pics: jsonb().$type<string[]>().notNull().default([]),
    /** The combinations that were bought, as they were called. */
    skuName: text().notNull().default(''),
    /** What its author added later (追评); null before. */
    addedAt: at(),
    addedText: text().notNull().default(''),
    addedPics: jsonb().$type<string[]>().notNull().default([]),
    /** The supplier's; null before it. */
    answeredAt: at(),
    answer: text().notNull().default(''),
    /** When an operator hid it, and why; null while it is shown. */
    hiddenAt: at(),
    hiddenReason: text().notNull().default(''),
    /** How much others get from it: pictures count most, then words, then what was added. */
    usefulness: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`(pics <> '[]' OR added_pics <> '[]')::int * 4 + (length(text) >= 15)::int * 2 + (added_text <> '')::int`,
      ),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('one_review').on(t.orderId, t.goodId),
    index('review_good').on(t.goodId, t.id).where(sql`${t.hiddenAt} IS NULL`),
    index('review_good_useful').on(t.goodId, t.usefulness, t.id).where(sql`${t.hiddenAt} IS NULL`),
    index('review_account').on(t.accountId, t.id),
    index('review_seller').on(t.sellerId, t.id),
    index('review_unanswered')
      .on(t.sellerId, t.createdAt)
      .where(sql`${t.answeredAt} IS NULL AND ${t.hiddenAt} IS NULL`),
    index('review_hidden').on(t.id).where(sql`${t.hiddenAt} IS NOT NULL`).concurrently(),
    index('review_pictures')
      .on(t.id)
      .where(sql`(${t.pics} <> '[]' OR ${t.addedPics} <> '[]')`)
      .concurrently(),
    check('review_score', sql`${t.score} BETWEEN 1 AND 5`),
  ],
);

/** How many reviews of goods are shown, by their scores, and how many of them have pictures. Kept by triggers of `review`. */
export const goodReviewCounts = pgTable(
  'good_review_count',
  {
    goodId: ref()
      .primaryKey()
      .references(() => goods.id),
    ones: integer().notNull().default(0),
    twos: integer().notNull().default(0),
    threes: integer().notNull().default(0),
    fours: integer().notNull().default(0),
    fives: integer().notNull().default(0),
    pictured: integer().notNull().default(0),
  },
  (t) => [
    check(
      'good_review_count_least',
      sql`least(${t.ones}, ${t.twos}, ${t.threes}, ${t.fours}, ${t.fives}, ${t.pictured}) >= 0`,
    ),
  ],
);
