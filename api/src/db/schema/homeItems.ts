import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { goods } from './catalogue.ts';
import { at, createdAt, id, ref } from './columns.ts';

/** What operators put into the places of the home page. */
export const homeItems = pgTable(
  'home_item',
  {
    id: id(),
    /** 1 banners, 2 goods, 3 entries. */
    place: smallint().notNull(),
    /** Within its place. */
    sort: integer().notNull(),
    /** What a banner or an entry says; empty for goods, which have names of their own. */
    title: text().notNull().default(''),
    /** Address of an uploaded picture; empty for goods. */
    picture: text().notNull().default(''),
    /** A path of the web app; empty where it leads nowhere, and for goods. */
    link: text().notNull().default(''),
    goodId: ref().references(() => goods.id),
    /** 0 everybody, 1 visitors, 2 buyers. */
    audience: smallint().notNull().default(0),
    /** Null: from the start, without an end. */
    startAt: at(),
    endAt: at(),
    /** An operator has taken it down. */
    downAt: at(),
    /** Counts the changes of its content. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('home_item_place').on(t.place, t.sort),
    uniqueIndex('home_item_good').on(t.goodId).where(sql`${t.goodId} IS NOT NULL`),
    check(
      'home_item_content',
      sql`CASE WHEN ${t.place} = 2 THEN ${t.goodId} IS NOT NULL ELSE ${t.goodId} IS NULL AND ${t.title} <> '' AND ${t.picture} <> '' END`,
    ),
    check('home_item_place_known', sql`${t.place} IN (1, 2, 3) AND ${t.audience} IN (0, 1, 2)`),
    check('home_item_period', sql`${t.startAt} IS NULL OR ${t.endAt} IS NULL OR ${t.startAt} < ${t.endAt}`),
  ],
);
