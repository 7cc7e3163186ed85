import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns.ts';

/** Words that goods may not carry (违禁词), in lower case; operators are shown where they stand. */
export const forbiddenWords = pgTable(
  'forbidden_word',
  {
    id: id(),
    word: text().notNull().unique(),
    /** The operator who added it; null for a command or an import. */
    addedBy: ref(),
    createdAt: createdAt(),
  },
  (t) => [
    check('forbidden_word_text', sql`${t.word} = lower(${t.word}) AND length(${t.word}) BETWEEN 1 AND 30`),
  ],
);
