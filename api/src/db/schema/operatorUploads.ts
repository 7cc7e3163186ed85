import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns.ts';
import { operators } from './operators.ts';

/** Pictures that operators have uploaded for everybody to see, as `upload` has those of accounts. */
export const operatorUploads = pgTable(
  'operator_upload',
  {
    id: id(),
    operatorId: ref()
      .notNull()
      .references(() => operators.id),
    /** Name in the storage: random, never reused. */
    key: text().notNull().unique(),
    /** As the operator called it. */
    name: text().notNull(),
    mime: text().notNull(),
    /** Bytes as stored; pixels. */
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** In hexadecimal, of what is stored. */
    sha256: text(),
    /** Something has shown it. */
    used: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('operator_upload_operator').on(t.operatorId, t.id),
    index('operator_upload_unused').on(t.createdAt).where(sql`NOT ${t.used}`),
  ],
);
