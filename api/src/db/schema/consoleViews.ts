import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns.ts';
import { operators } from './operators.ts';

/** Filters of a list of the console under a name, as its address has them. Without typed words: those may name a person. */
export const consoleViews = pgTable(
  'console_view',
  {
    id: id(),
    operatorId: ref()
      .notNull()
      .references(() => operators.id),
    /** Of the table of lists, such as `orders`. */
    list: text().notNull(),
    name: text().notNull(),
    /** The search part of the address with its `?`; empty for the whole list. */
    search: text().notNull(),
    /** Every operator has it in the menu. */
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('console_view_name').on(t.operatorId, t.list, t.name),
    index('console_view_shared').on(t.list, t.id).where(sql`${t.isShared}`),
    check('console_view_search', sql`length(${t.search}) <= 500`),
  ],
);
