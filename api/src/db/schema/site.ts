import { boolean, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** Settings by key; what is missing has its default in the settings module. */
export const settings = pgTable('setting', { key: text().primaryKey(), value: jsonb().notNull() });

export const notices = pgTable(
  'notice',
  {
    id: id(),
    type: smallint().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    top: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('notice_type').on(t.type, t.createdAt.desc())],
);
