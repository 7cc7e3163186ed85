import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { at, createdAt, id, ref } from './columns.ts';

/** What a supplier often answers in after-sales cases and refunds (常用回复). */
export const answerTemplates = pgTable(
  'answer_template',
  {
    id: id(),
    sellerId: ref()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    text: text().notNull(),
    /** When it was last put into an answer; null before the first time. */
    usedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('one_answer_template').on(t.sellerId, t.name)],
);
