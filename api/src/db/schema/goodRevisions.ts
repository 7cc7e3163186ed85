import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { goods } from './catalogue.ts';
import { at, id, ref } from './columns.ts';

/**
 * What a supplier has made of goods that stay on sale as they are until an operator has looked at it; at most one of each
 * goods, gone once it is accepted or withdrawn.
 */
export const goodRevisions = pgTable('good_revision', {
  id: id(),
  goodId: ref()
    .notNull()
    .unique('one_good_revision')
    .references(() => goods.id),
  sellerId: ref()
    .notNull()
    .references(() => accounts.id),
  /** The edit as it was asked for, complete; without combinations where these stay as they are. */
  fields: jsonb().notNull(),
  /** The goods as they were when it was asked for: what it does not change stays what it is by then. */
  base: jsonb().notNull(),
  /** 1 waits, 2 refused. */
  status: smallint().notNull().default(1),
  /** Why an operator has refused it; empty otherwise. */
  reason: text().notNull().default(''),
  submittedAt: at().notNull().defaultNow(),
});
